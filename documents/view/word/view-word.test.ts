import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../open-document.ts';
import { plantParagraph, plantRun, readPlanted } from '../../word/planted-document.ts';
import { listWordFacts } from '../../word/index.ts';
import { viewWord } from './view-word.ts';
import type { BlockView } from './word-view.ts';

const corpus = join(import.meta.dirname, '../../../../shared/corpus');
const hasCorpus = existsSync(corpus);
if (!hasCorpus) process.stdout.write('view-word.test.ts: no corpus beside the repository, nothing drawn\n');
// Larger ones take long and hold nothing new.
const maxBytes = 60_000;

/** Pieces of text with where they say they are. */
function listPieces(blocks: readonly BlockView[]): { part: string; start: number; text: string }[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table')
      return block.rows.flatMap(({ cells }) => cells.flatMap((cell) => listPieces(cell.blocks)));
    const { part } = block;
    return block.inlines.flatMap((inline) =>
      inline.kind === 'text' ? [{ part, start: inline.start, text: inline.text }] : [],
    );
  });
}

describe('a drawn document', () => {
  it('has the look of runs with styles resolved, colours as six digits', () => {
    const model = readPlanted(
      `<w:p>${plantRun('a', '<w:b/><w:color w:val="ff0000"/><w:highlight w:val="yellow"/><w:sz w:val="30"/>')}</w:p>`,
    );
    const [block] = viewWord(model).sections[0]?.blocks ?? [];
    expect(block).toMatchObject({
      kind: 'paragraph',
      inlines: [
        { kind: 'text', text: 'a', look: { isBold: true, color: 'FF0000', highlight: 'FFFF00', sizePt: 15 } },
      ],
    });
  });

  it('gives each section its sheet, and what comes after the last to the last', () => {
    const section = '<w:sectPr><w:pgSz w:w="10000" w:h="5000"/></w:sectPr>';
    const model = readPlanted(
      `${plantParagraph('one')}${plantParagraph('two', section)}${plantParagraph('three')}<w:sectPr/>`,
    );
    const { sections } = viewWord(model);
    expect(sections.map(({ widthPt, blocks }) => [widthPt, blocks.length])).toEqual([
      [500, 2],
      [595.3, 1],
    ]);
  });

  it('parts a line at tabs that lead to the right edge, every part where it says it is', () => {
    const tabs = '<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="9000"/></w:tabs>';
    const model = readPlanted(
      `<w:p><w:pPr>${tabs}</w:pPr><w:r><w:t>One</w:t><w:tab/><w:t>12</w:t></w:r></w:p>`,
    );
    const [block] = viewWord(model).sections[0]?.blocks ?? [];
    expect(block).toMatchObject({
      inlines: [{ text: 'One\t12' }],
      tabbed: {
        leader: 'dots',
        parts: [[{ text: 'One', start: 0 }], [{ text: '12', start: 4 }]],
      },
    });
  });

  it('tells a break of the page from a break of the line; both are one character', () => {
    const model = readPlanted(
      '<w:p><w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:br w:type="page"/><w:t>c</w:t></w:r></w:p>',
    );
    const [block] = viewWord(model).sections[0]?.blocks ?? [];
    expect(model.body.text).toBe('a\nb\nc');
    expect(block).toMatchObject({
      inlines: [
        { text: 'a\nb', start: 0, isPageBreak: false },
        { text: '\n', start: 3, isPageBreak: true },
        { text: 'c', start: 4, isPageBreak: false },
      ],
    });
  });

  it('gives cells the borders of their table: outer ones at its edges, inner ones within', () => {
    const cell = `<w:tc>${plantParagraph('a')}</w:tc>`;
    const borders =
      '<w:tblBorders><w:top w:val="single" w:sz="8" w:color="FF0000"/><w:insideV w:val="dashed"/></w:tblBorders>';
    const model = readPlanted(
      `<w:tbl><w:tblPr>${borders}</w:tblPr><w:tr>${cell}${cell}</w:tr><w:tr>${cell}${cell}</w:tr></w:tbl>`,
    );
    const [table] = viewWord(model).sections[0]?.blocks ?? [];
    const top = { style: 'solid', widthPt: 1, color: 'FF0000' };
    const inner = { style: 'dashed', widthPt: 0.5 };
    expect(table).toMatchObject({
      rows: [
        {
          cells: [
            { borders: { top, right: inner, bottom: null, left: null } },
            { borders: { top, left: inner } },
          ],
        },
        { cells: [{ borders: { top: null, right: inner } }, { borders: { top: null, right: null } }] },
      ],
    });
  });

  it('leaves covered cells of a table out and names the table as its fact does', () => {
    const cell = (text: string, merge: string) =>
      `<w:tc><w:tcPr>${merge}</w:tcPr>${plantParagraph(text)}</w:tc>`;
    const model = readPlanted(
      '<w:tbl><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid>' +
        `<w:tr>${cell('a', '<w:vMerge w:val="restart"/>')}</w:tr><w:tr>${cell('b', '<w:vMerge/>')}</w:tr></w:tbl>`,
    );
    const [table] = viewWord(model).sections[0]?.blocks ?? [];
    const fact = listWordFacts(model).find(({ type }) => type === 'table');
    expect(table).toMatchObject({
      rows: [{ cells: [{ rowSpan: 2 }] }, { cells: [] }],
      columnWidthsPt: [100],
    });
    expect(fact?.anchor.selectors).toContainEqual({
      kind: 'element',
      part: 'body',
      elementId: 'table-1',
      elementKind: 'table',
    });
    expect(table).toMatchObject({ part: 'body', elementId: 'table-1', elementKind: 'table' });
  });
});

describe.runIf(hasCorpus)('documents of the corpus', () => {
  const files = (hasCorpus ? readdirSync(corpus) : []).filter((file) => /\.do[ct][xm]$/i.test(file));

  it('are drawn with every block, every piece of text where it says it is, as plain values', async () => {
    const faults: string[] = [];
    for (const name of files) {
      const bytes = readFileSync(join(corpus, name));
      if (bytes.length > maxBytes) continue;
      const opened = await openDocument(bytes, { name, sha256: '0'.repeat(64) });
      if ('error' in opened || opened.content.app !== 'word') continue;
      const { model } = opened.content;
      const view = structuredClone(viewWord(model));
      const blocks = view.sections.flatMap((sheet) => sheet.blocks);
      if (blocks.length !== model.body.blocks.length) faults.push(`${name}: blocks`);
      const isWrong = listPieces(blocks).some(
        ({ start, text }) => model.body.text.slice(start, start + text.length) !== text,
      );
      if (isWrong) faults.push(`${name}: text`);
    }
    expect(faults).toEqual([]);
    expect(files.length).toBeGreaterThan(50);
  }, 60_000);
});
