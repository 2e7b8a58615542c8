import type { FeatureRoute } from '#ui';
import { TasksScreen } from './tasks-screen.tsx';

export const routes: readonly FeatureRoute[] = [{ path: '/', component: TasksScreen }];
