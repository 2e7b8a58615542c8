import type { DiffFailure, DifferenceGroup, DocumentDiff } from '#documents';

type Fact = DocumentDiff['added'][number]['fact'];
type ChangedFact = DocumentDiff['changed'][number];

const headings: Readonly<Record<DifferenceGroup, string>> = {
  text: 'Text',
  tables: 'Tables',
  cells: 'Cells',
  formulas: 'Formulas',
  format: 'Format',
  slides: 'Slides, sheets and sections',
  shapes: 'Shapes',
  objects: 'Pictures, charts, links, comments and rules',
  properties: 'Document properties',
};

const longest = 120;

function clip(text: string): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ⏎ ').replaceAll('\t', ' → ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

function show(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  return clip(typeof value === 'string' ? `“${value}”` : JSON.stringify(value));
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function nameCells(sheet: unknown, ref: unknown): string {
  const name = plain(sheet);
  const quoted = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) ? name : `'${name.replaceAll("'", "''")}'`;
  return ref === undefined ? quoted : `${quoted}!${plain(ref)}`;
}

/** Where a fact is, for people: `Budget!B2`, `slide 3, shape “Title 1”`, `footnote-2`. */
function nameOfPlace(fact: Fact): string {
  const named = (name: unknown): string =>
    typeof name === 'string' && name !== '' ? ` “${clip(name)}”` : '';
  if (fact.type === 'sheet' || fact.type === 'style') return `${fact.type}${named(fact['name'])}`;
  if (fact['row'] !== undefined && fact['sheet'] !== undefined)
    return `row ${plain(fact['row'])} of ${nameCells(fact['sheet'], undefined)}`;
  if (fact['column'] !== undefined && fact['sheet'] !== undefined)
    return `column ${plain(fact['column'])} of ${nameCells(fact['sheet'], undefined)}`;
  if (fact['sheet'] !== undefined) {
    const cells = nameCells(fact['sheet'], fact['ref'] ?? fact['location']);
    return fact.type === 'cell' ? cells : `${fact.type}${named(fact['name'])} at ${cells}`;
  }
  if (fact['slide'] !== undefined) {
    const shape = fact['shapeName'] === undefined ? '' : `, shape${named(fact['shapeName'])}`;
    return `slide ${plain(fact['slide'])}${shape}${fact.type.startsWith('slide') ? '' : `, ${fact.type}`}`;
  }
  const selector = fact.anchor.selectors.find(({ kind }) => kind === 'text' || kind === 'element');
  const part = selector?.kind === 'text' || selector?.kind === 'element' ? selector.part : '';
  const what = fact.type === 'text' ? (fact.kind ?? 'text') : fact.type;
  return `${what}${named(fact['name'])}${part === '' || fact.type === 'metadata' ? '' : ` in ${part}`}`;
}

function textOf(fact: Fact): string {
  if (fact.type === 'cell') {
    const { formula, display } = fact as Fact & { readonly formula: string | null; readonly display: string };
    return formula === null ? show(display) : `=${clip(formula)} (${show(display)})`;
  }
  const text = fact['text'] ?? fact['value'] ?? fact['target'] ?? fact['refersTo'] ?? fact['altText'];
  if (text !== undefined && text !== null && text !== '') return show(text);
  return fact['cells'] === undefined ? '' : show(fact['cells']);
}

function describeLone(sign: '+' | '-', fact: Fact): string {
  const text = textOf(fact);
  return `  ${sign} ${nameOfPlace(fact)}${text === '' ? '' : `: ${text}`}\n`;
}

function* describeChange({ before, after, fields }: ChangedFact): Generator<string> {
  const isOnlyText = fields.length === 1 && fields[0]?.field === 'text';
  const text = isOnlyText || after['text'] === undefined ? '' : `: ${show(after['text'])}`;
  const wasAt =
    before.type === 'cell' && before['ref'] !== after['ref'] ? ` (was ${nameOfPlace(before)})` : '';
  yield `  ~ ${nameOfPlace(after)}${wasAt}${text}\n`;
  for (const { field, before: from, after: to } of fields) {
    if (field === 'moved') yield `      moved from place ${plain(from)} to ${plain(to)}\n`;
    else if (field === 'text') yield `      - ${show(from)}\n      + ${show(to)}\n`;
    else yield `      ${field}: ${show(from)} → ${show(to)}\n`;
  }
}

/** What two documents differ in, for people, piece by piece. */
export function* describeDiff(diff: DocumentDiff): Generator<string> {
  let count = 0;
  for (const [group, heading] of Object.entries(headings) as [DifferenceGroup, string][]) {
    const ofGroup = (one: { readonly group: DifferenceGroup }): boolean => one.group === group;
    const [removed, added] = [diff.removed.filter(ofGroup), diff.added.filter(ofGroup)];
    const changed = diff.changed.filter(ofGroup);
    const omitted = diff.omitted[group] ?? 0;
    const ofHeading = removed.length + added.length + changed.length + omitted;
    if (ofHeading === 0) continue;
    count += ofHeading;
    yield `${heading}: ${changed.length} changed, ${added.length} added, ${removed.length} removed\n`;
    for (const change of changed) yield* describeChange(change);
    for (const { fact } of removed) yield describeLone('-', fact);
    for (const { fact } of added) yield describeLone('+', fact);
    if (omitted > 0) yield `  … and ${omitted} more\n`;
    yield '\n';
  }
  yield count === 0 ? 'No differences.\n' : `${count} ${count === 1 ? 'difference' : 'differences'}.\n`;
}

/** One line on why two documents could not be compared. */
export function describeDiffFailure({ before, after, error }: DiffFailure): string {
  if (error.code === 'different-apps') return error.message;
  return `${(error.side === 'before' ? before : after).name}: ${error.code}: ${error.message}`;
}
