import { lazy } from 'react';
import type { ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import type { FeatureRoute } from '#ui';
import { NotFound } from './not-found.tsx';

interface Feature {
  readonly routes: readonly FeatureRoute[];
}

/** The feature behind each section of a project, loaded when first entered. A feature never imports another. */
const features: Readonly<Record<string, () => Promise<Feature>>> = {
  work: () => import('../features/work/index.ts'),
  checks: () => import('../features/checks/index.ts'),
  overview: () => import('../features/overview/index.ts'),
  tasks: () => import('../features/tasks/index.ts'),
  people: () => import('../features/people/index.ts'),
  assignments: () => import('../features/assignments/index.ts'),
  imports: () => import('../features/imports/index.ts'),
  'labor-time': () => import('../features/labor-time/index.ts'),
  incentives: () => import('../features/incentives/index.ts'),
  audit: () => import('../features/audit/index.ts'),
  settings: () => import('../features/projects/index.ts'),
};

/** Each section as a lazy component; made once, so that going back does not load again. */
export const sectionScreens: readonly { readonly path: string; readonly screen: ComponentType }[] =
  Object.entries(features).map(([path, load]) => ({
    path,
    screen: lazy(async () => {
      const { routes } = await load();
      return { default: () => <FeatureScreens section={path} routes={routes} /> };
    }),
  }));

function FeatureScreens({ section, routes }: Feature & { readonly section: string }) {
  return (
    <Switch>
      {routes.map(({ path, component }) => (
        <Route
          key={path}
          path={`/p/:projectId/${section}${path === '/' ? '' : path}`}
          component={component}
        />
      ))}
      <Route component={NotFound} />
    </Switch>
  );
}
