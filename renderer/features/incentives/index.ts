import type { FeatureRoute } from '#ui';
import { IncentivesScreen } from './incentives-screen.tsx';

export const routes: readonly FeatureRoute[] = [{ path: '/', component: IncentivesScreen }];
