import type { SmartArt, SmartArtNode } from './smartart.ts';

/** A dgm:pt: the document, a node, an assistant, or something that only draws. */
export interface SmartArtPoint {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
}

/** A dgm:cxn of type parOf. */
export interface SmartArtLink {
  readonly from: string;
  readonly to: string;
  readonly order: number;
}

// Deeper than any layout draws, shallow enough to walk and to write out by recursion.
const MAX_DEPTH = 64;

function groupChildren(links: readonly SmartArtLink[]): Map<string, string[]> {
  const children = new Map<string, string[]>();
  for (const { from, to } of links.toSorted((a, b) => a.order - b.order)) {
    const siblings = children.get(from);
    if (siblings === undefined) children.set(from, [to]);
    else siblings.push(to);
  }
  return children;
}

/** The tree that links make of points: from the document point down; each point once, so that circles end. */
export function buildSmartArtTree(
  points: readonly SmartArtPoint[],
  links: readonly SmartArtLink[],
): Pick<SmartArt, 'roots' | 'texts'> {
  const nodes = points.filter(({ kind }) => kind === 'node' || kind === 'asst');
  const byId = new Map(nodes.map((point) => [point.id, point]));
  const children = groupChildren(links);
  const seen = new Set<string>();
  const build = (id: string, depth: number): SmartArtNode[] => {
    const point = byId.get(id);
    if (point === undefined || seen.has(id) || depth > MAX_DEPTH) return [];
    seen.add(id);
    return [
      {
        text: point.text,
        isAssistant: point.kind === 'asst',
        children: (children.get(id) ?? []).flatMap((child) => build(child, depth + 1)),
      },
    ];
  };
  const documents = points.filter(({ kind }) => kind === 'doc');
  return {
    roots: documents.flatMap(({ id }) => (children.get(id) ?? []).flatMap((child) => build(child, 0))),
    texts: nodes.map(({ text }) => text).filter((text) => text !== ''),
  };
}
