import { DocumentError } from '../package/document-error.ts';
import type { ZipArchive, ZipEntry } from '../package/zip-archive.ts';
import { type Attributes, type ElementReader, readElements } from './read-elements.ts';

/** An element of a small part whose parts refer to each other; large parts are read without a tree. */
export interface XmlNode {
  /** Canonical, as readElements gives it: `c:ser`, `xdr:pic`. */
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly XmlNode[];
  /** Text directly inside, the children's left out. */
  readonly text: string;
}

const maxNodeCount = 2_000_000;

interface Growing extends XmlNode {
  readonly children: XmlNode[];
  text: string;
}

/** Reads a part into a tree; throws what readElements throws, and `too-large` for one that nobody wrote. */
export function readTree(archive: ZipArchive, entry: ZipEntry): XmlNode {
  let nodeCount = 0;
  const root: Growing = { name: '', attributes: {}, children: [], text: '' };
  const createReader = (node: Growing): ElementReader => ({
    open: (name, attributes) => {
      nodeCount += 1;
      if (nodeCount > maxNodeCount) throw new DocumentError('too-large', 'Too many elements.', entry.name);
      const child: Growing = { name, attributes, children: [], text: '' };
      node.children.push(child);
      return createReader(child);
    },
    text: (text) => void (node.text += text),
  });
  readElements(archive, entry, createReader(root));
  return root.children[0] ?? root;
}

export function findChild(node: XmlNode | null, name: string): XmlNode | null {
  return node?.children.find((child) => child.name === name) ?? null;
}

export function listChildren(node: XmlNode | null, name: string): XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}

/** Follows names downwards, the first child of each name. */
export function findPath(node: XmlNode | null, ...names: readonly string[]): XmlNode | null {
  return names.reduce(findChild, node);
}

/** Elements below a node in document order, without recursion; `into` says whether to look inside one. */
export function* walk(node: XmlNode, into: (node: XmlNode) => boolean = () => true): Generator<XmlNode> {
  const pending = node.children.toReversed();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    yield next;
    if (!into(next)) continue;
    for (let at = next.children.length - 1; at >= 0; at -= 1) pending.push(next.children[at] as XmlNode);
  }
}
