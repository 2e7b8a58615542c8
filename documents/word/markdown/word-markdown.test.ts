import { describe, expect, it } from 'vitest';
import { createTextBudget } from '../../text/text-budget.ts';
import { plantParagraph, type PlantedPart, plantRun, readPlanted } from '../planted-document.ts';
import { type WordArtifact, wordArtifacts } from './word-artifact.ts';
import { writeWordMarkdown } from './write-word-markdown.ts';

const cell = (text: string): string => `<w:tc>${plantParagraph(text)}</w:tc>`;
const field = (text: string): string => `<w:fldSimple w:instr="PAGE">${plantRun(text)}</w:fldSimple>`;
const drawing = (graphic: string, alt: string): string =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="x" descr="${alt}"/><a:graphic><a:graphicData>${graphic}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

const body =
  plantParagraph('The heading', '<w:outlineLvl w:val="1"/>') +
  plantParagraph('The item', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>') +
  `<w:p>${plantRun('Plain and ')}${plantRun('the mark', '<w:highlight w:val="yellow"/>')}${plantRun(' and ')}` +
  `${plantRun('the stroke ', '<w:strike/>')}<w:hyperlink r:id="r0">${plantRun('the li')}${plantRun('nk')}</w:hyperlink>` +
  `<w:ins w:author="A">${plantRun('the change')}</w:ins>${field('the field')}` +
  '<w:r><w:footnoteReference w:id="2"/></w:r>' +
  '<m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath>' +
  drawing('<pic:pic><pic:blipFill><a:blip r:embed="r9"/></pic:blipFill></pic:pic>', 'the picture') +
  `${drawing(`<wps:wsp><wps:txbx><w:txbxContent>${plantParagraph('the box')}</w:txbxContent></wps:txbx></wps:wsp>`, '')}</w:p>` +
  `<w:tbl><w:tr>${cell('the cell')}${cell('x|y')}</w:tr><w:tr>${cell('1')}<w:tc><w:tbl><w:tr>${cell('the inner cell')}</w:tr></w:tbl></w:tc></w:tr></w:tbl>` +
  '<w:sectPr><w:headerReference r:id="r1"/><w:footerReference r:id="r2"/></w:sectPr>';

const parts: readonly PlantedPart[] = [
  { type: 'hyperlink', root: '', content: '', external: 'https://example.org/' },
  { type: 'header', root: 'w:hdr', content: plantParagraph('the top') },
  { type: 'footer', root: 'w:ftr', content: plantParagraph('the bottom') },
  {
    type: 'footnotes',
    root: 'w:footnotes',
    content: `<w:footnote w:id="2">${plantParagraph('the note')}</w:footnote>`,
  },
  {
    type: 'comments',
    root: 'w:comments',
    content: `<w:comment w:id="0" w:author="Ada">${plantParagraph('the remark')}</w:comment>`,
  },
  {
    type: 'numbering',
    root: 'w:numbering',
    content:
      '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>' +
      '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
  },
];

/** What only this kind of thing says in the document above. */
const words: Readonly<Partial<Record<WordArtifact, string>>> = {
  comments: 'the remark',
  equations: '\\frac',
  fields: 'the field',
  footers: 'the bottom',
  headers: 'the top',
  headings: 'The heading',
  highlights: 'the mark',
  hyperlinks: 'the link',
  images: 'the picture',
  lists: 'The item',
  notes: 'the note',
  revisions: 'the change',
  strikeouts: 'the stroke',
  tables: 'cell',
  textboxes: 'the box',
};

function write(...leftOut: WordArtifact[]): string {
  return writeWordMarkdown(readPlanted(body, parts), new Set(leftOut), createTextBudget(100_000));
}

describe('a document as Markdown', () => {
  it('has everything in its place', () => {
    expect(write()).toBe(
      [
        '**Header:** the top',
        '## The heading',
        '3. The item',
        'Plain and ==the mark== and ~~the stroke~~ [the link](https://example.org/){++the change++}{>>A<<}the field[^2]$\\frac{a}{b}$![the picture]()',
        '> the box',
        '| the cell | x\\|y |\n| --- | --- |\n| 1 | [table 2] |',
        '[table 2]:',
        '| the inner cell |\n| --- |',
        '**Footer:** the bottom',
        '[^2]: the note',
        '**Comment 0** by Ada: the remark',
        '**Layout:**\n- section 1: portrait, 1 column\n',
      ].join('\n\n'),
    );
  });

  it.each(Object.entries(words))('without %s has nothing of them and all of the rest', (artifact, word) => {
    const text = write(artifact as WordArtifact);
    expect(text).not.toContain(word);
    for (const [other, kept] of Object.entries(words)) if (other !== artifact) expect(text).toContain(kept);
  });

  it('without everything keeps what is plain', () => {
    expect(write(...wordArtifacts.map(({ name }) => name))).toBe('Plain and  and \n');
  });
});
