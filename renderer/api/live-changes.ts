import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Change } from '#contract';
import type { PersonId } from '#domain';
import { api, core } from './core.ts';
import { findExpected } from './expected-error.ts';
import { wait } from './wait.ts';

type Topic = Change['topics'][number];
export type Connection = 'connected' | 'reconnecting';

/** Whether what others do reaches this page at once. */
export const useConnection = create<{ readonly connection: Connection }>(() => ({ connection: 'connected' }));

const firstDelayMs = 500;
const longestDelayMs = 5_000;
/** A first drop heals within this time more often than not; saying so at once would only startle. */
const patienceMs = 1_500;
const gatherMs = 150;

const areasByTopic = {
  work: [api.work, api.oversight, api.tasks, api.assignments, api.checks, api.evidence],
  checks: [api.checks, api.work, api.oversight, api.tasks, api.assignments, api.evidence],
  tasks: [api.tasks, api.oversight, api.assignments, api.work, api.checks, api.projects.list],
  people: [api.people, api.assignments, api.tasks, api.oversight, api.signIn.get],
  projects: [api.projects, api.signIn.get, api.oversight],
  session: [api.signIn],
  evidence: [api.evidence],
} as const satisfies Record<Topic, readonly { key(): readonly unknown[] }[]>;

/** Listens to the core as long as someone is signed in; asks again for what is shown when it changed. */
export function useLiveChanges(personId: PersonId | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (personId === null) return undefined;
    const stop = new AbortController();
    void listen(queries, stop.signal);
    return () => stop.abort();
  }, [personId, queries]);
}

async function listen(queries: QueryClient, signal: AbortSignal): Promise<void> {
  const gathered = createGatherer(queries, signal);
  let delayMs = firstDelayMs;
  let isFirst = true;
  while (!signal.aborted) {
    try {
      const changes = await core.live.changes(undefined, { signal });
      useConnection.setState({ connection: 'connected' });
      // What happened while nobody listened is unknown.
      if (!isFirst) void queries.invalidateQueries();
      isFirst = false;
      delayMs = firstDelayMs;
      for await (const change of changes) gathered(change.topics);
    } catch (error) {
      if (signal.aborted) return;
      if (findExpected(error)?.code === 'not-signed-in' || findExpected(error)?.code === 'session-expired') {
        void queries.invalidateQueries({ queryKey: api.signIn.get.key() });
      }
    }
    if (signal.aborted) return;
    if (delayMs > patienceMs) useConnection.setState({ connection: 'reconnecting' });
    await wait(delayMs, signal);
    delayMs = Math.min(delayMs * 2, longestDelayMs);
  }
}

/** Collects topics for a moment, so that a burst of changes asks only once. */
function createGatherer(queries: QueryClient, signal: AbortSignal): (topics: readonly Topic[]) => void {
  const waiting = new Set<Topic>();
  return (topics) => {
    const isIdle = waiting.size === 0;
    for (const topic of topics) waiting.add(topic);
    if (!isIdle || waiting.size === 0) return;
    void wait(gatherMs, signal).then(() => {
      const areas = new Set([...waiting].flatMap((topic) => [...areasByTopic[topic]]));
      waiting.clear();
      for (const area of areas) void queries.invalidateQueries({ queryKey: area.key() });
    });
  };
}
