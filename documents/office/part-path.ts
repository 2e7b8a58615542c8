/** The folder of a part, with its slash: `word/` of `word/document.xml`, '' at the root. */
function folderOf(part: string): string {
  return part.slice(0, part.lastIndexOf('/') + 1);
}

/** Where a part's relationships are kept; '' stands for the package itself. */
export function relationshipsPathOf(part: string): string {
  return `${folderOf(part)}_rels/${part.slice(folderOf(part).length)}.rels`;
}

function decodePercent(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The part a relationship of `fromPart` points to, or null for a bare fragment. */
export function resolveTarget(fromPart: string, target: string): string | null {
  const path = decodePercent((target.split('#')[0] ?? '').replaceAll('\\', '/'));
  if (path === '') return null;
  const segments: string[] = [];
  for (const segment of (path.startsWith('/') ? path : folderOf(fromPart) + path).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}
