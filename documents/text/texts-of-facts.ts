import { contains, parseRange } from '../excel/cell-ref.ts';
import type { Selector } from '../facts/anchor.ts';
import type { CellReading, Fact } from '../facts/fact.ts';
import type { FactsDocument } from '../facts/facts-document.ts';
import type { Artifact } from './artifact.ts';

/** Fields that hold words of the document, whatever fact they are of. */
const wordKeys = new Set(
  (
    'text texts tree children cells author replies altText title series axes target columns formula refersTo prompt error ' +
    'latex rowFields columnFields pageFields dataFields values categories'
  ).split(' '),
);
const namedTypes = new Set(['section', 'table', 'pivot-table', 'formula', 'sheet']);
// What runs of a paragraph are, or paragraphs of a part, is in the paragraph already.
const carriedTypes = new Set(
  'font highlight strikeout header footer footnote textbox table shape-text text-highlight unstructured'.split(
    ' ',
  ),
);

export function normalize(text: string): string {
  return text
    .replaceAll('\\|', '|')
    .replaceAll(/<br>|⏎/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function* walkWords(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* walkWords(item);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      if (wordKeys.has(key) || key === 'name' || Array.isArray(value)) yield* walkWords(inner);
}

/** The words of a fact, without those a text anchor quotes where `isQuoted`. */
function listWords(fact: Fact, isQuoted: boolean): string[] {
  return Object.entries(fact).flatMap(([key, value]) => {
    if (isQuoted && /^(?:text|texts|tree|cells)$/.test(key)) return [];
    if (key === 'name' && !namedTypes.has(fact.type)) return [];
    if (key === 'value') return fact.type === 'metadata' ? [...walkWords(value)] : [];
    if (key !== 'name' && !wordKeys.has(key)) return [];
    // Names of shapes are told of each shape.
    if (key === 'children') return [];
    // Cells of a table have texts, but their fills are no words.
    if (key === 'cells' && Array.isArray(value))
      return value.flat().flatMap((cell: { readonly text?: string }) => cell.text ?? []);
    return [...walkWords(value)];
  });
}

type TextSelector = Selector & { readonly kind: 'text' };

function findText(fact: Fact): TextSelector | null {
  return fact.anchor.selectors.find((selector) => selector.kind === 'text') ?? null;
}

const partOf = (fact: Fact): string => findText(fact)?.part ?? '';

/** What of a document belongs to an artifact that no type of FACTS stands for alone. */
const derived: Readonly<Record<string, (fact: Fact) => boolean>> = {
  comments: (fact) => partOf(fact).startsWith('comment-'),
  footers: (fact) => partOf(fact).startsWith('footer-'),
  headers: (fact) => partOf(fact).startsWith('header-'),
  headings: (fact) => typeof fact['headingLevel'] === 'number',
  lists: (fact) => fact['list'] != null,
  notes: (fact) => /^(?:foot|end)note-/.test(partOf(fact)),
  textboxes: (fact) => partOf(fact).startsWith('textbox-'),
  fields: (fact) => fact.kind === 'field',
  revisions: (fact) => fact.kind === 'revision' && !/formatting/.test(String(fact['change'])),
};

function belongsTo(artifact: Artifact, fact: Fact, hiddenSlides: readonly unknown[]): boolean {
  if (artifact.name === 'hidden-slides') return hiddenSlides.includes(fact['slide']);
  if (artifact.name === 'unstructured' || artifact.name === 'fonts') return false;
  if (derived[artifact.name]?.(fact) === true) return true;
  const { type } = fact;
  // Footers are an artifact of their own.
  if (type === 'slide-text' && /^(?:dt|ftr|sldNum)$/.test(String(fact['placeholder']))) return false;
  return artifact.facts.includes(type) || artifact.name === type || artifact.name === `${type}s`;
}

/** Where cells are, by the artifact that has them. */
function listOwners({ facts }: FactsDocument, cell: CellReading): string[] {
  const position = parseRange(cell.ref);
  const isIn = (type: string, key: string): boolean =>
    facts.some((fact) => {
      if (fact.type !== type || fact['sheet'] !== cell.sheet || position === null) return false;
      const range = parseRange(String(fact[key]));
      return range !== null && contains(range, position.top, position.left);
    });
  const owner = isIn('table', 'ref')
    ? 'tables'
    : isIn('pivot-table', 'location')
      ? 'pivot-tables'
      : isIn('tlr', 'ref')
        ? 'table-like-ranges'
        : 'unstructured';
  return isIn('hyperlink', 'ref') ? [owner, 'hyperlinks'] : [owner];
}

function cutOut(text: TextSelector, spans: readonly TextSelector[]): string {
  let rest = '';
  let from = text.start;
  const inside = spans
    .filter(({ part, start, end }) => part === text.part && start < text.end && end > text.start)
    .toSorted((one, other) => one.start - other.start);
  for (const { start, end } of inside) {
    if (start > from) rest += `${text.quote.slice(from - text.start, start - text.start)}\u0001`;
    from = Math.max(from, end);
  }
  return rest + text.quote.slice(from - text.start);
}

/** Lines of the cells of Word tables, which are paragraphs as well, with how often each is there. */
function countCellLines(facts: readonly Fact[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const fact of facts) {
    if (fact.type !== 'table' || !Array.isArray(fact['cells'])) continue;
    for (const word of listWords(fact, false))
      for (const line of word.split('\n')) {
        const key = `${String(fact['part'])} ${line}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  }
  return counts;
}

/** Texts of a document that only facts of this artifact have: none of them may be in the text without it. */
export function listUniqueTexts(document: FactsDocument, artifact: Artifact): string[] {
  const { facts, cells = [], file } = document;
  const hidden = facts.flatMap((fact) => (fact.type === 'hidden-slide' ? (fact['slides'] as unknown[]) : []));
  const own = facts.filter((fact) => belongsTo(artifact, fact, hidden));
  const owned = new Set(own);
  const spans = own.flatMap((fact) => (fact.type === 'comment' ? [] : (findText(fact) ?? [])));
  const lines =
    file.app === 'word' && artifact.name === 'tables' ? countCellLines(facts) : new Map<string, number>();
  const others: string[] = [];
  for (const fact of facts) {
    if (owned.has(fact)) continue;
    const text = findText(fact);
    const key = `${String(fact['part'])} ${String(fact['text'])}`;
    const count = fact.kind === 'paragraph' ? (lines.get(key) ?? 0) : 0;
    if (count > 0) lines.set(key, count - 1);
    else if (text !== null && !carriedTypes.has(fact.type)) others.push(cutOut(text, spans));
    if (carriedTypes.has(fact.type)) continue;
    if (count === 0) others.push(...listWords(fact, text !== null));
  }
  const words = own.flatMap((fact) => listWords(fact, false));
  for (const cell of cells) {
    if (listOwners(document, cell).includes(artifact.name)) words.push(cell.display);
    else others.push(cell.display);
  }
  const rest = normalize(others.join('\u0001'));
  const unique = new Set(words.map(normalize).filter((word) => word.length >= 6 && !rest.includes(word)));
  return [...unique];
}
