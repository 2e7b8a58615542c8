import type { FeatureRoute } from '#ui';
import { ProjectSettingsScreen } from './project-settings-screen.tsx';

export * from './new-project.tsx';
export * from './project-list.tsx';
export const routes: readonly FeatureRoute[] = [{ path: '/', component: ProjectSettingsScreen }];
