import type { ZipArchive, ZipEntry } from '../../package/zip-archive.ts';
import { readElements } from '../../xml/read-elements.ts';
import { createStoryDraft, type DocumentDraft, finishStory } from '../content/story-draft.ts';
import type { WordStory } from '../content/story.ts';
import { parseOnOff } from '../properties/measure.ts';

export interface WordComment {
  readonly commentId: string;
  readonly author: string | null;
  readonly initials: string | null;
  readonly date: string | null;
  readonly story: WordStory;
}

/** What commentsExtended says of a comment, by the paraId of its last paragraph. */
export interface CommentThread {
  readonly parentParaId: string | null;
  readonly isDone: boolean;
}

export function readComments(archive: ZipArchive, entry: ZipEntry, document: DocumentDraft): WordComment[] {
  const comments: WordComment[] = [];
  readElements(archive, entry, {
    open: () => ({
      open: (name, attributes) => {
        if (name !== 'w:comment') return null;
        const commentId = attributes['w:id'] ?? '';
        const story = createStoryDraft(`comment-${commentId}`, entry.name, document);
        const close = (): void => {
          comments.push({
            commentId,
            author: attributes['w:author'] ?? null,
            initials: attributes['w:initials'] ?? null,
            date: attributes['w:date'] ?? null,
            story: finishStory(story),
          });
        };
        return { ...document.createBlockReader(story), close };
      },
    }),
  });
  return comments;
}

/** Reads commentsExtended. */
export function readCommentThreads(archive: ZipArchive, entry: ZipEntry): ReadonlyMap<string, CommentThread> {
  const threads = new Map<string, CommentThread>();
  readElements(archive, entry, {
    open: () => ({
      open: (name, attributes) => {
        const paraId = attributes['w15:paraId'];
        if (name !== 'w15:commentEx' || paraId === undefined) return null;
        const done = attributes['w15:done'];
        const isDone = done !== undefined && parseOnOff(done);
        threads.set(paraId, { parentParaId: attributes['w15:paraIdParent'] ?? null, isDone });
        return null;
      },
    }),
  });
  return threads;
}
