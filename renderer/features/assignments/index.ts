import type { FeatureRoute } from '#ui';
import { AssignmentsScreen } from './assignments-screen.tsx';

export const routes: readonly FeatureRoute[] = [{ path: '/', component: AssignmentsScreen }];
