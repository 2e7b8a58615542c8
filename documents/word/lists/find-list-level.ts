import type { AbstractList, ListInstance, ListLevel, WordNumbering } from '../parts/numbering.ts';
import type { WordStyles } from '../parts/styles.ts';

/** A list as paragraphs use it: which numbers it shares with others, and its levels. */
export interface ResolvedList {
  readonly numId: number;
  readonly abstractId: string;
  readonly levelAt: (level: number) => ListLevel | null;
  readonly startOf: (level: number) => { readonly value: number; readonly isOverride: boolean };
}

export interface ListSource {
  readonly styles: WordStyles;
  readonly numbering: WordNumbering;
}

// A list may have its levels from a numbering style, which has them from another list.
const maxSteps = 8;

function findLevels(
  { styles, numbering }: ListSource,
  instance: ListInstance,
): { readonly id: string; readonly list: AbstractList } | null {
  let abstractId = instance.abstractId;
  for (let step = 0; step < maxSteps; step += 1) {
    const list = numbering.abstracts.get(abstractId);
    if (list === undefined) return null;
    const linked = list.styleLink === null ? undefined : styles.byId.get(list.styleLink);
    const numId = linked?.paragraph.numbering?.numId ?? null;
    const next = list.levels.size > 0 || numId === null ? undefined : numbering.instances.get(numId);
    if (next === undefined) return { id: abstractId, list };
    abstractId = next.abstractId;
  }
  return null;
}

export function findList(source: ListSource, numId: number): ResolvedList | null {
  const instance = source.numbering.instances.get(numId);
  const found = instance === undefined ? null : findLevels(source, instance);
  if (instance === undefined || found === null) return null;
  const levelAt = (level: number): ListLevel | null =>
    instance.overrides.get(level)?.level ?? found.list.levels.get(level) ?? null;
  return {
    numId,
    abstractId: found.id,
    levelAt,
    startOf: (level) => {
      const start = instance.overrides.get(level)?.start ?? null;
      return { value: start ?? levelAt(level)?.start ?? 1, isOverride: start !== null };
    },
  };
}

/** The level that a style of the paragraph is tied to. */
export function findLevelOfStyles(list: ResolvedList, styleIds: readonly string[]): number | null {
  for (const styleId of styleIds.toReversed()) {
    for (let level = 0; level < 9; level += 1) if (list.levelAt(level)?.styleId === styleId) return level;
  }
  return null;
}
