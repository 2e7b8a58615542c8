import { createSequence, generateText } from './generate-text.ts';
import { type GeneratedPart, relationshipTypes, schemas, writePackage } from './write-package.ts';

type Next = (below: number) => number;

const main = `xmlns:w="${schemas}/wordprocessingml/2006/main" xmlns:r="${relationshipTypes}"`;
const paragraphsOnPage = 12;

function writeRun(next: Next, wordCount: number): string {
  const format = ['', '<w:b/>', '<w:i/>', '<w:color w:val="C00000"/>', '<w:highlight w:val="yellow"/>'][
    next(12)
  ];
  const properties = format ? `<w:rPr>${format}</w:rPr>` : '';
  return `<w:r>${properties}<w:t xml:space="preserve">${generateText(next, wordCount)} </w:t></w:r>`;
}

function writeParagraph(next: Next, properties = ''): string {
  const runs = Array.from({ length: 2 + next(4) }, () => writeRun(next, 6 + next(14)));
  return `<w:p w:rsidR="00A1B2C3">${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${runs.join('')}</w:p>`;
}

function writeTable(next: Next): string {
  const cell = (): string =>
    `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr><w:p><w:r><w:t>${generateText(next, 3)}</w:t></w:r></w:p></w:tc>`;
  const row = (): string => `<w:tr>${Array.from({ length: 5 }, cell).join('')}</w:tr>`;
  return `<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/></w:tblPr>${Array.from({ length: 8 }, row).join('')}</w:tbl>`;
}

function* writePage(next: Next, page: number): Generator<string> {
  yield `<w:p><w:pPr><w:pStyle w:val="Heading${1 + (page % 2)}"/></w:pPr><w:r><w:t>Chapter ${page}</w:t></w:r></w:p>`;
  for (let at = 0; at < paragraphsOnPage; at += 1) {
    const isItem = at % 4 === 3;
    yield writeParagraph(
      next,
      isItem ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '<w:jc w:val="both"/>',
    );
  }
  yield (
    `<w:p><w:r><w:t>Noted</w:t></w:r><w:r><w:footnoteReference w:id="${page}"/></w:r>` +
    '<w:hyperlink r:id="rId5"><w:r><w:t>link</w:t></w:r></w:hyperlink>' +
    `<w:ins w:id="${page}" w:author="A" w:date="2026-01-01T00:00:00Z"><w:r><w:t>added</w:t></w:r></w:ins>` +
    `<w:commentRangeStart w:id="${page}"/><w:r><w:t>commented</w:t></w:r><w:commentRangeEnd w:id="${page}"/>` +
    `<w:r><w:commentReference w:id="${page}"/></w:r><w:r><w:br w:type="page"/></w:r></w:p>`
  );
  if (page % 3 === 0) yield writeTable(next);
}

function* writeBody(pageCount: number): Generator<string> {
  const next = createSequence(3);
  yield `<w:document ${main}><w:body>`;
  for (let page = 1; page <= pageCount; page += 1) yield* writePage(next, page);
  yield '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/></w:sectPr></w:body></w:document>';
}

function* writeNotes(root: string, item: string, pageCount: number): Generator<string> {
  const next = createSequence(4);
  yield `<w:${root} ${main}>`;
  for (let page = 1; page <= pageCount; page += 1) {
    yield `<w:${item} w:id="${page}" w:author="A" w:date="2026-01-01T00:00:00Z">${writeParagraph(next)}</w:${item}>`;
  }
  yield `</w:${root}>`;
}

const styles =
  `<w:styles ${main}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>` +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
  [1, 2]
    .map(
      (level) =>
        `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/>` +
        `<w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${36 - level * 4}"/></w:rPr></w:style>`,
    )
    .join('') +
  '<w:style w:type="table" w:styleId="Grid"><w:name w:val="Table Grid"/></w:style></w:styles>';

const numbering =
  `<w:numbering ${main}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/>` +
  '<w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>';

/** A document of so many pages: headings, paragraphs of several runs, lists, tables, notes, comments, tracked changes. */
export function generateDocument(file: string, pageCount: number): void {
  const parts: readonly GeneratedPart[] = [
    {
      name: 'word/document.xml',
      type: 'wordprocessingml.document.main',
      relations: [
        ['styles', 'word/styles.xml'],
        ['numbering', 'word/numbering.xml'],
        ['footnotes', 'word/footnotes.xml'],
        ['comments', 'word/comments.xml'],
        ['hyperlink', 'word/document.xml'],
      ],
      text: () => writeBody(pageCount),
    },
    { name: 'word/styles.xml', type: 'wordprocessingml.styles', text: () => [styles] },
    { name: 'word/numbering.xml', type: 'wordprocessingml.numbering', text: () => [numbering] },
    {
      name: 'word/footnotes.xml',
      type: 'wordprocessingml.footnotes',
      text: () => writeNotes('footnotes', 'footnote', pageCount),
    },
    {
      name: 'word/comments.xml',
      type: 'wordprocessingml.comments',
      text: () => writeNotes('comments', 'comment', pageCount),
    },
  ];
  writePackage(file, parts);
}
