import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EvidenceMark, EvidencePlaceInput } from '#contract';
import type { EvidenceSelector, MarkId, ProjectId } from '#domain';
import { api, core } from './core.ts';
import { newId } from './new-id.ts';

/** The file that is looked at, and what it is to the attempt or check. */
export interface EvidenceFile {
  readonly name: string;
  readonly kind: 'input' | 'deliverable';
  readonly sha256: string;
}

/** What is marked in one file, and the ways to change it. */
export interface Evidence {
  /** Also those of another version of the file, and the caller's own that were removed. */
  readonly marks: readonly EvidenceMark[];
  readonly canMark: boolean;
  /** Gives the id of the new mark. */
  add(selectors: readonly EvidenceSelector[]): Promise<string>;
  edit(id: string, note: string): Promise<void>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
}

const none: readonly EvidenceMark[] = [];

/** Marks in one file of an attempt or a check; null until they are known. */
export function useEvidence(
  projectId: ProjectId,
  place: EvidencePlaceInput,
  file: EvidenceFile,
): Evidence | null {
  const input = { projectId, place };
  const queries = useQueryClient();
  const { data } = useQuery(api.evidence.list.queryOptions({ input }));
  const { name, kind, sha256 } = file;
  const all = data?.marks ?? none;
  const marks = useMemo(
    () =>
      all.filter((mark) => mark.sha256 === sha256 || (mark.file?.kind === kind && mark.file.name === name)),
    [all, name, kind, sha256],
  );
  if (!data) return null;
  const keep = (changed: EvidenceMark) => {
    queries.setQueryData(api.evidence.list.queryKey({ input }), (known) => {
      if (!known) return known;
      const isNew = known.marks.every(({ markId }) => markId !== changed.markId);
      const others = known.marks.map((mark) => (mark.markId === changed.markId ? changed : mark));
      return { ...known, marks: isNew ? [...others, changed] : others };
    });
    return changed.markId;
  };
  const on = (id: string) => ({ ...input, markId: id as MarkId });
  return {
    marks,
    canMark: data.canMark,
    add: async (selectors) =>
      keep(await core.evidence.add({ ...on(newId()), sha256, selectors: [...selectors] })),
    edit: async (id, note) => void keep(await core.evidence.edit({ ...on(id), note })),
    remove: async (id) => void keep(await core.evidence.remove(on(id))),
    restore: async (id) => void keep(await core.evidence.restore(on(id))),
  };
}
