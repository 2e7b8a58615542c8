import type { OfficePackage } from '../../office/office-package.ts';
import { DocumentError } from '../../package/document-error.ts';
import type { Chart } from './chart.ts';

/** Reads a chart part of either kind; throws DocumentError (`damaged-part`), also where there is no such part. */
export function readChart(pkg: OfficePackage, part: string): Chart {
  const entry = pkg.archive.findEntry(part);
  if (entry === null) throw new DocumentError('damaged-part', 'The chart is not in the package.', part);
  return { part: entry.name, types: [], title: null, axes: [], series: [] };
}
