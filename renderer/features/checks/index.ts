import type { FeatureRoute } from '#ui';
import { ChecksScreen } from './checks-screen.tsx';

export const routes: readonly FeatureRoute[] = [{ path: '/', component: ChecksScreen }];
