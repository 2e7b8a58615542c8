import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import type { SlideView } from '#documents';
import { PaintDefinition, toSvgPaint } from './shape-outline.tsx';
import { SlideShape } from './slide-shape.tsx';

interface SlideCanvasProps {
  readonly slide: SlideView;
  readonly size: { readonly width: number; readonly height: number };
  /** Pixels of the screen for a point of the slide. */
  readonly scale: number;
  readonly children?: ReactNode;
}

/** A slide drawn at a scale; `children` lie over it in the points of the slide. */
export const SlideCanvas = memo(function SlideCanvas({ slide, size, scale, children }: SlideCanvasProps) {
  return (
    <div className="pl-slide-paper" style={{ width: size.width * scale, height: size.height * scale }}>
      <div className="pl-slide" style={{ ...size, scale }}>
        <Background slide={slide} size={size} />
        {slide.beneath.map((shape) => (
          <SlideShape key={shape.key} shape={shape} />
        ))}
        {slide.shapes.map((shape) => (
          <SlideShape key={shape.key} shape={shape} />
        ))}
        {children}
      </div>
    </div>
  );
});

function Background({ slide: { background }, size }: Pick<SlideCanvasProps, 'slide' | 'size'>) {
  const id = useId();
  if (background === null) return null;
  return (
    <svg className="pl-slide-outline" {...size} aria-hidden>
      <defs>
        <PaintDefinition id={id} paint={background} size={size} />
      </defs>
      <rect {...size} fill={toSvgPaint(background, id)} />
    </svg>
  );
}
