import type { OfficePackage } from '../../office/office-package.ts';
import { DocumentError } from '../../package/document-error.ts';
import { readTree } from '../../xml/read-tree.ts';
import type { Chart } from './chart.ts';
import { readClassicChart } from './read-classic-chart.ts';
import { readExtendedChart } from './read-extended-chart.ts';

/** Reads a chart part of either kind; throws DocumentError (`damaged-part`), also where there is no such part. */
export function readChart({ archive }: OfficePackage, part: string): Chart {
  const entry = archive.findEntry(part);
  if (entry === null) throw new DocumentError('damaged-part', 'The chart is not in the package.', part);
  const root = readTree(archive, entry);
  if (root.name === 'c:chartSpace') return readClassicChart(root, entry.name);
  if (root.name === 'cx:chartSpace') return readExtendedChart(root, entry.name);
  throw new DocumentError('damaged-part', `A chart cannot begin with ${root.name}.`, entry.name);
}
