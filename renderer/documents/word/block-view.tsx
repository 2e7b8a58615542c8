import { Fragment, memo } from 'react';
import type { BlockView, ParagraphView, TableView } from '#documents';
import { useMessages } from '#messages';
import { Inline } from './inline-view.tsx';
import { tableMargins, toCellStyle, toMarkerStyle, toParagraphStyle } from './run-style.ts';
import { useWord } from './word-context.ts';

/** Paragraphs and tables, one after the other. */
export function Blocks({ blocks }: { readonly blocks: readonly BlockView[] }) {
  return blocks.map((block, index) =>
    block.kind === 'paragraph' ? (
      <Paragraph key={index} paragraph={block} />
    ) : (
      <Table key={index} table={block} />
    ),
  );
}

const Paragraph = memo(function Paragraph({ paragraph }: { readonly paragraph: ParagraphView }) {
  const { part, start, headingLevel, marker, inlines, tabbed, startsPage } = paragraph;
  return (
    <div
      className="pl-word-paragraph"
      data-starts-page={startsPage || undefined}
      data-part={part}
      data-paragraph={start}
      style={toParagraphStyle(paragraph)}
      {...(headingLevel === null ? {} : { role: 'heading', 'aria-level': headingLevel })}
    >
      {marker && (
        <span className="pl-word-marker" style={toMarkerStyle(paragraph, marker.look)}>
          {marker.text}
        </span>
      )}
      {tabbed === null ? <Inlines inlines={inlines} /> : <Tabbed line={tabbed} />}
      {inlines.length === 0 && <br />}
    </div>
  );
});

function Inlines({ inlines }: { readonly inlines: ParagraphView['inlines'] }) {
  return inlines.map((inline, index) => <Inline key={index} inline={inline} />);
}

/** A line whose parts stand at the left, in the middle and at the right. */
function Tabbed({ line: { parts, leader } }: { readonly line: NonNullable<ParagraphView['tabbed']> }) {
  return (
    <span className="pl-word-tabbed" data-parts={parts.length}>
      {parts.map((inlines, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="pl-word-leader" data-leader={leader} />}
          <span>
            <Inlines inlines={inlines} />
          </span>
        </Fragment>
      ))}
    </span>
  );
}

const Table = memo(function Table({ table }: { readonly table: TableView }) {
  const t = useMessages('viewers.word');
  const { chooseElement } = useWord();
  const { align, columnWidthsPt, rows, part, elementId } = table;
  return (
    <div className="pl-word-table" data-element={`${part} ${elementId}`}>
      <button type="button" className="pl-word-handle" onClick={() => chooseElement(table)}>
        {t('table')}
      </button>
      <table style={tableMargins[align]}>
        <colgroup>
          {columnWidthsPt.map((width, index) => (
            <col key={index} style={{ width: width === null ? undefined : `${Math.min(1_600, width)}pt` }} />
          ))}
        </colgroup>
        <tbody>
          {rows.map(({ cells }, row) => (
            <tr key={row}>
              {cells.map(({ rowSpan, colSpan, blocks, ...look }, cell) => (
                <td
                  key={cell}
                  rowSpan={Math.min(1_000, rowSpan)}
                  colSpan={Math.min(1_000, colSpan)}
                  style={toCellStyle(look)}
                >
                  <Blocks blocks={blocks} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
