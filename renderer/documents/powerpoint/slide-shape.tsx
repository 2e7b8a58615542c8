import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { SlideShapeView } from '#documents';
import { useMessages } from '#messages';
import { DrawnChart } from '../chart/drawn-chart.tsx';
import { useSlideContext } from './slide-context.ts';
import { SlidePicture } from './slide-picture.tsx';
import { SlideTable } from './slide-table.tsx';
import { SlideText } from './slide-text.tsx';
import { SmartArtTree } from './smart-art-tree.tsx';
import { ShapeOutline } from './shape-outline.tsx';

const clamp = (value: number) => Math.min(100_000, Math.max(-100_000, value));

function toBoxStyle({ box, rotation }: SlideShapeView): CSSProperties {
  return {
    left: clamp(box.x),
    top: clamp(box.y),
    width: Math.max(0, clamp(box.width)),
    height: Math.max(0, clamp(box.height)),
    rotate: rotation === 0 ? undefined : `${rotation}deg`,
  };
}

/** One shape of a slide in its place. */
export const SlideShape = memo(function SlideShape({ shape }: { readonly shape: SlideShapeView }) {
  return (
    <ShapeFrame shape={shape}>
      <ShapeContent shape={shape} />
    </ShapeFrame>
  );
});

function ShapeFrame({ shape, children }: { readonly shape: SlideShapeView; readonly children: ReactNode }) {
  const { actions } = useSlideContext();
  const t = useMessages('viewers.powerpoint');
  const { place } = shape;
  const frame = { className: 'pl-slide-shape', style: toBoxStyle(shape), 'data-kind': shape.kind };
  if (actions === null || place === null) return <div {...frame}>{children}</div>;
  const kind = t(`kind.${shape.kind === 'other' ? shape.what : shape.kind}`);
  return (
    <div
      {...frame}
      role="group"
      aria-label={`${kind}: ${shape.altText ?? shape.name}`}
      tabIndex={actions.reachableKey === shape.key ? 0 : -1}
      data-key={shape.key}
      data-element={place.elementId}
    >
      {children}
    </div>
  );
}

function ShapeContent({ shape }: { readonly shape: SlideShapeView }) {
  const t = useMessages('viewers.powerpoint');
  switch (shape.kind) {
    case 'shape':
      return (
        <>
          <ShapeOutline shape={shape} />
          {shape.text && (
            <div className="pl-slide-fill" style={{ rotate: shape.isFlippedY ? '180deg' : undefined }}>
              <SlideText text={shape.text} />
            </div>
          )}
        </>
      );
    case 'picture':
      return <SlidePicture picture={shape} />;
    case 'group':
      return null;
    case 'table':
      return <SlideTable table={shape.table} part={shape.place?.part ?? null} />;
    case 'chart':
      return shape.chart === null ? (
        <NotDrawn label={`${t('kind.chart')}: ${shape.altText ?? shape.name}`} />
      ) : (
        <DrawnChart chart={shape.chart} colors={shape.colors} box={shape.box} />
      );
    case 'smartart':
      return <SmartArtTree nodes={shape.nodes} box={shape.box} />;
    case 'other':
      return <NotDrawn label={[t(`kind.${shape.what}`), shape.detail ?? shape.name].join(': ')} />;
  }
}

/** A box with the name of what is not drawn. */
function NotDrawn({ label }: { readonly label: string }) {
  return <div className="pl-slide-not-drawn">{label}</div>;
}
