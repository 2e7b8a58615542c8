import type { FeatureRoute } from '#ui';
import { ImportsScreen } from './imports-screen.tsx';

export const routes: readonly FeatureRoute[] = [{ path: '/', component: ImportsScreen }];
