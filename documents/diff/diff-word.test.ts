import { expect, it } from 'vitest';
import { plantDocument, plantParagraph, plantRun } from '../word/planted-document.ts';
import { diffDocuments } from './diff-documents.ts';
import type { DocumentDiff } from './document-diff.ts';

async function diff(before: string, after: string, notes: readonly [string, string] = ['', '']) {
  const plant = (body: string, content: string): Uint8Array =>
    plantDocument(body, content === '' ? [] : [{ type: 'footnotes', root: 'w:footnotes', content }]);
  const found = await diffDocuments(
    { bytes: plant(before, notes[0]), name: 'before', sha256: '' },
    { bytes: plant(after, notes[1]), name: 'after', sha256: '' },
  );
  return 'error' in found ? expect.fail(found.error.message) : found;
}

const lines = ['The first paragraph of all', 'Costs rose by a tenth', 'Nobody knows why', 'The end of it'];
const body = lines.map((line) => plantParagraph(line)).join('');

const summarize = ({ added, removed, changed }: DocumentDiff) => ({
  added: added.map(({ group, fact }) => [group, fact.type, fact['text']]),
  removed: removed.map(({ group, fact }) => [group, fact.type, fact['text']]),
  changed: changed.map(({ group, type, fields }) => [
    group,
    type,
    ...fields.map((field) => [field.field, field.before, field.after]),
  ]),
});

it('a paragraph put in front is the one difference', async () => {
  expect(summarize(await diff(body, plantParagraph('Put in front') + body))).toEqual({
    added: [['text', 'text', 'Put in front']],
    removed: [],
    changed: [],
  });
});

it('a paragraph is edited, another moved', async () => {
  const after = [lines[3], lines[0], 'Costs rose by a fifth', lines[2]].map((line) =>
    plantParagraph(String(line)),
  );
  expect(summarize(await diff(body, after.join('')))).toEqual({
    added: [],
    removed: [],
    changed: [
      ['text', 'text', ['moved', 4, 1]],
      ['text', 'text', ['text', lines[1], 'Costs rose by a fifth']],
    ],
  });
});

it('words that became bold are a difference of format, also in an edited paragraph', async () => {
  const plain = plantParagraph('Costs rose by a tenth');
  const bold = `<w:p>${plantRun('Costs rose by ')}${plantRun('a tenth', '<w:b/>')}</w:p>`;
  expect(summarize(await diff(plain, bold)).added).toEqual([['format', 'font', 'a tenth']]);
  const edited = `<w:p>${plantRun('Costs rose by now by ')}${plantRun('a tenth', '<w:b/>')}</w:p>`;
  expect(summarize(await diff(bold, edited))).toMatchObject({
    added: [],
    removed: [],
    changed: [['text', 'text', ['text', 'Costs rose by a tenth', 'Costs rose by now by a tenth']]],
  });
  const red = bold.replace('<w:b/>', '<w:b/><w:color w:val="FF0000"/>');
  expect(summarize(await diff(bold, red)).changed).toMatchObject([
    ['format', 'font', ['color', null, 'srgbClr:FF0000']],
  ]);
});

it('a cell of a table is told once, with its row and column', async () => {
  const table = (value: string): string =>
    `<w:tbl><w:tblGrid><w:gridCol/><w:gridCol/></w:tblGrid><w:tr>${['Rent', value]
      .map((text) => `<w:tc>${plantParagraph(text)}</w:tc>`)
      .join('')}</w:tr></w:tbl>`;
  expect(summarize(await diff(body + table('100 a month'), body + table('120 a month')))).toEqual({
    added: [],
    removed: [],
    changed: [['tables', 'table', ['cells.1.2.text', '100 a month', '120 a month']]],
  });
});

it('notes are matched by their text, not by their number', async () => {
  const note = (id: number, text: string): string =>
    `<w:footnote w:id="${id}">${plantParagraph(text)}</w:footnote>`;
  const before = note(1, 'see the annex') + note(2, 'as of last year');
  const after = note(1, 'a new note on method') + note(2, 'see the annex') + note(3, 'as of this year');
  expect(summarize(await diff(body, body, [before, after]))).toEqual({
    added: [['text', 'footnote', 'a new note on method']],
    removed: [],
    changed: [['text', 'text', ['text', 'as of last year', 'as of this year']]],
  });
});
