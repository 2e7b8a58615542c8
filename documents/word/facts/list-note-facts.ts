import type { Anchor } from '../../facts/anchor.ts';
import type { FactList } from '../../facts/fact-list.ts';
import { anchorOn, selectText } from '../../facts/select.ts';
import { fullTextOf } from '../content/full-text.ts';
import type { WordStory } from '../content/story.ts';
import type { WordComment } from '../parts/comments.ts';
import { listStories } from '../read-word.ts';
import type { WordModel } from '../word-model.ts';
import { anchorOnStory } from './fact-context.ts';

export interface CommentPlace {
  readonly story: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Where comments are about, by their id. */
export function findCommentPlaces(model: WordModel): ReadonlyMap<string, CommentPlace> {
  const places = new Map<string, CommentPlace>();
  for (const { name, text, commentRanges } of listStories(model)) {
    for (const { commentId, start, end } of commentRanges)
      if (!places.has(commentId))
        places.set(commentId, { story: name, text, start, end: Math.min(end, text.length) });
  }
  return places;
}

/** Comment ids with the id of the comment they answer (commentsExtended). */
export function findParents({ comments, commentThreads }: WordModel): ReadonlyMap<string, string> {
  const idByPara = new Map<string, string>();
  for (const { commentId, story } of comments) {
    const paraId = story.paragraphs.at(-1)?.paraId ?? null;
    if (paraId !== null) idByPara.set(paraId, commentId);
  }
  const parents = new Map<string, string>();
  for (const [paraId, { parentParaId }] of commentThreads) {
    const [id, parent] = [
      idByPara.get(paraId),
      parentParaId === null ? undefined : idByPara.get(parentParaId),
    ];
    if (id !== undefined && parent !== undefined && id !== parent) parents.set(id, parent);
  }
  return parents;
}

function toReply({ commentId, author, date, story }: WordComment) {
  return { commentId, author, date, text: fullTextOf(story) };
}

/** A comment, and what it is about where something says. */
export function anchorOnComment(story: WordStory, place: CommentPlace | undefined): Anchor {
  const isPlaced = place !== undefined && place.end > place.start;
  const { selectors } = anchorOnStory(story, 'comment');
  return anchorOn(...selectors, isPlaced ? selectText(place.story, place.text, place) : null);
}

/** comment: answers are listed with the comment they answer and are comments of their own. */
export function listCommentFacts(model: WordModel, list: FactList): void {
  const places = findCommentPlaces(model);
  const parents = findParents(model);
  const answers = Map.groupBy(model.comments, (comment) => parents.get(comment.commentId) ?? null);
  for (const comment of model.comments) {
    const { commentId, story, initials } = comment;
    const place = places.get(commentId);
    const paraId = story.paragraphs.at(-1)?.paraId ?? '';
    list.add('comment', commentId, anchorOnComment(story, place), {
      ...toReply(comment),
      initials,
      onText: place === undefined ? null : place.text.slice(place.start, place.end).replace(/\n$/, ''),
      replies: (answers.get(commentId) ?? []).map(toReply),
      parentId: parents.get(commentId) ?? null,
      isResolved: model.commentThreads.get(paraId)?.isDone ?? false,
    });
  }
}

/** footnote of kind `footnote` or `endnote`. */
export function listNoteFacts(model: WordModel, list: FactList): void {
  for (const { kind, noteId, story } of model.notes) {
    const fields = { kind, noteId, text: fullTextOf(story) };
    list.add(
      'footnote',
      kind === 'footnote' ? noteId : `endnote-${noteId}`,
      anchorOnStory(story, kind),
      fields,
    );
  }
}
