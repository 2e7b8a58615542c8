import { anchorOn, selectElement } from './fact-anchors.ts';
import type { FactList } from '../../facts/fact-list.ts';
import type { SlideView } from './slide-view.ts';

/** animation of one slide: how many effects of each class, and all of them in order. */
export function listAnimationFacts(view: SlideView, list: FactList): void {
  const { content, number } = view.slide;
  const effects = content?.effects ?? [];
  if (effects.length === 0) return;
  const names = new Map(view.placed.map(({ shape }) => [shape.id, shape.name]));
  const counts = new Map<string, number>();
  for (const { effectClass } of effects) counts.set(effectClass, (counts.get(effectClass) ?? 0) + 1);
  list.add('animation', String(number), anchorOn(selectElement(`slide-${number}`, 'timing', 'animation')), {
    slide: number,
    effects: Object.fromEntries(counts),
    order: effects.map(({ effectClass, presetId, trigger, shapeId, paragraphs }) => ({
      class: effectClass,
      presetId,
      trigger,
      shapeId,
      shapeName: shapeId === null ? null : (names.get(shapeId) ?? null),
      paragraphs,
    })),
    transition: content?.transition ?? null,
  });
}
