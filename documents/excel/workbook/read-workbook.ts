import { defaultColorMap, emptyTheme } from '../../drawing/theme-color/theme.ts';
import { readTheme } from '../../drawing/theme-color/read-theme.ts';
import type { DocumentWarning } from '../../facts/fact.ts';
import type { OfficePackage } from '../../office/office-package.ts';
import { attemptReading } from '../../package/attempt-reading.ts';
import { DocumentError } from '../../package/document-error.ts';
import type { ZipEntry } from '../../package/zip-archive.ts';
import { findChild, listChildren, readTree, walk, type XmlNode } from '../../xml/read-tree.ts';
import { readSharedStrings } from './read-shared-strings.ts';
import { readStyles } from './read-styles.ts';
import { plainStyle } from './styles.ts';
import type { DefinedName, ExternalWorkbook, SheetEntry, Workbook } from './workbook.ts';

const sheetKinds: Readonly<Record<string, SheetEntry['kind']>> = {
  worksheet: 'worksheet',
  chartsheet: 'chartsheet',
  dialogsheet: 'dialogsheet',
  xlMacrosheet: 'macrosheet',
  xlIntlMacrosheet: 'macrosheet',
};

function listSheets(pkg: OfficePackage, root: XmlNode): SheetEntry[] {
  const relationships = new Map(pkg.relationshipsOf(pkg.mainPart).map((found) => [found.id, found]));
  return listChildren(findChild(root, 'x:sheets'), 'x:sheet').map(({ attributes }, at) => {
    const target = relationships.get(attributes['r:id'] ?? '');
    const state = attributes['state'];
    const part = target?.part ?? null;
    return {
      name: attributes['name'] ?? '',
      index: at + 1,
      state: state === 'hidden' || state === 'veryHidden' ? state : 'visible',
      kind:
        (Object.hasOwn(sheetKinds, target?.type ?? '') ? sheetKinds[target?.type ?? ''] : null) ??
        'worksheet',
      part: part === null ? null : (pkg.archive.findEntry(part)?.name ?? null),
    };
  });
}

function listDefinedNames(root: XmlNode, sheets: readonly SheetEntry[]): DefinedName[] {
  return listChildren(findChild(root, 'x:definedNames'), 'x:definedName').map(({ attributes, text }) => ({
    name: attributes['name'] ?? '',
    scope: sheets[Number(attributes['localSheetId'] ?? -1)]?.name ?? 'workbook',
    refersTo: text,
    isHidden: /^(?:1|true)$/.test(attributes['hidden'] ?? ''),
  }));
}

/** Reads the workbook part and what all sheets share; throws DocumentError when there is no telling the sheets. */
export function readWorkbook(pkg: OfficePackage): Workbook {
  const main = pkg.archive.findEntry(pkg.mainPart);
  if (main === null)
    throw new DocumentError('damaged-package', 'The workbook part is missing.', pkg.mainPart);
  const root = readTree(pkg.archive, main);
  const sheets = listSheets(pkg, root);
  const is1904 = /^(?:1|true|on)$/.test(findChild(root, 'x:workbookPr')?.attributes['date1904'] ?? '');
  const warnings: DocumentWarning[] = [];
  // Colours, formats and even texts may be damaged while the sheets still can be read.
  const attempt = <T>(type: string, read: (entry: ZipEntry) => T, otherwise: T): T => {
    const part = pkg.relationshipsOf(pkg.mainPart).find((found) => found.type === type)?.part ?? null;
    const entry = part === null ? null : pkg.archive.findEntry(part);
    if (entry === null) return otherwise;
    const { value, fault } = attemptReading(() => read(entry));
    if (fault === null) return value;
    if (fault.code !== 'damaged-part') throw fault;
    warnings.push({ code: fault.code, part: entry.name, message: fault.message });
    return otherwise;
  };
  const theme = attempt('theme', (entry) => readTheme(pkg.archive, entry, emptyTheme), emptyTheme);
  return {
    pkg,
    sheets,
    definedNames: listDefinedNames(root, sheets),
    externalWorkbooks: listExternalWorkbooks(pkg, root),
    is1904,
    styles: attempt('styles', (entry) => readStyles(pkg, entry.name, { theme, map: defaultColorMap }), {
      cells: [plainStyle],
      differential: [],
    }),
    sharedStrings: attempt('sharedStrings', (entry) => readSharedStrings(pkg.archive, entry), []),
    persons: attempt('person', (entry) => readPersons(pkg, entry), new Map<string, string>()),
    warnings,
  };
}

function listExternalWorkbooks(pkg: OfficePackage, root: XmlNode): ExternalWorkbook[] {
  const relationships = new Map(pkg.relationshipsOf(pkg.mainPart).map(({ id, part }) => [id, part]));
  return listChildren(findChild(root, 'x:externalReferences'), 'x:externalReference').flatMap(
    ({ attributes }, at) => {
      const part = relationships.get(attributes['r:id'] ?? '') ?? null;
      if (part === null) return [];
      const { value } = attemptReading(() => pkg.relationshipsOf(part));
      const path = value?.find(({ isExternal }) => isExternal);
      return path === undefined ? [] : [{ index: at + 1, target: path.target, part }];
    },
  );
}

function readPersons(pkg: OfficePackage, entry: ZipEntry): ReadonlyMap<string, string> {
  const persons = new Map<string, string>();
  for (const { name, attributes } of walk(readTree(pkg.archive, entry))) {
    if (name.endsWith(':person')) persons.set(attributes['id'] ?? '', attributes['displayName'] ?? '');
  }
  return persons;
}
