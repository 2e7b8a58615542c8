import type { Sheet } from '../excel/sheet/sheet.ts';
import type { Fact } from '../facts/fact.ts';
import type { OpenedDocument } from '../view/open-document.ts';
import type { FindHit } from './find-hit.ts';
import { foldText } from './fold-text.ts';
import { searchCells } from './search-cells.ts';
import { listSearchedTexts, searchTexts } from './search-facts.ts';

/** What is found, a slice of the document at a time, so that whoever searches can do other things in between. */
export type DocumentSearch = (query: string) => AsyncGenerator<readonly FindHit[], void>;

// Together; more is read again with each query.
const mostKeptCells = 3_000_000;

function createSheetKeeper({ content }: OpenedDocument): (index: number) => Sheet | null {
  const kept = new Map<number, Sheet | null>();
  let cellCount = 0;
  return (index) => {
    const known = kept.get(index);
    if (known !== undefined || content.app !== 'excel') return known ?? null;
    const entry = content.workbook.sheets[index];
    const sheet = entry === undefined ? null : content.loadSheet(entry, {}).sheet;
    cellCount += sheet?.cells.count ?? 0;
    if (cellCount <= mostKeptCells) kept.set(index, sheet);
    return sheet;
  };
}

/**
 * Search in a document: cells by what they show and by their formulas, then texts, notes, comments and words of
 * objects. Case, width and diacritics do not tell.
 */
export function createDocumentSearch(
  document: OpenedDocument,
  loadFacts: () => Promise<readonly Fact[]>,
): DocumentSearch {
  const { content } = document;
  const getSheet = createSheetKeeper(document);
  let texts: Promise<ReturnType<typeof listSearchedTexts>> | null = null;
  return async function* search(query) {
    const wanted = foldText(query).text;
    if (wanted.trim() === '') return;
    if (content.app === 'excel')
      for (const index of content.workbook.sheets.keys()) {
        const sheet = getSheet(index);
        if (sheet !== null) yield* searchCells(content.workbook, sheet, wanted);
      }
    texts ??= loadFacts().then(listSearchedTexts);
    yield* searchTexts(await texts, wanted);
  };
}
