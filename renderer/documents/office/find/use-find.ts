import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FindGroup, FindHit } from '#documents';
import type { HeldDocument } from '../../reading/open-in-worker.ts';

interface Found {
  readonly query: string;
  readonly hits: readonly FindHit[];
  /** Still searching, finished, or stopped because nobody steps through so many. */
  readonly state: 'searching' | 'done' | 'cut';
}

export interface Find {
  readonly query: string;
  /** Null until anything is known of this query. */
  readonly found: Found | null;
  /** The hit that is shown, from 0; -1 before the first. */
  readonly index: number;
  readonly hit: FindHit | null;
  readonly groups: readonly (readonly [group: FindGroup, count: number, first: number])[];
  setQuery(query: string): void;
  /** Shows the hit that many further on, round and round; the first one as soon as there is one. */
  step(by: number): void;
  goTo(index: number): void;
}

const mostHits = 10_000;
const patienceMs = 120;

/** Search in a document, begun anew whenever the query changes. */
export function useFind({ calls }: HeldDocument, onShow: (hit: FindHit) => void): Find {
  const [query, setQuery] = useState('');
  const [wanted] = useDebouncedValue(query, patienceMs);
  const [latest, setLatest] = useState<Found | null>(null);
  const [place, setPlace] = useState({ query: '', index: -1 });
  const isAskedFor = useRef(false);
  const show = (hits: readonly FindHit[], index: number) => {
    const hit = hits[index];
    setPlace({ query, index });
    if (hit) onShow(hit);
  };
  const arrive = useEffectEvent((found: Found) => {
    setLatest(found);
    // Somebody may have typed on since this search began.
    if (!isAskedFor.current || found.query !== query || found.hits.length === 0) return;
    isAskedFor.current = false;
    show(found.hits, 0);
  });
  useEffect(() => {
    if (wanted.trim() === '') return undefined;
    const stop = new AbortController();
    const search = async () => {
      let hits: readonly FindHit[] = [];
      await calls.startFind(wanted);
      while (!stop.signal.aborted) {
        const slice = await calls.continueFind();
        if (stop.signal.aborted) return;
        hits = hits.concat(slice ?? []);
        const isCut = hits.length > mostHits;
        const state = isCut ? 'cut' : slice === null ? 'done' : 'searching';
        arrive({ query: wanted, hits: hits.slice(0, mostHits), state });
        if (state !== 'searching') return;
      }
    };
    void search();
    return () => stop.abort();
  }, [calls, wanted]);
  const found = latest?.query === query ? latest : null;
  const hits = found?.hits ?? [];
  const index = place.query === query ? place.index : -1;
  const goTo = (to: number) => {
    if (hits.length > 0) show(hits, (to + hits.length) % hits.length);
    else isAskedFor.current = found?.state !== 'done';
  };
  return {
    query,
    found,
    index,
    hit: hits[index] ?? null,
    groups: countGroups(hits),
    setQuery: (next) => {
      isAskedFor.current = false;
      setQuery(next);
    },
    step: (by) => goTo(index < 0 && by < 0 ? -1 : index + by),
    goTo,
  };
}

function countGroups(hits: readonly FindHit[]): Find['groups'] {
  const groups = new Map<FindGroup, { count: number; readonly first: number }>();
  for (const [index, { group }] of hits.entries()) {
    const known = groups.get(group);
    if (known) known.count += 1;
    else groups.set(group, { count: 1, first: index });
  }
  return [...groups].map(([group, { count, first }]) => [group, count, first] as const);
}
