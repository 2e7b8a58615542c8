import type { FeatureRoute } from '#ui';
import { PeopleScreen } from './people-screen.tsx';

export const routes: readonly FeatureRoute[] = [{ path: '/', component: PeopleScreen }];
