import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { Anchor, SlideView } from '#documents';
import type { ShownMark, ViewTarget } from '../office/app-view.ts';
import { findArea, findSlideNumber, findSpan, listElementIds } from './slide-place.ts';
import type { SlideArea } from './slide-place.ts';

interface SlideOverlayProps {
  readonly slide: SlideView;
  readonly size: { readonly width: number; readonly height: number };
  readonly marks: readonly ShownMark[];
  readonly target: ViewTarget | null;
  /** The area that is being drawn. */
  readonly drawn: SlideArea | null;
}

/** Marks and areas over a slide; marked text is coloured where it stands, and said here. */
export function SlideOverlay({ slide, size, marks, target, drawn }: SlideOverlayProps) {
  const here = marks.filter(({ anchor }) => findSlideNumber(anchor) === slide.number);
  const wanted = target && findSlideNumber(target.anchor) === slide.number ? target.anchor : null;
  const wantedBox = wanted && findSpan(wanted) === null ? findBox(wanted, slide, size) : null;
  return (
    <div className="pl-slide-overlay">
      {here.map(({ id, anchor, tone, label }) => {
        const box = findSpan(anchor) === null ? findBox(anchor, slide, size) : null;
        return box === null ? (
          <VisuallyHidden key={id}>{label}</VisuallyHidden>
        ) : (
          <div key={id} className="pl-slide-mark" data-tone={tone} style={box} title={label}>
            <VisuallyHidden>{label}</VisuallyHidden>
          </div>
        );
      })}
      {wantedBox && <div className="pl-slide-wanted" style={wantedBox} />}
      {drawn && <div className="pl-slide-drawn" style={toBox(drawn, size)} />}
    </div>
  );
}

function toBox({ x, y, width, height }: SlideArea, size: SlideOverlayProps['size']): CSSProperties {
  return {
    left: (x / 100) * size.width,
    top: (y / 100) * size.height,
    width: (width / 100) * size.width,
    height: (height / 100) * size.height,
  };
}

function findBox(anchor: Anchor, slide: SlideView, size: SlideOverlayProps['size']): CSSProperties | null {
  const area = findArea(anchor);
  if (area !== null) return toBox(area, size);
  const ids = listElementIds(anchor, slide.part);
  const shape = slide.shapes.find(({ place }) => place !== null && ids.includes(place.elementId));
  if (shape === undefined) return null;
  const { x, y, width, height } = shape.box;
  return { left: x, top: y, width, height };
}
