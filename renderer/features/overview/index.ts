import type { FeatureRoute } from '#ui';
import { OverviewScreen } from './overview-screen.tsx';

export const routes: readonly FeatureRoute[] = [{ path: '/', component: OverviewScreen }];
