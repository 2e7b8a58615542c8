import type { OfficePackage } from '../../office/office-package.ts';
import type { ZipEntry } from '../../package/zip-archive.ts';
import { findChild, listChildren, readTree } from '../../xml/read-tree.ts';
import { decodeEscapes } from '../number-format.ts';
import type { SheetTable } from './sheet-objects.ts';

/** Reads a table part; throws DocumentError. */
export function readTable({ archive }: OfficePackage, entry: ZipEntry): SheetTable {
  const root = readTree(archive, entry);
  const { attributes } = root;
  return {
    id: attributes['id'] ?? '',
    name: attributes['displayName'] ?? attributes['name'] ?? '',
    ref: attributes['ref'] ?? '',
    columns: listChildren(findChild(root, 'x:tableColumns'), 'x:tableColumn').map((column) =>
      decodeEscapes(column.attributes['name'] ?? ''),
    ),
    hasTotalsRow: Number(attributes['totalsRowCount'] ?? 0) > 0,
    part: entry.name,
  };
}
