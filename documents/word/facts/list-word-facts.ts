import type { Fact } from '../../facts/fact.ts';
import { createFactList } from '../../facts/fact-list.ts';
import { listStories } from '../read-word.ts';
import type { WordModel } from '../word-model.ts';
import { listLayoutFacts } from './list-layout-facts.ts';
import { listLinkFacts } from './list-link-facts.ts';
import { listCommentFacts, listNoteFacts } from './list-note-facts.ts';
import { listObjectFacts, listVideoPartFacts } from './list-object-facts.ts';
import { listParagraphFacts } from './list-paragraph-facts.ts';
import { listRevisionFacts } from './list-revision-facts.ts';
import { listRunFacts } from './list-run-facts.ts';
import { listTableFacts } from './list-table-facts.ts';

/** Every fact of a document except its properties (FACTS, *Word*), always in the same order. */
export function listWordFacts(model: WordModel): Fact[] {
  const list = createFactList();
  const numbers = { equation: 0 };
  let tableIndex = 1;
  for (const story of listStories(model)) {
    const context = { model, story, list };
    listParagraphFacts(context);
    listTableFacts(context, tableIndex);
    tableIndex += story.tables.length;
    listRunFacts(context);
    listRevisionFacts(context);
    listLinkFacts(context);
    listObjectFacts(model, story, list, numbers);
  }
  listVideoPartFacts(model, list);
  listLayoutFacts(model, list);
  listNoteFacts(model, list);
  listCommentFacts(model, list);
  return [...list.facts];
}
