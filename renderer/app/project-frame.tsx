import { Suspense, useMemo } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { ProjectProvider, projectPath, useSession } from '#api';
import type { ProjectId } from '#domain';
import { useMessages } from '#messages';
import { EmptyState, LoadingState, Screen } from '#ui';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';
import { NavigationRail } from './navigation-rail.tsx';
import { NotFound } from './not-found.tsx';
import { sectionScreens } from './routes.tsx';
import { findHomeSection, listSections } from './sections.ts';

/** A project: its navigation, and the screen of the current section. */
export function ProjectFrame({ projectId }: { readonly projectId: string }) {
  const t = useMessages('app');
  const { memberships } = useSession();
  const [location] = useLocation();
  const membership = memberships.find((entry) => entry.projectId === projectId);
  const project = useMemo(
    () =>
      membership && {
        projectId: membership.projectId,
        name: membership.projectName,
        roles: membership.roles,
      },
    [membership],
  );
  if (!project) {
    return (
      <Frame>
        <NotFound />
      </Frame>
    );
  }
  const sections = listSections(project.roles);
  const home = findHomeSection(sections);
  return (
    <ProjectProvider value={project}>
      <Frame rail={<NavigationRail sections={sections} />}>
        <ErrorBoundary resetKey={location}>
          <Suspense fallback={waiting}>
            <Switch>
              <Route path="/p/:projectId">
                {home ? (
                  <Redirect to={projectPath(projectId as ProjectId, home.path)} replace />
                ) : (
                  <EmptyState isScreen title={t('noRoleTitle')} hint={t('noRoleHint')} />
                )}
              </Route>
              {sectionScreens
                .filter(({ path }) => sections.some((section) => section.path === path))
                .map(({ path, screen }) => (
                  <Route key={path} path={`/p/:projectId/${path}/*?`} component={screen} />
                ))}
              <Route component={NotFound} />
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </Frame>
    </ProjectProvider>
  );
}

const waiting = (
  <Screen>
    <LoadingState />
  </Screen>
);
