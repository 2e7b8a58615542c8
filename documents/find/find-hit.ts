import type { Anchor } from '../facts/anchor.ts';
import type { TextSpan } from '../facts/select.ts';

/** In what of a document something is found. */
export type FindGroup = 'text' | 'cells' | 'notes' | 'comments' | 'headers' | 'objects';

/** A place where what is looked for stands. */
export interface FindHit {
  readonly anchor: Anchor;
  readonly group: FindGroup;
  /** The part, the cell or the kind of object. */
  readonly where: string;
  /** What stands there, and a little of what is around it. */
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

const contextLength = 40;

/** A span of a text with a little of what stands around it. */
export function cutExcerpt(
  text: string,
  { start, end }: TextSpan,
): Pick<FindHit, 'before' | 'match' | 'after'> {
  return {
    before: text.slice(Math.max(0, start - contextLength), start),
    match: text.slice(start, end),
    after: text.slice(end, end + contextLength),
  };
}
