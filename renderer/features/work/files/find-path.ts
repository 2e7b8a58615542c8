/** The working copy of that name among absolute paths of any platform; names are kept in composed form. */
export function findPath(paths: readonly string[], name: string): string | undefined {
  const composed = name.normalize('NFC').trim();
  return paths.find((path) => path.split(/[\\/]/).at(-1) === composed);
}
