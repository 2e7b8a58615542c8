import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plantRows, plantWorkbook } from '../../excel/planted-workbook.ts';
import { readFacts } from '../../facts/read-facts.ts';
import { openDocument } from '../open-document.ts';
import { listSheetNotes, listSheetRanges } from './list-sheet-notes.ts';
import { loadSheetToDraw } from './view-sheet.ts';

const corpus = join(import.meta.dirname, '../../../../shared/corpus');
const hasCorpus = existsSync(corpus);
if (!hasCorpus)
  process.stdout.write('list-sheet-notes.test.ts: no corpus beside the repository, nothing read\n');
// Larger ones take long and hold nothing new.
const maxBytes = 30_000;
const file = { name: 'a.xlsx', sha256: '0'.repeat(64) };
const kinds = ['comment', 'hyperlink', 'validation', 'conditional-format', 'pivot-table', 'table', 'tlr'];

async function listNotes(bytes: Uint8Array) {
  const opened = await openDocument(bytes, file);
  if ('error' in opened || opened.content.app !== 'excel') return null;
  const { content } = opened;
  return content.workbook.sheets.flatMap((entry) => {
    const loaded = loadSheetToDraw(content, entry);
    const ranges = listSheetRanges(content.workbook, entry, loaded);
    const own = ranges.filter(({ kind }) => kind !== 'pivot-table');
    return structuredClone([...listSheetNotes(content.workbook, entry, loaded), ...own]);
  });
}

describe('the notes of a sheet', () => {
  it('tell where links lead and what may be entered', async () => {
    const xml =
      plantRows([
        ['Name', 'Count'],
        ['a', 1],
        ['b', 2],
        ['c', 3],
      ]) +
      '<dataValidations><dataValidation type="list" sqref="B2 B4:B9"><formula1>"x,y"</formula1></dataValidation></dataValidations>' +
      '<hyperlinks><hyperlink ref="A2" location="S!B4" tooltip="there"/></hyperlinks>';
    const notes = await listNotes(plantWorkbook({ sheets: [{ name: 'S', xml }] }));
    expect(notes).toMatchObject([
      {
        kind: 'hyperlink',
        ref: 'A2',
        target: { text: 'S!B4', isExternal: false },
        fields: [
          { name: 'text', text: 'a' },
          { name: 'target', text: 'S!B4' },
          { name: 'tooltip', text: 'there' },
        ],
      },
      {
        kind: 'validation',
        ranges: [
          { top: 2, bottom: 2 },
          { top: 4, bottom: 9 },
        ],
      },
      { kind: 'tlr', ref: 'A1:B4', fields: [{ name: 'columns', text: 'Name · Count' }] },
    ]);
  });

  it.runIf(hasCorpus)(
    'have the anchors of their facts in every workbook of the corpus',
    async () => {
      const faults: string[] = [];
      let found = 0;
      for (const name of readdirSync(corpus).filter((one) => /\.xls[xmb]?$/i.test(one))) {
        const bytes = readFileSync(join(corpus, name));
        const notes = bytes.length > maxBytes ? null : await listNotes(bytes);
        if (notes === null) continue;
        const reading = await readFacts(bytes, file);
        const facts = 'error' in reading ? [] : reading.facts.filter(({ type }) => kinds.includes(type));
        const anchors = new Map(facts.map(({ id, anchor }) => [id, JSON.stringify(anchor)]));
        const same = notes.filter(({ id, anchor }) => anchors.get(id) === JSON.stringify(anchor));
        if (same.length !== notes.length || notes.length !== facts.length)
          faults.push(`${name}: ${same.length} of ${notes.length}, ${facts.length} facts`);
        found += notes.length;
      }
      expect(faults).toEqual([]);
      expect(found).toBeGreaterThan(50);
    },
    60_000,
  );
});
