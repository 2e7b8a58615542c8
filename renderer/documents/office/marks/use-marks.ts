import { useEffect, useMemo, useState } from 'react';
import { computeEvidenceOverlap } from '#domain';
import type { EvidenceOverlap } from '#domain';
import { useMessages } from '#messages';
import type { HeldDocument } from '../../reading/open-in-worker.ts';
import type { PlacedAnchor } from '../../reading/document-calls.ts';
import type { ShownMark } from '../app-view.ts';
import type { Mark, Marking } from './marking.ts';

/** A mark with where it stands in the document; null while that is being looked up. */
export interface PlacedMark extends Mark {
  readonly placed: PlacedAnchor | null;
}

export interface DocumentMarks {
  /** In document order; those that lead nowhere last within their part. */
  readonly list: readonly PlacedMark[];
  /** The own ones that were taken away, the last first. */
  readonly removed: readonly Mark[];
  /** What views draw: without orphans. */
  readonly shown: readonly ShownMark[];
  /** Null unless two people marked something in these very bytes. */
  readonly overlap: EvidenceOverlap | null;
}

const noMarks: readonly Mark[] = [];

/** The marks of a document, each where it stands in it. */
export function useMarks(held: HeldDocument, marking: Marking | null): DocumentMarks {
  const t = useMessages('viewers.marks');
  const marks = marking?.marks ?? noMarks;
  const places = usePlaces(held, marks);
  return useMemo(() => {
    const kept = marks.filter(({ removedAt }) => removedAt === null);
    const list = kept.map((mark) => ({ ...mark, placed: places.get(mark.markId) ?? null })).toSorted(compare);
    const removed = marks
      .filter(({ removedAt }) => removedAt !== null)
      .toSorted((one, other) => (other.removedAt ?? 0) - (one.removedAt ?? 0));
    const shown = list.flatMap(({ markId, isOwn, note, placed }): ShownMark[] => {
      if (placed === null || placed.orphan !== null) return [];
      const who = t(isOwn ? 'own' : 'other');
      const label = note === '' ? who : `${who}: ${note}`;
      return [{ id: markId, anchor: placed.anchor, tone: isOwn ? 'own' : 'other', label }];
    });
    const { sha256 } = held.head.file;
    const [own, others] = [true, false].map((isOwn) =>
      kept.filter((mark) => mark.isOwn === isOwn && mark.sha256 === sha256),
    );
    const isTwo = own?.length !== 0 && others?.length !== 0;
    return { list, removed, shown, overlap: isTwo ? computeEvidenceOverlap(own ?? [], others ?? []) : null };
  }, [marks, places, held, t]);
}

function compare({ placed: one }: PlacedMark, { placed: other }: PlacedMark): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const [a, b] = [one.order, other.order];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

type Places = ReadonlyMap<string, PlacedAnchor>;

/** What a mark is about never changes, so each is looked up once. */
function usePlaces(held: HeldDocument, marks: readonly Mark[]): Places {
  const [places, setPlaces] = useState<Places>(new Map());
  useEffect(() => {
    const missing = marks.filter(({ markId }) => !places.has(markId));
    if (missing.length === 0) return undefined;
    let isGone = false;
    void held.calls.placeAnchors(missing.map(({ selectors }) => ({ selectors }))).then((found) => {
      const added = missing.flatMap(({ markId }, index) => {
        const place = found[index];
        return place === undefined ? [] : [[markId, place] as const];
      });
      if (!isGone) setPlaces((known) => new Map([...known, ...added]));
    });
    return () => void (isGone = true);
  }, [held, marks, places]);
  return places;
}
