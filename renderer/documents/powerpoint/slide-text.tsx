import { useLayoutEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import type { SlideTextParagraph, SlideTextRun, SlideTextView } from '#documents';
import { Equation } from '../office/equation.tsx';
import { toParagraphStyle, toRunStyle } from './paint-style.ts';
import { useSlideContext } from './slide-context.ts';

interface SlideTextProps {
  readonly text: SlideTextView;
  /** Whether it lies in a table cell, which grows with it. */
  readonly isInCell?: boolean;
}

const writingModes: Readonly<Record<string, CSSProperties>> = {
  vert: { writingMode: 'vertical-rl', textOrientation: 'sideways' },
  vert270: { writingMode: 'vertical-rl', textOrientation: 'sideways', rotate: '180deg' },
  eaVert: { writingMode: 'vertical-rl', textOrientation: 'mixed' },
  mongolianVert: { writingMode: 'vertical-lr', textOrientation: 'mixed' },
  wordArtVert: { writingMode: 'vertical-lr', textOrientation: 'upright' },
  wordArtVertRtl: { writingMode: 'vertical-rl', textOrientation: 'upright' },
};

const places = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const;

/** Text in its shape or cell. */
export function SlideText({ text, isInCell = false }: SlideTextProps) {
  const { anchor, vertical, isWrapped, columnCount, insets, paragraphs, shrinks } = text;
  const ref = useShrinkToFit(shrinks);
  const [left = 0, top = 0, right = 0, bottom = 0] = insets;
  const align = paragraphs[0]?.align ?? 'left';
  return (
    <div
      ref={ref}
      className={isInCell ? 'pl-slide-cell-text' : 'pl-slide-text'}
      data-wrap={isWrapped}
      style={{
        padding: `${top}px ${right}px ${bottom}px ${left}px`,
        justifyContent: places[anchor],
        ...writingModes[vertical],
      }}
    >
      <div
        className="pl-slide-flow"
        style={{
          columnCount: columnCount > 1 ? columnCount : undefined,
          alignSelf: isWrapped
            ? undefined
            : align === 'center'
              ? 'center'
              : align === 'right'
                ? 'flex-end'
                : 'flex-start',
        }}
      >
        {paragraphs.map((paragraph, index) => (
          <Paragraph key={index} paragraph={paragraph} isFirst={index === 0} />
        ))}
      </div>
    </div>
  );
}

function Paragraph({
  paragraph,
  isFirst,
}: {
  readonly paragraph: SlideTextParagraph;
  readonly isFirst: boolean;
}) {
  const { bullet, indent, runs } = paragraph;
  return (
    <div className="pl-slide-paragraph" style={toParagraphStyle(paragraph, isFirst)}>
      {bullet && (
        <span
          className="pl-slide-bullet"
          style={{
            ...toRunStyle(bullet.look),
            minWidth: indent < 0 ? `${Math.min(2000, -indent)}px` : '1em',
          }}
        >
          {bullet.text}
        </span>
      )}
      {runs.map((run, index) => (
        <Run key={index} run={run} />
      ))}
      {runs.length === 0 && <br />}
    </div>
  );
}

function Run({ run }: { readonly run: SlideTextRun }) {
  const { actions } = useSlideContext();
  const { kind, text, start, look, link, math } = run;
  if (kind === 'break') return <br />;
  if (math !== null)
    return (
      <span style={toRunStyle(look)}>
        {/* Anchors count in the letters of the equation, which are drawn beside them. */}
        <span className="pl-slide-math-text" aria-hidden {...(start === null ? {} : { 'data-start': start })}>
          {text}
        </span>
        <Equation math={math} isDisplayed={false} />
      </span>
    );
  const span = (
    <span
      className={kind === 'equation' ? 'pl-slide-equation' : undefined}
      style={toRunStyle(look)}
      {...(start === null ? {} : { 'data-start': start })}
    >
      {text}
    </span>
  );
  if (link === null || actions === null) return span;
  return (
    <button type="button" className="pl-slide-link" title={link} onClick={() => actions.askLink(link)}>
      {span}
    </button>
  );
}

const steps = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5];

/** Makes letters smaller until the text fits, where the shape asks for it: other fonts may be wider than its own. */
function useShrinkToFit(shrinks: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!shrinks || box === null) return;
    box.style.removeProperty('--pl-fit');
    for (const step of steps) {
      if (box.scrollHeight <= box.clientHeight * 1.02 + 1) return;
      box.style.setProperty('--pl-fit', String(step));
    }
  }, [shrinks]);
  return ref;
}
