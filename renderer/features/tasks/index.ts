import type { FeatureRoute } from '#ui';
import { TaskScreen } from './detail/task-screen.tsx';
import { TasksScreen } from './tasks-screen.tsx';
import { TimelineScreen } from './timeline/timeline-screen.tsx';
import { WeightsScreen } from './weights-screen.tsx';

export const routes: readonly FeatureRoute[] = [
  { path: '/', component: TasksScreen },
  { path: '/weights', component: WeightsScreen },
  { path: '/attempts/:attemptId', component: TimelineScreen },
  { path: '/:taskId', component: TaskScreen },
];
