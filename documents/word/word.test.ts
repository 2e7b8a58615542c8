import { describe, expect, it } from 'vitest';
import type { Fact } from '../facts/fact.ts';
import { listWordFacts } from './index.ts';
import { plantParagraph, type PlantedPart, plantRun, readPlanted } from './planted-document.ts';

function factsOf(body: string, parts: readonly PlantedPart[] = []): Fact[] {
  return listWordFacts(readPlanted(body, parts));
}

function pick(facts: readonly Fact[], type: string, ...fields: string[]): unknown[] {
  return facts
    .filter((fact) => fact.type === type || fact.kind === type)
    .map((fact) => (fields.length === 1 ? fact[fields[0] ?? ''] : fields.map((field) => fact[field])));
}

describe('text', () => {
  it('keeps tabs and breaks, sees through content controls and passes over field codes', () => {
    const facts = factsOf(
      '<w:sdt><w:sdtPr><w:alias w:val="no"/></w:sdtPr><w:sdtContent><w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t>' +
        '</w:r></w:p></w:sdtContent></w:sdt><w:p><w:r><w:fldChar w:fldCharType="begin"/><w:instrText> PAGE </w:instrText>' +
        '<w:fldChar w:fldCharType="separate"/><w:t>7</w:t><w:fldChar w:fldCharType="end"/></w:r></w:p><w:p/>',
    );
    expect(pick(facts, 'paragraph', 'text')).toEqual(['a\tb\nc', '7']);
    expect(pick(facts, 'field', 'instruction', 'text')).toEqual([['PAGE', '7']]);
  });

  it('leaves tracked deletions out and tells who changed what', () => {
    const by = 'w:author="Ada" w:date="2020-01-02T03:04:05Z"';
    const facts = factsOf(
      `<w:p>${plantRun('one ')}<w:del ${by}><w:r><w:delText>two</w:delText></w:r></w:del>` +
        `<w:ins ${by}>${plantRun('th')}${plantRun('ree')}</w:ins></w:p>`,
    );
    expect(pick(facts, 'paragraph', 'text')).toEqual(['one three']);
    expect(pick(facts, 'revision', 'change', 'text', 'author')).toEqual([
      ['deletion', 'two', 'Ada'],
      ['insertion', 'three', 'Ada'],
    ]);
  });

  it('finds heading levels through styles, by outline level or by name', () => {
    const styles: PlantedPart = {
      type: 'styles',
      root: 'w:styles',
      content:
        '<w:style w:type="paragraph" w:styleId="A"><w:name w:val="heading 2"/></w:style>' +
        '<w:style w:type="paragraph" w:styleId="B"><w:name w:val="Mine"/><w:basedOn w:val="A"/></w:style>' +
        '<w:style w:type="paragraph" w:styleId="C"><w:name w:val="Other"/><w:basedOn w:val="C"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>',
    };
    const facts = factsOf(
      plantParagraph('x', '<w:pStyle w:val="B"/>') +
        plantParagraph('y', '<w:pStyle w:val="C"/>') +
        plantParagraph('z'),
      [styles],
    );
    expect(pick(facts, 'paragraph', 'style', 'headingLevel')).toEqual([
      ['Mine', 2],
      ['Other', 1],
      [null, null],
    ]);
  });
});

describe('formatting', () => {
  it('joins runs that touch each other and look alike', () => {
    const yellow = '<w:highlight w:val="yellow"/>';
    const facts = factsOf(
      `<w:p>${plantRun('a', yellow)}${plantRun('b', yellow)}${plantRun('c')}${plantRun('d', '<w:strike/>')}` +
        `${plantRun('e', '<w:strike w:val="0"/>')}${plantRun('f', '<w:highlight w:val="none"/>')}</w:p>`,
    );
    expect(pick(facts, 'highlight', 'text', 'color', 'rgb')).toEqual([['ab', 'yellow', 'FFFF00']]);
    expect(pick(facts, 'strikeout', 'text')).toEqual(['d']);
  });

  it('resolves a run through styles and theme; bold in both styles cancels out', () => {
    const styles: PlantedPart = {
      type: 'styles',
      root: 'w:styles',
      content:
        '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:asciiTheme="minorHAnsi"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
        '<w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/><w:rPr><w:b/></w:rPr></w:style>' +
        '<w:style w:type="character" w:styleId="S"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>',
    };
    const theme: PlantedPart = {
      type: 'theme',
      root: 'a:theme',
      content:
        '<a:themeElements><a:clrScheme name="x"><a:accent1><a:srgbClr val="4472C4"/></a:accent1></a:clrScheme>' +
        '<a:fontScheme name="x"><a:minorFont><a:latin typeface="Calibri"/></a:minorFont></a:fontScheme></a:themeElements>',
    };
    const facts = factsOf(
      `<w:p>${plantRun('a', '<w:i/><w:color w:themeColor="accent1"/>')}${plantRun('b', '<w:rStyle w:val="S"/><w:rFonts w:ascii="Arial"/>')}</w:p>`,
      [styles, theme],
    );
    const common = { sizeHalfPoints: 22, underline: 'none' };
    expect(pick(facts, 'font', 'font', 'color', 'resolved')).toEqual([
      [
        null,
        'schemeClr:accent1',
        {
          ...common,
          font: 'Calibri',
          bold: true,
          italic: true,
          color: 'schemeClr:accent1',
          rgb: '4472C4',
          colorName: 'blue',
        },
      ],
      [
        'Arial',
        null,
        { ...common, font: 'Arial', bold: false, italic: false, color: 'auto', rgb: null, colorName: null },
      ],
    ]);
  });
});

describe('tables', () => {
  const cell = (text: string, properties = ''): string =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${plantParagraph(text)}</w:tc>`;

  it('have spans and fills, and those inside are facts of their own', () => {
    const nested = `<w:tbl><w:tr>${cell('in')}</w:tr></w:tbl>`;
    const facts = factsOf(
      `<w:tbl><w:tr>${cell('a', '<w:gridSpan w:val="2"/><w:shd w:fill="ff0000"/>')}${cell('b', '<w:vMerge w:val="restart"/>')}</w:tr>` +
        `<w:tr>${cell('c')}<w:tc>${nested}${plantParagraph('d')}</w:tc>${cell('', '<w:vMerge/>')}</w:tr></w:tbl>`,
    );
    expect(pick(facts, 'table', 'index', 'depth', 'rows', 'columns')).toEqual([
      [1, 1, 2, 3],
      [2, 2, 1, 1],
    ]);
    expect(pick(facts, 'table', 'cells')[0]).toEqual([
      [
        {
          text: 'a',
          column: 1,
          rowSpan: 1,
          colSpan: 2,
          fill: 'srgbClr:FF0000',
          rgb: 'FF0000',
          colorName: 'red',
        },
        { text: 'b', column: 3, rowSpan: 2, colSpan: 1, fill: null },
      ],
      [
        { text: 'c', column: 1, rowSpan: 1, colSpan: 1, fill: null },
        { text: 'd', column: 2, rowSpan: 1, colSpan: 1, fill: null },
        { text: '', column: 3, rowSpan: 0, colSpan: 1, fill: null },
      ],
    ]);
  });

  it('that claim a billion columns cost nothing', () => {
    const [columns] = pick(
      factsOf(`<w:tbl><w:tr>${cell('a', '<w:gridSpan w:val="999999999"/>')}</w:tr></w:tbl>`),
      'table',
      'columns',
    );
    expect(columns).toBe(1000);
  });
});

describe('what stands beside the text', () => {
  it('headers keep to the sections that have them, their own or from before', () => {
    const header: PlantedPart = { type: 'header', root: 'w:hdr', content: plantParagraph('Top') };
    const reference = '<w:headerReference w:type="default" r:id="r0"/>';
    const facts = factsOf(
      plantParagraph('a', `<w:sectPr>${reference}<w:pgSz w:w="612pt" w:h="15840"/></w:sectPr>`) +
        '<w:sectPr><w:pgSz w:w="15840" w:h="12240" w:orient="landscape"/><w:cols w:num="2"/></w:sectPr>',
      [header],
    );
    expect(pick(facts, 'header', 'part', 'variant', 'sections', 'text')).toEqual([
      ['word/part0.xml', 'default', [1, 2], 'Top'],
    ]);
    expect(pick(facts, 'section', 'page', 'columns')).toEqual([
      [{ widthTwips: 12240, heightTwips: 15840, orientation: 'portrait' }, 1],
      [{ widthTwips: 15840, heightTwips: 12240, orientation: 'landscape' }, 2],
    ]);
  });

  it('comments know the text they are on and their answers', () => {
    const comment = (id: number, paraId: string, text: string): string =>
      `<w:comment w:id="${id}" w:author="A${id}" w:date="2020-01-01T00:00:00Z"><w:p w14:paraId="${paraId}">${plantRun(text)}</w:p></w:comment>`;
    const facts = factsOf(
      `<w:p>${plantRun('so ')}<w:commentRangeStart w:id="4"/>${plantRun('this')}<w:commentRangeEnd w:id="4"/></w:p>`,
      [
        {
          type: 'comments',
          root: 'w:comments',
          content: comment(4, '0A', 'Why?') + comment(5, '0B', 'Because.'),
        },
        {
          type: 'commentsExtended',
          root: 'w15:commentsEx',
          content:
            '<w15:commentEx w15:paraId="0A" w15:done="1"/><w15:commentEx w15:paraId="0B" w15:paraIdParent="0A" w15:done="0"/>',
        },
      ],
    );
    expect(pick(facts, 'comment', 'commentId', 'text', 'onText', 'isResolved', 'parentId')).toEqual([
      ['4', 'Why?', 'this', true, null],
      ['5', 'Because.', null, false, '4'],
    ]);
    expect(pick(facts, 'comment', 'replies')[0]).toEqual([
      { commentId: '5', author: 'A5', date: '2020-01-01T00:00:00Z', text: 'Because.' },
    ]);
  });

  it('separators are no notes', () => {
    const content =
      `<w:footnote w:type="separator" w:id="1">${plantParagraph('-')}</w:footnote>` +
      `<w:footnote w:id="0">${plantParagraph('no')}</w:footnote><w:footnote w:id="2">${plantParagraph('See.')}</w:footnote>`;
    const facts = factsOf(plantParagraph('a'), [{ type: 'footnotes', root: 'w:footnotes', content }]);
    expect(pick(facts, 'footnote', 'noteId', 'text')).toEqual([['2', 'See.']]);
  });

  it('of a text box only the branch that is understood is read, as a story of its own', () => {
    const box = (text: string): string => `<w:txbxContent>${plantParagraph(text)}</w:txbxContent>`;
    const facts = factsOf(
      `<w:p>${plantRun('before')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><a:graphic><a:graphicData>` +
        `<wps:wsp><wps:txbx>${box('new')}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice>` +
        `<mc:Fallback><w:pict><v:shape><v:textbox>${box('old')}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    );
    expect(pick(facts, 'textbox', 'index', 'text', 'part')).toEqual([[1, 'new', 'body']]);
    expect(pick(facts, 'paragraph', 'text', 'part')).toEqual([
      ['before', 'body'],
      ['new', 'textbox-1'],
    ]);
  });

  it('text boxes of strict files are found in the namespace that Word puts them in', () => {
    const facts = factsOf(
      '<w:p><w:r><w:drawing><wp:anchor><a:graphic><a:graphicData><wne:txbx xmlns:wne="http://schemas.microsoft.com/office/word/2006/wordml">' +
        `<wne:txbxContent>${plantParagraph('in')}</wne:txbxContent></wne:txbx></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>`,
    );
    expect(pick(facts, 'textbox', 'text')).toEqual(['in']);
  });

  it('links have their target, pictures their text and size', () => {
    const drawing =
      '<w:drawing><wp:inline><wp:extent cx="100" cy="200"/><wp:docPr id="1" name="P" descr="A cat"/><a:graphic><a:graphicData>' +
      '<pic:pic><pic:blipFill><a:blip r:embed="r1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>';
    const facts = factsOf(
      `<w:p><w:hyperlink r:id="r0">${plantRun('si')}${plantRun('te')}</w:hyperlink><w:r>${drawing}</w:r>` +
        `<w:hyperlink w:anchor="end">${plantRun('below')}</w:hyperlink></w:p>`,
      [
        { type: 'hyperlink', root: '', content: '', external: 'https://example.org/' },
        { type: 'image', root: 'a:x', content: '' },
      ],
    );
    expect(pick(facts, 'hyperlink', 'text', 'target', 'isExternal')).toEqual([
      ['site', 'https://example.org/', true],
      ['below', '#end', false],
    ]);
    expect(pick(facts, 'image', 'part', 'altText', 'widthEmu', 'heightEmu')).toEqual([
      ['word/part1.xml', 'A cat', 100, 200],
    ]);
  });
});

describe('what a document keeps besides', () => {
  it('films are told of once, whether a picture plays them or nothing does', () => {
    const film = { type: 'video', root: 'a:x', content: '' };
    const facts = factsOf(
      `<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:nvPicPr><pic:nvPr><a:videoFile r:link="r0"/>` +
        `</pic:nvPr></pic:nvPicPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
      [film, { ...film, type: 'media' }],
    );
    expect(pick(facts, 'video', 'kind', 'part')).toEqual([
      ['embedded', 'word/part0.xml'],
      ['embedded', 'word/part1.xml'],
    ]);
  });

  it('a document of another format inside is warned of', () => {
    const model = readPlanted('<w:altChunk r:id="r0"/>', [{ type: 'aFChunk', root: 'a:x', content: '' }]);
    expect(model.warnings.map(({ code, part }) => [code, part])).toEqual([
      ['unsupported-format', 'word/part0.xml'],
    ]);
  });

  it('two comments of one id are two stories', () => {
    const comment = `<w:comment w:id="1">${plantParagraph('Hm')}</w:comment>`;
    const facts = factsOf('', [{ type: 'comments', root: 'w:comments', content: comment + comment }]);
    expect(pick(facts, 'comment', 'id')).toEqual(['comment-1', 'comment-1.2']);
    expect(pick(facts, 'paragraph', 'part')).toEqual(['comment-1', 'comment-1.2']);
  });
});

describe('a part that is damaged', () => {
  it('is told of, and the rest is read', () => {
    const model = readPlanted(plantParagraph('a'), [
      { type: 'styles', root: 'w:styles', content: '<w:style>' },
    ]);
    expect(model.warnings.map(({ code, part }) => [code, part])).toEqual([
      ['damaged-part', 'word/part0.xml'],
    ]);
    expect(pick(listWordFacts(model), 'paragraph', 'text')).toEqual(['a']);
  });

  it('ends the reading where it is the main one', () => {
    expect(() => readPlanted('<w:p>')).toThrow(/Not well-formed/);
  });
});
