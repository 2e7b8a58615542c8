import type { Artifact } from '../artifact.ts';

/** What can be left out of the text of a workbook. */
export const excelArtifacts = [
  { name: 'charts', facts: ['chart'], about: 'charts with their data' },
  { name: 'comments', facts: ['comment'], about: 'comments with their authors and answers' },
  { name: 'conditional-formats', facts: ['conditional-format'], about: 'conditional formats' },
  { name: 'defined-names', facts: ['defined-name'], about: 'defined names' },
  { name: 'formats', facts: [], about: 'fills, font colours and number formats that tell something' },
  {
    name: 'formulas',
    facts: ['formula', 'external-link'],
    about: 'formulas, defined names, workbooks they link to; values stay',
  },
  { name: 'hyperlinks', facts: ['hyperlink'], about: 'linked cells and where they lead' },
  { name: 'images', facts: ['image'], about: 'pictures by name and alternative text' },
  { name: 'merges', facts: [], about: 'merged ranges' },
  { name: 'metadata', facts: [], about: 'document properties' },
  { name: 'pivot-tables', facts: ['pivot-table'], about: 'pivot tables and their cells' },
  { name: 'shapes', facts: ['shape'], about: 'shapes and text boxes' },
  { name: 'table-like-ranges', facts: ['tlr'], about: 'cells of ranges that are tables but for the name' },
  { name: 'tables', facts: ['table'], about: 'tables, their cells, and formulas that name them' },
  { name: 'unstructured', facts: [], about: 'cells in no table, range like one, or pivot table' },
  { name: 'validations', facts: ['validation'], about: 'rules for what may be entered' },
] as const satisfies readonly Artifact[];

export type ExcelArtifact = (typeof excelArtifacts)[number]['name'];
