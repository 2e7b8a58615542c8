import type { SmartArt, SmartArtNode } from './smartart.ts';

/** The nodes of a SmartArt graphic with their depth from 0, in the order of its outline. */
export function listOutline({ roots }: SmartArt): { readonly text: string; readonly depth: number }[] {
  const outline: { readonly text: string; readonly depth: number }[] = [];
  const pending: { readonly node: SmartArtNode; readonly depth: number }[] = [];
  const push = (nodes: readonly SmartArtNode[], depth: number): void => {
    for (const node of nodes.toReversed()) pending.push({ node, depth });
  };
  push(roots, 0);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    outline.push({ text: next.node.text, depth: next.depth });
    push(next.node.children, next.depth + 1);
  }
  return outline;
}
