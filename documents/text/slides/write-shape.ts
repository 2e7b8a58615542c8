import { describeChart } from '../../drawing/chart/describe-chart.ts';
import { listOutline } from '../../drawing/smartart/list-outline.ts';
import type { Fact } from '../../facts/fact.ts';
import { createFactList } from '../../facts/fact-list.ts';
import { hasSvg, listPictureFacts } from '../../powerpoint/facts/list-picture-facts.ts';
import { listShapeFacts } from '../../powerpoint/facts/list-shape-facts.ts';
import type { Box, SlideShape } from '../../powerpoint/slide-shape.ts';
import type { PlacedShape } from '../../powerpoint/place-shapes.ts';
import { toOneLine } from '../to-one-line.ts';
import type { PowerpointArtifact } from './powerpoint-artifact.ts';
import type { SlideWriting } from './slides-writing.ts';
import { listTableLines } from './write-slide-table.ts';
import { describeTarget, listTextLines } from './write-text-body.ts';

const artifactOfKind: Partial<Record<SlideShape['kind'], PowerpointArtifact>> = {
  table: 'tables',
  chart: 'charts',
  smartart: 'smartart',
  ink: 'ink',
  group: 'positions',
};

const footerPlaces = /^(?:dt|ftr|sldNum|hdr)$/;

/** Whether nothing at all is said of a shape. */
export function isShapeLeftOut(shape: SlideShape, leftOut: SlideWriting['leftOut']): boolean {
  const artifact = artifactOfKind[shape.kind];
  if (artifact !== undefined && leftOut.has(artifact)) return true;
  if (leftOut.has('icons') && hasSvg(shape)) return true;
  if (leftOut.has('headers') && footerPlaces.test(shape.placeholder?.type ?? '')) return true;
  if (shape.kind !== 'picture') return false;
  const isVideo = shape.media?.kind === 'video';
  return leftOut.has('videos') && isVideo ? true : leftOut.has('images') && !isVideo;
}

function toPercent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

function describeBox(box: Box, { cx, cy }: { readonly cx: number; readonly cy: number }): string {
  const place = `${toPercent(box.x, cx)},${toPercent(box.y, cy)}`;
  return ` at ${place} size ${toPercent(box.cx, cx)}×${toPercent(box.cy, cy)} %`;
}

function describeColor(name: unknown, stored: unknown): string | null {
  return typeof name === 'string' ? name : typeof stored === 'string' ? stored : null;
}

function listStyleTraits(facts: readonly Fact[]): string[] {
  const style = facts.find(({ type }) => type === 'shape-style');
  if (style === undefined) return [];
  const fill = describeColor(style['colorName'], style['effectiveFill']);
  const line = describeColor(style['lineColorName'], style['effectiveLine']);
  return [
    typeof style['preset'] === 'string' ? style['preset'] : style['isFreeform'] === true ? 'freeform' : '',
    fill === null ? '' : `fill ${fill}`,
    line === null ? '' : `line ${line}`,
  ].filter((trait) => trait !== '');
}

function describeKind(shape: SlideShape, leftOut: SlideWriting['leftOut']): string {
  if (shape.placeholder !== null) return shape.placeholder.type;
  if (shape.kind === 'picture' && shape.media !== null)
    return shape.media.kind === 'unknown' ? 'media' : shape.media.kind;
  if (shape.kind === 'ole') return `object${shape.programId === null ? '' : ` ${shape.programId}`}`;
  if (shape.kind === 'picture') return hasSvg(shape) && !leftOut.has('icons') ? 'icon' : 'image';
  return shape.kind === 'shape' && shape.isTextBox ? 'text box' : shape.kind;
}

function describeHead(placed: PlacedShape, writing: SlideWriting): string {
  const { shape, box } = placed;
  const { view, leftOut } = writing;
  const list = createFactList();
  listShapeFacts({ ...view, placed: [placed] }, list);
  const traits = [
    describeKind(shape, leftOut),
    ...(leftOut.has('shape-styles') ? [] : listStyleTraits(list.facts)),
    ...(shape.isHidden ? ['hidden'] : []),
  ];
  const place = box === null || leftOut.has('positions') ? '' : describeBox(box, view.model.sizeEmu);
  const links = leftOut.has('hyperlinks') ? [] : [shape.link, shape.hoverLink];
  const targets = links.flatMap((link) => (link === null ? [] : (describeTarget(link, writing) ?? [])));
  const linked = targets.map((target) => ` → ${target}`).join('');
  return toOneLine(`#${shape.id} “${shape.name}” (${traits.join('; ')})${place}${linked}`);
}

function hasShapeText({ shape }: PlacedShape): boolean {
  return shape.kind === 'shape' && shape.preset !== null && !(shape.isTextBox && shape.preset === 'rect');
}

function listOwnText(placed: PlacedShape, writing: SlideWriting): string[] {
  const { shape } = placed;
  const { leftOut } = writing;
  if (shape.kind !== 'shape') return [];
  // Footers are an artifact of their own, so they stay when other text goes.
  const isFooter = footerPlaces.test(shape.placeholder?.type ?? '');
  if (leftOut.has('slide-texts') && !isFooter) return [];
  if (leftOut.has('shape-texts') && hasShapeText(placed)) return [];
  return listTextLines(shape.text, writing);
}

function listVideoTargets(placed: PlacedShape, { view, leftOut }: SlideWriting): string[] {
  if (leftOut.has('videos')) return [];
  const list = createFactList();
  listPictureFacts({ ...view, placed: [placed] }, list);
  return list.facts.flatMap(({ type, target }) => (type === 'video' ? [`film ${String(target)}`] : []));
}

function listContent(placed: PlacedShape, writing: SlideWriting): string[] {
  const { shape } = placed;
  const { slide } = writing.view;
  switch (shape.kind) {
    case 'table':
      return listTableLines(placed, shape.table, writing);
    case 'chart': {
      const chart = slide.charts.get(shape.relationshipId);
      return chart === undefined ? ['chart'] : [toOneLine(describeChart(chart))];
    }
    case 'smartart': {
      const smartArt = slide.smartArts.get(shape.relationshipId);
      const outline = smartArt === undefined ? [] : listOutline(smartArt);
      return outline.map(({ text, depth }) => `${'  '.repeat(Math.min(12, depth))}- ${toOneLine(text)}`);
    }
    case 'picture':
    case 'ole':
      return listVideoTargets(placed, writing);
    default:
      return listOwnText(placed, writing);
  }
}

function findAltText({ shape }: PlacedShape, { leftOut }: SlideWriting): string | null {
  const picture = shape.kind === 'ole' ? shape.picture : null;
  if (leftOut.has('images') && (shape.kind === 'picture' || shape.kind === 'ole')) return null;
  return shape.altText ?? picture?.altText ?? null;
}

/** A shape with what is in it, the first line naming it. */
export function listShapeLines(placed: PlacedShape, writing: SlideWriting): string[] {
  const altText = findAltText(placed, writing);
  const described = altText === null || altText === '' ? '' : `; described as “${toOneLine(altText)}”`;
  const head = describeHead(placed, writing) + described;
  const content = listContent(placed, writing);
  const [only] = content;
  if (content.length === 1 && only !== undefined) return [`- ${head}: ${only.trim()}`];
  return [`- ${head}${content.length === 0 ? '' : ':'}`, ...content.map((line) => `  ${line}`)];
}
