import type { FeatureRoute } from '#ui';
import { CheckScreen } from './check/check-screen.tsx';
import { ChecksScreen } from './queue/checks-screen.tsx';
import './rubric/rubric.css';
import './checks.css';

export const routes: readonly FeatureRoute[] = [
  { path: '/', component: ChecksScreen },
  { path: '/:checkId', component: CheckScreen },
];
