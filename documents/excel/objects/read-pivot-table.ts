import type { OfficePackage } from '../../office/office-package.ts';
import type { ZipEntry } from '../../package/zip-archive.ts';
import { findChild, findPath, listChildren, readTree, type XmlNode } from '../../xml/read-tree.ts';
import type { PivotTable } from './sheet-objects.ts';

interface PivotCache {
  readonly source: PivotTable['source'];
  readonly fields: readonly string[];
}

function findSource(root: XmlNode): PivotTable['source'] {
  const { sheet, ref, name } = findPath(root, 'x:cacheSource', 'x:worksheetSource')?.attributes ?? {};
  if (name !== undefined) return { name };
  return ref === undefined ? null : { sheet: sheet ?? '', ref };
}

function readCache(pkg: OfficePackage, part: string): PivotCache {
  const entry = pkg.relationshipsOf(part).find(({ type }) => type === 'pivotCacheDefinition')?.part ?? null;
  const found = entry === null ? null : pkg.archive.findEntry(entry);
  if (found === null) return { source: null, fields: [] };
  const root = readTree(pkg.archive, found);
  return {
    source: findSource(root),
    fields: listChildren(findChild(root, 'x:cacheFields'), 'x:cacheField').map(
      ({ attributes }) => attributes['name'] ?? '',
    ),
  };
}

/** Reads a pivot table and what its cache says of its source; throws DocumentError. */
export function readPivotTable(pkg: OfficePackage, entry: ZipEntry): PivotTable {
  const root = readTree(pkg.archive, entry);
  const cache = readCache(pkg, entry.name);
  const own = listChildren(findChild(root, 'x:pivotFields'), 'x:pivotField').map(
    ({ attributes }) => attributes['name'],
  );
  const nameOf = (index: string | undefined): string => {
    // Where several values stand side by side, they are a field of their own.
    if (index === '-2') return 'Values';
    return own[Number(index)] ?? cache.fields[Number(index)] ?? '';
  };
  const listFields = (list: string, item: string, key: string): string[] =>
    listChildren(findChild(root, list), item).map(({ attributes }) => nameOf(attributes[key]));
  return {
    name: root.attributes['name'] ?? '',
    location: findChild(root, 'x:location')?.attributes['ref'] ?? '',
    source: cache.source,
    rowFields: listFields('x:rowFields', 'x:field', 'x'),
    columnFields: listFields('x:colFields', 'x:field', 'x'),
    pageFields: listFields('x:pageFields', 'x:pageField', 'fld'),
    dataFields: listChildren(findChild(root, 'x:dataFields'), 'x:dataField').map(
      ({ attributes }) => attributes['name'] ?? nameOf(attributes['fld']),
    ),
    part: entry.name,
  };
}
