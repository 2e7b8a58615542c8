import type { OfficePackage } from '../../office/office-package.ts';
import type { ZipEntry } from '../../package/zip-archive.ts';
import { findChild, listChildren, readTree, walk, type XmlNode } from '../../xml/read-tree.ts';
import { decodeEscapes } from '../number-format.ts';
import type { SheetComment } from './sheet-objects.ts';

interface ThreadedComment {
  readonly id: string;
  readonly parentId: string | null;
  readonly comment: SheetComment;
}

function textOf(node: XmlNode | null): string {
  if (node === null) return '';
  let text = '';
  for (const { name, text: own } of walk(node, (inner) => inner.name !== 'x:rPh'))
    if (name === 'x:t') text += own;
  return decodeEscapes(text);
}

/** Reads the comments of a sheet's old form, which Excel now calls notes; throws DocumentError. */
export function readNotes({ archive }: OfficePackage, entry: ZipEntry): SheetComment[] {
  const root = readTree(archive, entry);
  const authors = listChildren(findChild(root, 'x:authors'), 'x:author').map(({ text }) => text);
  return listChildren(findChild(root, 'x:commentList'), 'x:comment').map((node) => ({
    ref: node.attributes['ref'] ?? '',
    author: authors[Number(node.attributes['authorId'])] ?? null,
    date: null,
    text: textOf(findChild(node, 'x:text')),
    isResolved: null,
    replies: [],
    part: entry.name,
  }));
}

function readThreaded(node: XmlNode, part: string, persons: ReadonlyMap<string, string>): ThreadedComment {
  const { id = '', parentId = null, ref = '', dT = null, personId = '', done } = node.attributes;
  const text = node.children.find(({ name }) => name.endsWith(':text'))?.text ?? '';
  const author = persons.get(personId) ?? null;
  return {
    id,
    parentId,
    comment: { ref, author, date: dT, text, isResolved: done === '1' || done === 'true', replies: [], part },
  };
}

/** Reads threaded comments, each with its replies; throws DocumentError. */
export function readThreads(
  { archive }: OfficePackage,
  entry: ZipEntry,
  persons: ReadonlyMap<string, string>,
): SheetComment[] {
  const all = readTree(archive, entry)
    .children.filter(({ name }) => name.endsWith(':threadedComment'))
    .map((node) => readThreaded(node, entry.name, persons));
  const replies = Map.groupBy(all, ({ parentId }) => parentId);
  return (replies.get(null) ?? []).map(({ id, comment }) => ({
    ...comment,
    replies: (replies.get(id) ?? []).map(({ comment: { author, date, text } }) => ({ author, date, text })),
  }));
}

/** Notes and threads of a sheet; the note that stands in for a thread in older programs is left out. */
export function joinComments(
  notes: readonly SheetComment[],
  threads: readonly SheetComment[],
): SheetComment[] {
  const threaded = new Set(threads.map(({ ref }) => ref));
  return [
    ...threads,
    ...notes.filter(({ ref, author }) => !(threaded.has(ref) && author?.startsWith('tc=') === true)),
  ];
}
