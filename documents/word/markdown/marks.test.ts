import { describe, expect, it } from 'vitest';
import { createTextBudget } from '../../text/text-budget.ts';
import { plantParagraph, type PlantedPart, plantRun, readPlanted } from '../planted-document.ts';
import type { WordArtifact } from './word-artifact.ts';
import { writeWordMarkdown } from './write-word-markdown.ts';

function write(
  body: string,
  leftOut: readonly WordArtifact[] = [],
  parts: readonly PlantedPart[] = [],
): string {
  const budget = createTextBudget(100_000);
  return writeWordMarkdown(readPlanted(body, parts), new Set(['layout', ...leftOut]), budget).trimEnd();
}

const graphic = (content: string, alt: string): string =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="x" descr="${alt}"/><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
const cell = (content: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;

describe('marks in a document', () => {
  it('tell what was inserted and deleted, by whom and when; neither is there without changes', () => {
    const body =
      `<w:p>${plantRun('It was ')}<w:del w:author="Ada" w:date="2024-05-06T07:08:09Z"><w:r><w:delText>bad</w:delText></w:r></w:del>` +
      `<w:ins w:author="Bo">${plantRun('good')}</w:ins></w:p>`;
    expect(write(body)).toBe('It was {--bad--}{>>Ada, 2024-05-06T07:08:09Z<<}{++good++}{>>Bo<<}');
    expect(write(body, ['revisions'])).toBe('It was');
  });

  it('tell bold, italic and colours of the text, and highlights by their colour', () => {
    const body =
      `<w:p>${plantRun('late', '<w:b/><w:color w:val="FF0000"/>')}${plantRun(' or ')}` +
      `${plantRun('soon', '<w:i/><w:highlight w:val="green"/>')}</w:p>`;
    expect(write(body)).toBe('[**late**]{color=red} or ==*soon*=={green}');
    expect(write(body, ['fonts'])).toBe('late or ==soon=={green}');
  });

  it('lead where a field links that is no link element', () => {
    const body = `<w:p><w:fldSimple w:instr=' HYPERLINK &quot;https://example.org/&quot; \\l &quot;there&quot; '>${plantRun('here')}</w:fldSimple></w:p>`;
    expect(write(body)).toBe('[here](https://example.org/#there)');
    for (const artifact of ['hyperlinks', 'fields'] as const) expect(write(body, [artifact])).toBe('');
  });

  it('stand for charts, SmartArt, objects and films', () => {
    const chart = '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="r9"/>';
    const smartArt =
      '<dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" r:dm="r9"/>';
    const video =
      '<pic:pic><pic:blipFill><a:blip><a:extLst><a:ext><wp15:webVideoPr xmlns:wp15="http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing" embeddedHtml="x"/></a:ext></a:extLst></a:blip></pic:blipFill></pic:pic>';
    const body = `<w:p>${graphic(chart, 'sales')}${graphic(smartArt, 'steps')}${graphic(video, '')}</w:p>`;
    expect(write(body)).toBe('[chart; described as “sales”][SmartArt; described as “steps”][video]');
    expect(write(body, ['charts', 'smartart'])).toBe('[video]');
    expect(write(body, ['videos'])).not.toContain('video');
  });
});

describe('a table', () => {
  const merged =
    `<w:tbl><w:tr>${cell(plantParagraph('wide'), '<w:gridSpan w:val="2"/>')}${cell(plantParagraph('tall'), '<w:vMerge w:val="restart"/>')}</w:tr>` +
    `<w:tr>${cell(plantParagraph('a', '<w:outlineLvl w:val="0"/>'))}${cell(plantParagraph('b'))}${cell('<w:p/>', '<w:vMerge/>')}</w:tr></w:tbl>`;

  it('points from covered cells to where the text is', () => {
    expect(write(merged)).toBe('| wide | ← | tall |\n| --- | --- | --- |\n| # a | b | ↑ |');
  });

  it('has no heading where headings are left out', () => {
    expect(write(merged, ['headings'])).toContain('|  | b | ↑ |');
  });
});

it('quotes nothing of what is left out in a comment on it', () => {
  const body = `<w:tbl><w:tr>${cell(`<w:p><w:commentRangeStart w:id="0"/>${plantRun('the cell')}<w:commentRangeEnd w:id="0"/></w:p>`)}</w:tr></w:tbl>`;
  const comment = `<w:comment w:id="0" w:author="Ada" w:date="2024-05-06">${plantParagraph('Why?')}</w:comment>`;
  const parts = [{ type: 'comments', root: 'w:comments', content: comment }];
  expect(write(body, [], parts)).toContain('**Comment 0** by Ada, 2024-05-06 on “the cell”: Why?');
  expect(write(body, ['tables'], parts)).toBe('**Comment 0** by Ada, 2024-05-06: Why?');
  expect(write(body, ['comments'], parts)).not.toMatch(/Ada|Why/);
});

it('tells the pages of its sections', () => {
  const body =
    '<w:p/><w:sectPr><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/><w:cols w:num="2"/></w:sectPr>';
  const whole = writeWordMarkdown(readPlanted(body), new Set(), createTextBudget(1000));
  expect(whole).toBe('**Layout:**\n- section 1: landscape, 16838 × 11906 twips, 2 columns\n');
});

it('is refused where one thing fills more than there is room for', () => {
  const parts = [
    { type: 'hyperlink', root: '', content: '', external: `https://example.org/${'x'.repeat(500)}` },
  ];
  const body = `<w:p>${`<w:hyperlink r:id="r0">${plantRun('x')}</w:hyperlink>`.repeat(300)}</w:p>`;
  expect(() => write(body, [], parts)).toThrow('longer than');
});
