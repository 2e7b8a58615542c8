import type { TextBudget } from '../../text/text-budget.ts';
import type { WordStory } from '../content/story.ts';
import type { WordModel } from '../word-model.ts';
import type { FieldSpans } from './field-spans.ts';
import type { LeftOut } from './word-artifact.ts';

/** What writes one story. */
export interface MarkdownContext {
  readonly model: WordModel;
  readonly story: WordStory;
  readonly fields: FieldSpans;
  readonly leftOut: LeftOut;
  readonly budget: TextBudget;
}
