import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Anchor, SlideView } from '#documents';
import { computeArea, toAreaAnchor } from './slide-place.ts';
import type { SlideArea } from './slide-place.ts';

interface RootRef {
  readonly current: HTMLElement | null;
}

interface AreaProps {
  readonly slide: SlideView | null;
  readonly drawsArea: boolean;
  readonly onAreaDone: () => void;
  readonly onChoose: (anchor: Anchor | null) => void;
}

type Point = readonly [number, number];

const firstArea: SlideArea = { x: 25, y: 25, width: 50, height: 50 };
const slackPixels = 4;

/** Draws areas by dragging where there is no text (anywhere with the tool), or with the tool and the arrow keys. */
export function useAreaDrawing(root: RootRef, { slide, drawsArea, onAreaDone, onChoose }: AreaProps) {
  const [drawn, setDrawn] = useState<SlideArea | null>(null);
  const drag = useRef<{
    readonly from: Point;
    readonly x: number;
    readonly y: number;
    isMoved: boolean;
  } | null>(null);
  const choose = (area: SlideArea | null) => {
    setDrawn(area);
    if (area !== null && slide !== null) onChoose(toAreaAnchor(slide.number, area));
  };
  const toPoint = ({ clientX, clientY }: PointerEvent): Point | null => {
    const box = root.current?.querySelector('.pl-slide')?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    return [((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100];
  };
  const onPointerDown = (event: PointerEvent) => {
    const from = toPoint(event);
    if (event.button !== 0 || !event.isPrimary || from === null) return;
    const target = event.target instanceof Element ? event.target : null;
    if (
      !drawsArea &&
      (event.pointerType === 'touch' || target?.closest('.pl-slide-flow, .pl-slide-link, table'))
    )
      return;
    if (target?.closest('.pl-deck-paper') === null) return;
    if (drawsArea) event.preventDefault();
    drag.current = { from, x: event.clientX, y: event.clientY, isMoved: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = drag;
    const to = toPoint(event);
    if (current === null || to === null) return;
    if (Math.hypot(event.clientX - current.x, event.clientY - current.y) < slackPixels && !current.isMoved)
      return;
    if (!current.isMoved) event.currentTarget.setPointerCapture(event.pointerId);
    current.isMoved = true;
    globalThis.getSelection()?.removeAllRanges();
    setDrawn(computeArea(current.from, to));
  };
  const onPointerUp = (event: PointerEvent) => {
    const { current } = drag;
    const to = toPoint(event);
    drag.current = null;
    if (current === null || to === null) return;
    if (!current.isMoved) {
      setDrawn(null);
      const isOnShape = event.target instanceof Element && event.target.closest('[data-key]') !== null;
      if (!isOnShape) onChoose(null);
      return;
    }
    choose(computeArea(current.from, to));
    if (drawsArea) onAreaDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drawn !== null) {
      setDrawn(null);
      onChoose(null);
      event.preventDefault();
    }
    if (!drawsArea || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      choose(drawn ?? firstArea);
      onAreaDone();
      event.preventDefault();
    }
    const change = changes[event.key];
    if (change === undefined) return;
    event.preventDefault();
    choose(drawn === null ? firstArea : moveArea(drawn, change, event.shiftKey));
  };
  return {
    drawn,
    onKeyDown,
    pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => void (drag.current = null) },
  };
}

const changes: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves an area by a percent of the slide, or with Shift its far corner. */
function moveArea({ x, y, width, height }: SlideArea, [dx, dy]: Point, isSize: boolean): SlideArea {
  if (isSize) return computeArea([x, y], [Math.max(x + 1, x + width + dx), Math.max(y + 1, y + height + dy)]);
  const left = Math.min(100 - width, Math.max(0, x + dx));
  const top = Math.min(100 - height, Math.max(0, y + dy));
  return { x: left, y: top, width, height };
}
