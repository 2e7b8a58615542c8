import { useId } from 'react';
import type { SlideLineView, SlidePaintView, SlideShapeView } from '#documents';
import { toSlideColor } from './paint-style.ts';
import { useSlideContext } from './slide-context.ts';
import { useMediaUrl } from './use-media.ts';

type Painted = SlideShapeView & { readonly kind: 'shape' | 'picture' };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The outlines of a shape, filled and drawn. */
export function ShapeOutline({ shape }: { readonly shape: Painted }) {
  const id = useId();
  const { outlines, fill, line, box, isFlippedX, isFlippedY } = shape;
  if (fill === null && line === null) return null;
  return (
    <svg
      className="pl-slide-outline"
      width={Math.max(1, box.width)}
      height={Math.max(1, box.height)}
      style={{
        scale: isFlippedX || isFlippedY ? `${isFlippedX ? -1 : 1} ${isFlippedY ? -1 : 1}` : undefined,
      }}
      aria-hidden
    >
      <defs>
        {fill && <PaintDefinition id={`${id}-fill`} paint={fill} size={box} />}
        {line?.hasHead && <ArrowHead id={`${id}-head`} line={line} />}
        {line?.hasTail && <ArrowHead id={`${id}-tail`} line={line} />}
      </defs>
      {outlines.map(({ path, isFilled, isStroked }, index) => (
        <path
          key={index}
          d={path}
          fill={fill !== null && isFilled ? toSvgPaint(fill, `${id}-fill`) : 'none'}
          fillRule="evenodd"
          strokeLinejoin="round"
          {...(line !== null && isStroked ? toStroke(line, id) : {})}
        />
      ))}
    </svg>
  );
}

function toStroke(line: SlideLineView, id: string) {
  return {
    stroke: toSlideColor(line.color),
    strokeWidth: Math.min(200, Math.max(0.5, line.width)),
    strokeDasharray: line.dashes.length === 0 ? undefined : line.dashes.join(' '),
    markerStart: line.hasHead ? `url(#${id}-head)` : undefined,
    markerEnd: line.hasTail ? `url(#${id}-tail)` : undefined,
  };
}

function ArrowHead({ id, line }: { readonly id: string; readonly line: SlideLineView }) {
  return (
    <marker
      id={id}
      viewBox="0 0 6 6"
      refX="5"
      refY="3"
      markerWidth="4"
      markerHeight="4"
      orient="auto-start-reverse"
    >
      <path d="M0 0L6 3L0 6Z" fill={toSlideColor(line.color)} />
    </marker>
  );
}

/** What fills a path: a colour, or what is defined under `id`. */
export function toSvgPaint(paint: SlidePaintView, id: string): string {
  return paint.kind === 'solid' ? (toSlideColor(paint.color) ?? 'none') : `url(#${id})`;
}

interface PaintProps {
  readonly id: string;
  readonly paint: SlidePaintView;
  readonly size: Size;
}

/** The definition of a gradient or picture that fills a path. */
export function PaintDefinition({ id, paint, size }: PaintProps) {
  if (paint.kind === 'solid') return null;
  if (paint.kind === 'picture') return <PicturePattern id={id} source={paint.source} size={size} />;
  const stops = paint.stops.map(({ at, color }, index) => (
    <stop key={index} offset={at} stopColor={`#${color.rgb}`} stopOpacity={color.alpha} />
  ));
  if (paint.angle === null)
    return (
      <radialGradient id={id} r="0.71">
        {stops}
      </radialGradient>
    );
  const angle = (paint.angle * Math.PI) / 180;
  const { width, height } = size;
  const half = (Math.abs(width * Math.cos(angle)) + Math.abs(height * Math.sin(angle))) / 2;
  const [x, y] = [Math.cos(angle) * half, Math.sin(angle) * half];
  const ends = { x1: width / 2 - x, y1: height / 2 - y, x2: width / 2 + x, y2: height / 2 + y };
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" {...ends}>
      {stops}
    </linearGradient>
  );
}

interface PatternProps {
  readonly id: string;
  readonly source: string | null;
  readonly size: Size;
}

function PicturePattern({ id, source, size }: PatternProps) {
  const { media } = useSlideContext();
  const url = useMediaUrl(media, source)?.url ?? null;
  const { width, height } = size;
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={width} height={height}>
      {url !== null && <image href={url} width={width} height={height} preserveAspectRatio="none" />}
    </pattern>
  );
}
