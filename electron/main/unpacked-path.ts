/** Where a file of the packaged app lies as a real file; in a checkout, the path itself. */
export function findUnpackedPath(path: string): string {
  return path.replace(/([\\/])app\.asar(?=[\\/])/, '$1app.asar.unpacked');
}
