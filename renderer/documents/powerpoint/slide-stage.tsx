import { Loader } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { DeckView, SlideView } from '#documents';
import { useMessages } from '#messages';
import type { AppViewProps } from '../office/app-view.ts';
import type { FitZoom } from '../office/fit-zoom-select.tsx';
import { SlideCanvas } from './slide-canvas.tsx';
import { SlideContextOf } from './slide-context.ts';
import type { SlideContext } from './slide-context.ts';
import { SlideOverlay } from './slide-overlay.tsx';
import { toElementAnchor } from './slide-place.ts';
import type { Media } from './use-media.ts';
import { useAreaDrawing } from './use-area-drawing.ts';
import { useSlideTarget } from './use-slide-target.ts';
import { useSlideTextPlaces } from './use-slide-text-places.ts';

interface SlideStageProps extends AppViewProps {
  readonly deck: DeckView;
  /** Null while it is read. */
  readonly slide: SlideView | null;
  readonly media: Media;
  readonly zoom: FitZoom;
  /** Whether dragging draws an area also over text. */
  readonly drawsArea: boolean;
  readonly onAreaDone: () => void;
  readonly askLink: (target: string) => void;
}

const pixelsPerPoint = 4 / 3;
const room = 24;

/** The current slide, where text, elements and areas are chosen. */
export function SlideStage(props: SlideStageProps) {
  const { deck, slide, zoom, drawsArea, onChoose } = props;
  const t = useMessages('viewers.powerpoint');
  const root = useRef<HTMLDivElement>(null);
  const { ref: measure, width, height } = useElementSize<HTMLDivElement>();
  const fit = Math.max(0.1, Math.min((width - room) / deck.width, (height - room) / deck.height));
  const scale = zoom === 'fit' ? fit : (zoom / 100) * pixelsPerPoint;
  const area = useAreaDrawing(root, props);
  const [reachedKey, setReachedKey] = useState<string | null>(null);
  const context = useStageContext(props, reachedKey);
  useSlideTextPlaces(root, props, slide);
  useSlideTarget(root, props);
  const chooseShape = (target: EventTarget, isFocus: boolean) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
    const key = element?.dataset['key'];
    const place = slide?.shapes.find((shape) => shape.key === key)?.place;
    if (slide === null || key === undefined || !place || (isFocus && element !== target)) return;
    setReachedKey(key);
    onChoose(toElementAnchor(slide, place, deck));
  };
  return (
    <div
      className="pl-deck-work"
      role="presentation"
      data-draws={drawsArea}
      onKeyDown={(event) => {
        area.onKeyDown(event);
        if (!event.defaultPrevented) moveFocus(event, root.current);
      }}
      onFocus={({ target }) => chooseShape(target, true)}
      onClick={({ target }) => {
        const isSelecting = globalThis.getSelection()?.isCollapsed === false;
        if (!isSelecting && area.drawn === null) chooseShape(target, false);
      }}
      {...area.pointer}
    >
      <div
        ref={useMergedRef(measure, root)}
        className="pl-deck-stage"
        role="region"
        aria-label={t('stage', { number: slide?.number ?? 0 })}
        // Scrolled by the arrow keys.
        tabIndex={0}
      >
        {slide === null || width === 0 ? (
          <Loader size="sm" m="auto" />
        ) : (
          <SlideContextOf value={context}>
            <div className="pl-deck-paper" data-part={slide.part}>
              <SlideCanvas slide={slide} size={deck} scale={scale}>
                <SlideOverlay
                  slide={slide}
                  size={deck}
                  marks={props.marks}
                  target={props.target}
                  drawn={area.drawn}
                />
              </SlideCanvas>
            </div>
          </SlideContextOf>
        )}
      </div>
    </div>
  );
}

function useStageContext(
  { media, slide, askLink }: SlideStageProps,
  reachedKey: string | null,
): SlideContext {
  const firstKey = slide?.shapes.find(({ place }) => place !== null)?.key ?? null;
  return useMemo(
    () => ({ media, actions: { reachableKey: reachedKey ?? firstKey, askLink } }),
    [media, askLink, reachedKey, firstKey],
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows lead from shape to shape; Enter selects the text of one, Shift and arrows then change what is selected. */
function moveFocus(event: KeyboardEvent, root: HTMLElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || root === null) return;
  const shapes = [...root.querySelectorAll<HTMLElement>('[data-key]')];
  const at = shapes.findIndex((shape) => shape === event.target);
  if (at < 0) return;
  const step = steps[event.key];
  if (step !== undefined) shapes[at + step]?.focus();
  else if (event.key === 'Home') shapes[0]?.focus();
  else if (event.key === 'End') shapes.at(-1)?.focus();
  else if (event.key === 'Enter') selectFirstWords(shapes[at]);
  else return;
  event.preventDefault();
}

function selectFirstWords(shape: HTMLElement | undefined): void {
  const text = shape?.querySelector('[data-start]')?.firstChild;
  if (!text) return;
  const word = /^\s*\S+/.exec(text.textContent ?? '')?.[0].length ?? 0;
  globalThis.getSelection()?.setBaseAndExtent(text, 0, text, word);
}
