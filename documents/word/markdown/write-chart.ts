import type { WordStory } from '../content/story.ts';
import type { WordModel } from '../word-model.ts';

/** A chart in words: kind, title and the values of its series. */
export function writeChart(model: WordModel, story: WordStory, relationshipId: string): string {
  const part = model.findRelationship(story.part, relationshipId)?.part ?? null;
  const chart = part === null ? null : model.findChart(part);
  if (chart === null) return '[chart]';
  const series = chart.series.map(({ name, categories, values }) => {
    const points = values.map((value, at) => {
      const category = categories[at] ?? null;
      return category === null ? String(value ?? '') : `${category}: ${value ?? ''}`;
    });
    return `${name ?? 'series'} (${points.join(', ')})`;
  });
  return `[chart ${chart.types.join(', ')}${chart.title === null ? '' : ` “${chart.title}”`}: ${series.join('; ')}]`;
}
