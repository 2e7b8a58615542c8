import { useElementSize, useMergedRef } from '@mantine/hooks';
import type { RefObject } from 'react';
import type { WordCommentView, WordNoteView, WordSheet, WordView } from '#documents';
import { useMessages } from '#messages';
import { useFormat } from '#ui';
import { Blocks } from './block-view.tsx';
import type { WordZoom } from './word-bar.tsx';

interface SheetsProps {
  readonly rootRef: RefObject<HTMLDivElement | null>;
  readonly view: WordView;
  readonly zoom: WordZoom;
  /** How many blocks are drawn by now. */
  readonly blockCount: number;
}

/** Every section on a sheet as wide as its pages, notes after the last, comments beside. */
export function Sheets({ rootRef, view, zoom, blockCount }: SheetsProps) {
  const t = useMessages('viewers.word');
  const { ref: measure, width } = useElementSize<HTMLDivElement>();
  const drawn = new Map<WordSheet, WordSheet['blocks']>();
  let left = blockCount;
  for (const sheet of view.sections) {
    drawn.set(sheet, sheet.blocks.slice(0, Math.max(0, left)));
    left -= sheet.blocks.length;
  }
  return (
    <div
      ref={useMergedRef(rootRef, measure)}
      className="pl-word-scroll"
      role="document"
      aria-label={t('document')}
      // Scrolled by the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <div className="pl-word-flow" style={{ zoom: zoom === 'fit' ? fitSheets(view, width) : zoom / 100 }}>
        <div className="pl-word-sheets">
          {view.sections.map((sheet, index) => (
            <Sheet key={index} sheet={sheet} blocks={drawn.get(sheet) ?? []} />
          ))}
          <Notes title={t('footnotes')} notes={view.footnotes} kind="footnote" />
          <Notes title={t('endnotes')} notes={view.endnotes} kind="endnote" />
        </div>
        {view.comments.length > 0 && <Comments comments={view.comments} />}
      </div>
    </div>
  );
}

const pixelsPerPoint = 96 / 72;
// What stands around a sheet, and the least that can still be read.
const marginPx = 26;
const leastZoom = 0.5;

function fitSheets({ sections }: WordView, paneWidth: number): number {
  const widest = Math.max(...sections.map(({ widthPt }) => widthPt), 1) * pixelsPerPoint;
  return paneWidth === 0 ? 1 : Math.min(1, Math.max(leastZoom, (paneWidth - marginPx) / widest));
}

function Sheet({ sheet, blocks }: { readonly sheet: WordSheet; readonly blocks: WordSheet['blocks'] }) {
  const { widthPt, marginsPt, columnCount, headers, footers } = sheet;
  const { top, right, bottom, left } = marginsPt;
  return (
    <div
      className="pl-paper"
      style={{
        width: `${widthPt}pt`,
        padding: `${top}pt ${Math.min(right, widthPt / 4)}pt ${bottom}pt ${Math.min(left, widthPt / 4)}pt`,
      }}
    >
      {headers.length > 0 && (
        <div className="pl-word-header">
          <Blocks blocks={headers} />
        </div>
      )}
      <div style={columnCount > 1 ? { columnCount } : undefined}>
        <Blocks blocks={blocks} />
      </div>
      {footers.length > 0 && (
        <div className="pl-word-footer">
          <Blocks blocks={footers} />
        </div>
      )}
    </div>
  );
}

interface NotesProps {
  readonly title: string;
  readonly kind: string;
  readonly notes: readonly WordNoteView[];
}

function Notes({ title, kind, notes }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <section className="pl-paper pl-word-notes" aria-label={title}>
      <div className="pl-word-notes-title">{title}</div>
      {notes.map(({ noteId, number, blocks }) => (
        <div key={noteId} id={`${kind}-${noteId}`} className="pl-word-note" tabIndex={-1}>
          <span>{number}</span>
          <div>
            <Blocks blocks={blocks} />
          </div>
        </div>
      ))}
    </section>
  );
}

function Comments({ comments }: { readonly comments: readonly WordCommentView[] }) {
  const t = useMessages('viewers.word');
  const format = useFormat();
  return (
    <aside className="pl-word-comments" aria-label={t('comments')}>
      {comments.map(({ commentId, author, date, blocks, parentId, isDone }) => (
        <article
          key={commentId}
          className="pl-word-comment"
          data-reply={parentId !== null}
          data-done={isDone}
          data-element={`comment-${commentId}`}
        >
          <header>
            <strong>{author ?? t('nobody')}</strong>{' '}
            {date !== null && !Number.isNaN(Date.parse(date)) && format.day(date.slice(0, 10))}
          </header>
          <Blocks blocks={blocks} />
        </article>
      ))}
    </aside>
  );
}
