import { docxNumberingXml, docxStylesXml } from './docx-styles.ts';
import { type OfficePart, packOffice } from './pack-office.ts';
import { themeContentType, themeXml } from './theme.ts';
import { namespaces, xmlHead } from './xml-text.ts';

export type WordDocument = {
  readonly title: string;
  /** Block-level elements in order. */
  readonly body: readonly string[];
  /** Runs of the footer; none when left out. */
  readonly footer?: string;
};

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const page =
  '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1304" w:right="1304" w:bottom="1304" w:left="1304" ' +
  'w:header="680" w:footer="680" w:gutter="0"/>';

function footerPart(runs: string): OfficePart {
  return {
    path: 'word/footer1.xml',
    contentType: `${word}.footer+xml`,
    xml: `${xmlHead}<w:ftr ${namespaces.w}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>${runs}</w:p></w:ftr>`,
  };
}

/** A Word file on A4 with styles, a list, tables and an optional footer. */
export function makeDocx({ title, body, footer }: WordDocument): Uint8Array {
  const footerReference = footer === undefined ? '' : '<w:footerReference w:type="default" r:id="rId5"/>';
  const main: OfficePart = {
    path: 'word/document.xml',
    contentType: `${word}.document.main+xml`,
    xml:
      `${xmlHead}<w:document ${namespaces.w} ${namespaces.r}><w:body>${body.join('')}` +
      `<w:sectPr>${footerReference}${page}</w:sectPr></w:body></w:document>`,
    relationships: [
      { id: 'rId1', type: 'styles', target: 'styles.xml' },
      { id: 'rId2', type: 'numbering', target: 'numbering.xml' },
      { id: 'rId3', type: 'settings', target: 'settings.xml' },
      { id: 'rId4', type: 'theme', target: 'theme/theme1.xml' },
      ...(footer === undefined ? [] : [{ id: 'rId5', type: 'footer', target: 'footer1.xml' }]),
    ],
  };
  const settings =
    `${xmlHead}<w:settings ${namespaces.w}><w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/><w:compat>` +
    '<w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/>' +
    '</w:compat></w:settings>';
  return packOffice(
    [
      main,
      { path: 'word/styles.xml', contentType: `${word}.styles+xml`, xml: docxStylesXml() },
      { path: 'word/numbering.xml', contentType: `${word}.numbering+xml`, xml: docxNumberingXml() },
      { path: 'word/settings.xml', contentType: `${word}.settings+xml`, xml: settings },
      { path: 'word/theme/theme1.xml', contentType: themeContentType, xml: themeXml() },
      ...(footer === undefined ? [] : [footerPart(footer)]),
    ],
    { title, subject: 'Sample project', application: 'Microsoft Office Word' },
  );
}
