import { type CommentPlace, findCommentPlaces, findParents } from '../facts/list-note-facts.ts';
import type { WordComment } from '../parts/comments.ts';
import type { LeftOut, WordArtifact } from './word-artifact.ts';
import { type StoryWriting, writeStory } from './write-story.ts';

// What a comment is on is quoted only where nothing was taken out of the text it is on.
const partsOfText: readonly WordArtifact[] = [
  'fields',
  'headings',
  'highlights',
  'hyperlinks',
  'lists',
  'revisions',
  'strikeouts',
  'tables',
  'textboxes',
];

const partsOfStories: readonly (readonly [story: RegExp, artifact: WordArtifact])[] = [
  // A text box may hang in any of them.
  [/^(?:header|textbox)-/, 'headers'],
  [/^(?:footer|textbox)-/, 'footers'],
  [/^(?:footnote|endnote|textbox)-/, 'notes'],
];

function quote(place: CommentPlace | undefined, leftOut: LeftOut): string {
  const isHidden =
    place === undefined ||
    partsOfText.some((artifact) => leftOut.has(artifact)) ||
    partsOfStories.some(([story, artifact]) => leftOut.has(artifact) && story.test(place.story));
  const text = isHidden ? '' : place.text.slice(place.start, place.end).trim();
  return text === '' ? '' : ` on “${text}”`;
}

/** Comments with who made them, on what, and which other they answer. */
export function writeComments(writing: StoryWriting): string[] {
  const { model, leftOut, budget } = writing;
  if (leftOut.has('comments')) return [];
  const places = findCommentPlaces(model);
  const parents = findParents(model);
  const describe = ({ commentId, author, date, story }: WordComment): string => {
    const parent = parents.get(commentId);
    const answer = parent === undefined ? '' : `, in answer to comment ${parent}`;
    const paraId = story.paragraphs.at(-1)?.paraId ?? '';
    const done = model.commentThreads.get(paraId)?.isDone === true ? ' (resolved)' : '';
    const on = quote(places.get(commentId), leftOut);
    const when = date === null ? '' : `, ${date}`;
    return `**Comment ${commentId}** by ${author ?? 'somebody'}${when}${answer}${done}${on}: `;
  };
  return model.comments.map((comment) => {
    const head = describe(comment);
    budget.spend(head.length);
    return head + writeStory(writing, comment.story);
  });
}
