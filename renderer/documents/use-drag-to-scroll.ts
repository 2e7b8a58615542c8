import { useRef } from 'react';
import type { PointerEvent } from 'react';

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/** Lets a pane that scrolls be moved by dragging what lies in it. */
export function useDragToScroll(pane: { readonly current: HTMLElement | null }): DragHandlers {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const end = () => {
    from.current = null;
  };
  return {
    onPointerDown: (event) => {
      // A press on a scroll bar is not on what lies in the pane; touch scrolls by itself.
      const isOnContent = event.target !== event.currentTarget || event.pointerType === 'mouse';
      if (event.button !== 0 || event.pointerType === 'touch' || !isOnContent) return;
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event) => {
      if (!from.current || event.buttons === 0) return end();
      pane.current?.scrollBy(from.current.x - event.clientX, from.current.y - event.clientY);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
