import './work.css';
import type { FeatureRoute } from '#ui';
import { WorkScreen } from './list/work-screen.tsx';
import { TaskScreen } from './task/task-screen.tsx';

export const routes: readonly FeatureRoute[] = [
  { path: '/', component: WorkScreen },
  { path: '/:assignmentId', component: TaskScreen },
];
