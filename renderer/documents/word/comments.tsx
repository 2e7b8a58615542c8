import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { WordCommentView } from '#documents';
import { useMessages } from '#messages';
import { useFormat } from '#ui';
import { Blocks } from './block-view.tsx';
import { stackComments } from './stack-comments.ts';
import { useWord } from './word-context.ts';

interface CommentsProps {
  readonly comments: readonly WordCommentView[];
  /** What the comments stand beside. */
  readonly flowRef: RefObject<HTMLDivElement | null>;
  readonly isNarrow: boolean;
  readonly zoomFactor: number;
}

/** Comments beside what they are about; markers that open where the pane is narrow. */
export function Comments({ comments, flowRef, isNarrow, zoomFactor }: CommentsProps) {
  const t = useMessages('viewers.word');
  const [openId, setOpenId] = useState<string | null>(null);
  const [column, setColumn] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const flow = flowRef.current;
    if (flow === null || column === null) return undefined;
    const place = () => stackComments(flow, column, { comments, zoomFactor });
    // Paragraphs get their true height when they come into view.
    const observer = new ResizeObserver(place);
    for (const observed of [flow.firstElementChild, ...column.children])
      if (observed) observer.observe(observed);
    place();
    return () => observer.disconnect();
  }, [flowRef, column, comments, zoomFactor, isNarrow, openId]);
  return (
    <aside ref={setColumn} className="pl-word-comments" data-narrow={isNarrow} aria-label={t('comments')}>
      {comments.map((comment) => (
        <Comment
          key={comment.part}
          comment={comment}
          isCollapsed={isNarrow && openId !== comment.part}
          onOpen={(isOpen) => setOpenId(isOpen ? comment.part : null)}
        />
      ))}
    </aside>
  );
}

interface CommentProps {
  readonly comment: WordCommentView;
  readonly isCollapsed: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

function Comment({ comment, isCollapsed, onOpen }: CommentProps) {
  const t = useMessages('viewers.word');
  const format = useFormat();
  const { chooseAnchor, goToSpan } = useWord();
  const { part, author, date, blocks, parentId, isDone, anchor, about } = comment;
  const day = date !== null && !Number.isNaN(Date.parse(date)) ? format.day(date.slice(0, 10)) : '';
  const name = author ?? t('nobody');
  const choose = () => {
    chooseAnchor(anchor);
    if (about !== null) goToSpan(about);
  };
  if (isCollapsed)
    return (
      <button
        type="button"
        className="pl-word-comment-marker"
        data-comment={part}
        aria-label={t('commentOf', { name })}
        title={t('commentOf', { name })}
        onClick={() => onOpen(true)}
      />
    );
  return (
    <article
      className="pl-word-comment"
      data-reply={parentId !== null}
      data-done={isDone}
      data-comment={part}
      data-element={`${part} ${part}`}
    >
      <header>
        <button
          type="button"
          className="pl-word-comment-head"
          title={t('commentOf', { name })}
          onClick={choose}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onOpen(false);
          }}
        >
          <strong>{name}</strong> {day}
          {isDone && ` · ${t('done')}`}
        </button>
      </header>
      <Blocks blocks={blocks} />
    </article>
  );
}
