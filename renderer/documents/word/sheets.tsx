import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useRef } from 'react';
import type { RefObject } from 'react';
import type { WordNoteView, WordSheet, WordView } from '#documents';
import { useMessages } from '#messages';
import { Blocks } from './block-view.tsx';
import { Comments } from './comments.tsx';
import type { FitZoom } from '../office/fit-zoom-select.tsx';
import { useWord } from './word-context.ts';

interface SheetsProps {
  readonly rootRef: RefObject<HTMLDivElement | null>;
  readonly view: WordView;
  readonly zoom: FitZoom;
  /** How many blocks are drawn by now. */
  readonly blockCount: number;
}

/** Every section on a sheet as wide as its pages, notes after the last, comments beside. */
export function Sheets({ rootRef, view, zoom, blockCount }: SheetsProps) {
  const t = useMessages('viewers.word');
  const { ref: measure, width } = useElementSize<HTMLDivElement>();
  const drawn = new Map<WordSheet, WordSheet['blocks']>();
  const flowRef = useRef<HTMLDivElement>(null);
  const isNarrow = width < leastWidthBeside;
  const commentsPx = view.comments.length === 0 ? 0 : isNarrow ? markersPx : commentsWidthPx;
  const zoomFactor = zoom === 'fit' ? fitSheets(view, { paneWidth: width, commentsPx }) : zoom / 100;
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
      <div ref={flowRef} className="pl-word-flow" style={{ zoom: zoomFactor }}>
        <div className="pl-word-sheets">
          {view.sections.map((sheet, index) => (
            <Sheet key={index} sheet={sheet} blocks={drawn.get(sheet) ?? []} />
          ))}
          <Notes title={t('footnotes')} notes={view.footnotes} kind="footnote" />
          <Notes title={t('endnotes')} notes={view.endnotes} kind="endnote" />
        </div>
        {view.comments.length > 0 && (
          <Comments comments={view.comments} flowRef={flowRef} isNarrow={isNarrow} zoomFactor={zoomFactor} />
        )}
      </div>
    </div>
  );
}

const pixelsPerPoint = 96 / 72;
// What stands around a sheet, and the least that can still be read.
const marginPx = 26;
const leastZoom = 0.5;
// Comments have room beside the sheet from here on; below, their markers do.
const leastWidthBeside = 900;
const commentsWidthPx = 252;
const markersPx = 40;

interface Pane {
  readonly paneWidth: number;
  readonly commentsPx: number;
}

function fitSheets({ sections }: WordView, { paneWidth, commentsPx }: Pane): number {
  const widest = Math.max(...sections.map(({ widthPt }) => widthPt), 1) * pixelsPerPoint + commentsPx;
  return paneWidth === 0 ? 1 : Math.min(1, Math.max(leastZoom, (paneWidth - marginPx) / widest));
}

function Sheet({ sheet, blocks }: { readonly sheet: WordSheet; readonly blocks: WordSheet['blocks'] }) {
  const { widthPt, heightPt, marginsPt, columnCount, headers, footers } = sheet;
  const { top, right, bottom, left } = marginsPt;
  return (
    <div
      className="pl-paper"
      style={{
        width: `${widthPt}pt`,
        minHeight: heightPt === null ? undefined : `${heightPt}pt`,
        padding: `${top}pt ${Math.min(right, widthPt / 4)}pt ${bottom}pt ${Math.min(left, widthPt / 4)}pt`,
      }}
    >
      {headers.length > 0 && (
        <div className="pl-word-header">
          <Blocks blocks={headers} />
        </div>
      )}
      <div className="pl-word-body" style={columnCount > 1 ? { columnCount } : undefined}>
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
  const t = useMessages('viewers.word');
  const { goToReference } = useWord();
  if (notes.length === 0) return null;
  return (
    <section className="pl-paper pl-word-notes" aria-label={title}>
      <div className="pl-word-notes-title">{title}</div>
      {notes.map(({ noteId, number, blocks }) => (
        <div
          key={noteId}
          className="pl-word-note"
          data-note={`${kind}-${noteId}`}
          data-element={`${kind}-${noteId} ${kind}-${noteId}`}
          tabIndex={-1}
        >
          <button
            type="button"
            className="pl-word-note-reference"
            aria-label={t('backToText', { number })}
            title={t('backToText', { number })}
            onClick={() => goToReference(`${kind}-${noteId}`)}
          >
            {number}
          </button>
          <div>
            <Blocks blocks={blocks} />
          </div>
        </div>
      ))}
    </section>
  );
}
