import type { FeatureRoute } from '#ui';
import { LaborTimeScreen } from './labor-time-screen.tsx';

export const routes: readonly FeatureRoute[] = [{ path: '/', component: LaborTimeScreen }];
