import type { FeatureRoute } from '#ui';
import { WorkScreen } from './work-screen.tsx';

export const routes: readonly FeatureRoute[] = [{ path: '/', component: WorkScreen }];
