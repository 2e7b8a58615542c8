import type { FieldDifference } from './document-diff.ts';

/** What a field only says again, seen or through styles: of `rgb` the colour as stored, of `resolved.bold` that of the run. */
function listSources(field: string): string[] {
  const path = field.replace(/[^.]*$/, '');
  const name = field.slice(path.length);
  if (name === 'rgb' || name === 'colorName') return [`${path}color`, `${path}fill`, `${path}effectiveFill`];
  if (name === 'lineRgb' || name === 'lineColorName') return [`${path}line`, `${path}effectiveLine`];
  if (name.startsWith('effective')) return [`${path}${name.charAt(9).toLowerCase()}${name.slice(10)}`];
  if (path.startsWith('fonts.')) return ['font'];
  return path === 'resolved.' ? [name] : [];
}

/** The fields without those that follow from another one of them. */
export function dropEchoes(fields: readonly FieldDifference[]): FieldDifference[] {
  const names = new Set(fields.map(({ field }) => field));
  const follows = (field: string): boolean => listSources(field).some((source) => names.has(source));
  return fields.filter(
    ({ field }) => !follows(field) && !follows(field.replace(/^resolved\.(?:rgb|colorName)$/, 'rgb')),
  );
}
