import { describeFill, type DrawingFill } from '../../drawing/shape-style/drawing-fill.ts';
import {
  type Effective,
  findEffectiveFill,
  findEffectiveLine,
} from '../../drawing/shape-style/resolve-style.ts';
import { describeColor } from '../../drawing/theme-color/drawing-color.ts';
import { findInheritedFill } from '../find-inherited.ts';
import type { PlacedShape } from '../place-shapes.ts';
import type { AutoShape, ConnectorShape } from '../slide-shape.ts';
import { describeEffectiveFill, describeTransforms, toColorFields, toFillFields } from './color-fields.ts';
import type { FactList } from '../../facts/fact-list.ts';
import type { SlideView } from './slide-view.ts';

function listPositionFact(view: SlideView, placed: PlacedShape, list: FactList): void {
  const { shape, box, frame } = placed;
  const { number } = view.slide;
  const named = { slide: number, shapeId: shape.id, shapeName: shape.name };
  const own =
    shape.frame === null
      ? null
      : { x: shape.frame.x, y: shape.frame.y, cx: shape.frame.cx, cy: shape.frame.cy };
  const group =
    shape.kind === 'group'
      ? { kind: 'group', name: shape.name, children: shape.children.map(({ name }) => name) }
      : null;
  if (box === null && group === null) return;
  list.add('position', `${number}-${shape.id}`, view.anchorOfShape(placed), {
    ...group,
    ...named,
    ...box,
    own,
    rotation: frame?.rotation ?? 0,
    isHidden: shape.isHidden,
  });
}

function findFill(view: SlideView, placed: PlacedShape, shape: AutoShape): Effective<DrawingFill> | null {
  const found = findEffectiveFill(shape.style, view.colors);
  if (found?.value.kind === 'group')
    return placed.groupFill === null ? found : { value: placed.groupFill, context: view.colors };
  const inherited = found === null ? findInheritedFill(shape, view.slide.layout) : null;
  return inherited === null ? found : { value: inherited, context: view.colors };
}

// The colours of a gradient in their order, each as it is stored and as it is seen.
function toGradientFields(fill: Effective<DrawingFill> | null): object {
  if (fill?.value.kind !== 'gradient') return {};
  const { stops, angle } = fill.value;
  return {
    gradient: {
      angle,
      stops: stops.map(({ positionRatio, color }) => ({
        positionRatio,
        color: describeColor(color),
        ...toColorFields(color, fill.context),
      })),
    },
  };
}

function listStyleFact(
  view: SlideView,
  placed: PlacedShape,
  shape: AutoShape | ConnectorShape,
  list: FactList,
): void {
  const { number } = view.slide;
  const { style, preset } = shape;
  const isPlain = preset === null && !shape.hasCustomGeometry && style.fill === null && style.line === null;
  if (isPlain) return;
  const fill = shape.kind === 'connector' ? null : findFill(view, placed, shape);
  const line = findEffectiveLine(style, view.colors);
  const lineFill = line?.value.fill == null ? null : { value: line.value.fill, context: line.context };
  const lineColors = toFillFields(lineFill);
  list.add('shape-style', `${number}-${shape.id}`, view.anchorOfShape(placed), {
    slide: number,
    shapeId: shape.id,
    shapeName: shape.name,
    preset,
    isFreeform: shape.hasCustomGeometry,
    fill: style.fill === null ? null : describeFill(style.fill),
    fillChanges: describeTransforms(style.fill),
    effectiveFill: fill === null ? null : describeEffectiveFill(fill),
    ...toFillFields(fill),
    ...toGradientFields(fill),
    line: style.line?.fill == null ? null : describeFill(style.line.fill),
    lineWidthEmu: line?.value.widthEmu ?? null,
    lineDash: line?.value.dash ?? null,
    effectiveLine: lineFill === null ? null : describeEffectiveFill(lineFill),
    lineRgb: lineColors.rgb,
    lineColorName: lineColors.colorName,
  });
}

/** position and shape-style of one slide. */
export function listShapeFacts(view: SlideView, list: FactList): void {
  for (const placed of view.placed) {
    const { shape } = placed;
    listPositionFact(view, placed, list);
    if (shape.kind === 'shape' || shape.kind === 'connector') listStyleFact(view, placed, shape, list);
  }
}
