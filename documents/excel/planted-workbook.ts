import { plantRelationships } from '../office/planted-office.ts';
import { plantZip, type PlantedEntry } from '../package/planted-zip.ts';

const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const relationships = `${schemas}/officeDocument/2006/relationships`;

/** A sheet to plant: `xml` is what stands between the `worksheet` tags; `links` are its relationships. */
export interface PlantedSheet {
  readonly name: string;
  readonly xml: string;
  readonly links?: readonly (readonly [type: string, target: string])[];
  readonly attributes?: string;
}

export interface PlantedWorkbook {
  readonly sheets: readonly PlantedSheet[];
  /** Elements of the workbook part besides its sheets. */
  readonly before?: string;
  readonly after?: string;
  /** Relationships of the workbook; their ids follow those of the sheets. */
  readonly links?: readonly (readonly [type: string, target: string])[];
  readonly extra?: readonly PlantedEntry[];
}

/** `<tag>…</tag>` in the namespace of workbooks. */
export function plantPart(tag: string, xml: string, attributes = ''): string {
  return `<${tag} xmlns="${main}" xmlns:r="${relationships}" ${attributes}>${xml}</${tag}>`;
}

/** The smallest package Excel would open, with these sheets in it. */
export function plantWorkbook({
  sheets,
  before = '',
  after = '',
  links = [],
  extra = [],
}: PlantedWorkbook): Uint8Array {
  const list = sheets.map(
    ({ name, attributes = '' }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}" ${attributes}/>`,
  );
  return plantZip([
    {
      name: '[Content_Types].xml',
      bytes:
        `<Types xmlns="${schemas}/package/2006/content-types">` +
        '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    },
    { name: '_rels/.rels', bytes: plantRelationships([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      bytes: plantPart('workbook', `${before}<sheets>${list.join('')}</sheets>${after}`),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: plantRelationships([
        ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
        ...links,
      ]),
    },
    ...sheets.flatMap(({ xml, links: own = [] }, at) => [
      { name: `xl/worksheets/sheet${at + 1}.xml`, bytes: plantPart('worksheet', xml) },
      ...(own.length === 0
        ? []
        : [{ name: `xl/worksheets/_rels/sheet${at + 1}.xml.rels`, bytes: plantRelationships(own) }]),
    ]),
    ...extra,
  ]);
}

/** `sheetData` of rows, each a list of cells as XML or of plain values. */
export function plantRows(rows: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null): string => {
    if (value === null) return '<c/>';
    if (typeof value === 'number') return `<c><v>${value}</v></c>`;
    return value.startsWith('<c') ? value : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  return `<sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData>`;
}
