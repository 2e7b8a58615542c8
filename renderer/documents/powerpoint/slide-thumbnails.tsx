import { VisuallyHidden } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { DeckView, SlideHead } from '#documents';
import { useMessages } from '#messages';
import type { ShownMark } from '../office/app-view.ts';
import { SlideCanvas } from './slide-canvas.tsx';
import { SlideContextOf } from './slide-context.ts';
import { findSlideNumber } from './slide-place.ts';
import type { Media } from './use-media.ts';
import { useSlide } from './use-slides.ts';
import type { Slides } from './use-slides.ts';

interface SlideThumbnailsProps {
  readonly deck: DeckView;
  readonly slides: Slides;
  readonly media: Media;
  readonly marks: readonly ShownMark[];
  readonly current: number;
  readonly onGo: (number: number) => void;
}

const WIDTH = 132;
const CAPTION = 26;
const SECTION = 24;

/** All slides in a column: arrows, Home and End go through it. */
export function SlideThumbnails({ deck, slides, media, marks, current, onGo }: SlideThumbnailsProps) {
  const t = useMessages('viewers.powerpoint');
  const scroll = useRef<HTMLDivElement>(null);
  const idStart = useId();
  const sections = useMemo(
    () => new Map(deck.sections.map(({ name, slides: numbers }) => [numbers[0] ?? 0, name])),
    [deck],
  );
  const marked = useMemo(() => new Set(marks.map(({ anchor }) => findSlideNumber(anchor))), [marks]);
  const context = useMemo(() => ({ media, actions: null }), [media]);
  const height = (WIDTH * deck.height) / deck.width;
  const rows = useVirtualizer({
    count: deck.slides.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => height + CAPTION + (sections.has(index + 1) ? SECTION : 0),
    overscan: 2,
  });
  useEffect(() => rows.scrollToIndex(current - 1), [rows, current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 1,
      End: deck.slides.length,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onGo(Math.min(deck.slides.length, Math.max(1, to)));
  };
  return (
    <SlideContextOf value={context}>
      <div
        ref={scroll}
        className="pl-deck-thumbnails"
        role="listbox"
        aria-label={t('slides')}
        tabIndex={0}
        aria-activedescendant={`${idStart}${current}`}
        onKeyDown={onKeyDown}
      >
        <div style={{ height: rows.getTotalSize(), position: 'relative' }} role="presentation">
          {rows.getVirtualItems().map(({ index, start, size }) => {
            const head = deck.slides[index];
            return head === undefined ? null : (
              <div
                key={index}
                className="pl-thumbnail-row"
                role="presentation"
                style={{ top: start, height: size }}
              >
                {sections.has(head.number) && (
                  <div className="pl-thumbnail-section" aria-hidden>
                    {sections.get(head.number)}
                  </div>
                )}
                <Thumbnail
                  idStart={idStart}
                  isScrolling={rows.isScrolling}
                  head={head}
                  deck={deck}
                  slides={slides}
                  section={sections.get(head.number) ?? null}
                  isCurrent={head.number === current}
                  isMarked={marked.has(head.number)}
                  onGo={onGo}
                />
              </div>
            );
          })}
        </div>
      </div>
    </SlideContextOf>
  );
}

interface ThumbnailProps {
  readonly idStart: string;
  readonly isScrolling: boolean;
  readonly head: SlideHead;
  readonly deck: DeckView;
  readonly slides: Slides;
  readonly section: string | null;
  readonly isCurrent: boolean;
  readonly isMarked: boolean;
  readonly onGo: (number: number) => void;
}

function Thumbnail({
  idStart,
  isScrolling,
  head,
  deck,
  slides,
  section,
  isCurrent,
  isMarked,
  onGo,
}: ThumbnailProps) {
  const t = useMessages('viewers.powerpoint');
  const [isReady, setIsReady] = useState(!isScrolling);
  if (!isScrolling && !isReady) setIsReady(true);
  const found = useSlide(slides, isReady ? head.number : null);
  // Slides full of shapes are drawn when scrolling rests and there is time.
  const slide = useDeferredValue(found, null);
  const { number, title, isHidden } = head;
  const scale = WIDTH / deck.width;
  const says = [isHidden ? t('hidden') : null, isMarked ? t('marked') : null];
  return (
    // The list has the focus, and with it the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={`${idStart}${number}`}
      tabIndex={-1}
      className="pl-thumbnail"
      role="option"
      aria-selected={isCurrent}
      data-hidden={isHidden}
      onClick={() => onGo(number)}
    >
      <div className="pl-thumbnail-picture" style={{ height: deck.height * scale }} aria-hidden inert>
        {slide !== null && slide !== 'missing' && <SlideCanvas slide={slide} size={deck} scale={scale} />}
      </div>
      <div className="pl-thumbnail-caption" title={title ?? undefined}>
        {section !== null && <VisuallyHidden>{`${section}, `}</VisuallyHidden>}
        <span className="pl-number" aria-hidden>
          {number}
        </span>
        <VisuallyHidden>{`${t('slide', { number })}, `}</VisuallyHidden>
        {isHidden && <IconEyeOff size={12} aria-hidden />}
        <span className="pl-truncate">{title}</span>
        <VisuallyHidden>{says.filter(Boolean).map((each) => `, ${each}`)}</VisuallyHidden>
        {isMarked && <span className="pl-thumbnail-mark" />}
      </div>
    </div>
  );
}
