import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useLiveChanges, useSessionQuery } from '#api';
import { LoadingState, QueryState, Screen } from '#ui';
import { PlainFrame } from './plain-frame.tsx';
import { ProjectFrame } from './project-frame.tsx';
import { NotFound } from './not-found.tsx';
import { Home } from './home.tsx';
import { useAccountLanguage } from './use-account-language.ts';

const SignIn = lazy(async () => ({ default: (await import('../features/sign-in/index.ts')).SignInScreen }));
const Account = lazy(async () => ({ default: (await import('../features/sign-in/index.ts')).AccountScreen }));
const ProjectList = lazy(async () => ({
  default: (await import('../features/projects/index.ts')).ProjectList,
}));
const NewProject = lazy(async () => ({
  default: (await import('../features/projects/index.ts')).NewProject,
}));

const waiting = (
  <Screen>
    <LoadingState />
  </Screen>
);

/** Decides by who is signed in which part of the page there is. */
export function Gate() {
  const session = useSessionQuery();
  useLiveChanges(session.data?.person?.id ?? null);
  useAccountLanguage(session.data?.language ?? null);
  if (!session.data) {
    return (
      <main>
        <QueryState query={session}>{() => null}</QueryState>
      </main>
    );
  }
  if (!session.data.person) {
    return (
      <Suspense fallback={waiting}>
        <SignIn />
      </Suspense>
    );
  }
  const { id: personId } = session.data.person;
  return (
    <Switch>
      <Route path="/p/:projectId/*?">
        {({ projectId }) => <ProjectFrame key={`${personId} ${projectId}`} projectId={projectId} />}
      </Route>
      <Route path="/sign-in">
        <Redirect to="/" replace />
      </Route>
      <Route>
        <PlainFrame>
          <Suspense fallback={waiting}>
            <Switch>
              <Route path="/" component={Home} />
              <Route path="/projects" component={ProjectList} />
              <Route path="/projects/new" component={NewProject} />
              <Route path="/account" component={Account} />
              <Route component={NotFound} />
            </Switch>
          </Suspense>
        </PlainFrame>
      </Route>
    </Switch>
  );
}
