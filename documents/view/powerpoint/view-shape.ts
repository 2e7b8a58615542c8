import { findEffectiveFill, findEffectiveLine } from '../../drawing/shape-style/resolve-style.ts';
import type { SmartArt, SmartArtNode } from '../../drawing/smartart/smartart.ts';
import { resolveColor } from '../../drawing/theme-color/resolve-color.ts';
import { findInherited, findInheritedFill } from '../../powerpoint/find-inherited.ts';
import { resolveTextBox } from '../../powerpoint/resolve-text-box.ts';
import { stackTextStyles } from '../../powerpoint/resolve-text.ts';
import type {
  AutoShape,
  ConnectorShape,
  PictureShape,
  SlideShape,
  SmartArtShape,
} from '../../powerpoint/slide-shape.ts';
import type { OutlineView, ShapeView, SmartArtNodeView, TextView } from './slide-view.ts';
import { ofGroup, type SlideViewing } from './slide-viewing.ts';
import { viewOutlines } from './view-outline.ts';
import { EMU_PER_POINT, findSource, viewColor, viewLine, viewPaint } from './view-paint.ts';
import { viewTable } from './view-table.ts';
import { viewText } from './view-text.ts';

type Placed = SlideViewing['placed'][number];
type Kind = ShapeView extends infer View
  ? View extends { kind: string }
    ? Omit<View, keyof Base>
    : never
  : never;
type Base = Pick<
  ShapeView,
  'key' | 'place' | 'name' | 'altText' | 'box' | 'rotation' | 'isFlippedX' | 'isFlippedY' | 'link'
>;

/** A placeholder without an outline has that of its layout, else of its master. */
function findDrawn(shape: AutoShape | ConnectorShape | PictureShape, { slide }: SlideViewing) {
  if (shape.preset !== null || shape.freeform !== null) return shape;
  const { layout, master } = findInherited(shape, slide.layout);
  const behind = [layout, master].find((place) => place?.kind === 'shape' && place.preset !== null);
  return behind?.kind === 'shape' ? behind : shape;
}

function viewOutlinesOf(
  shape: AutoShape | ConnectorShape | PictureShape,
  { box }: Placed,
  viewing: SlideViewing,
): OutlineView[] {
  const [width, height] = [(box?.cx ?? 0) / EMU_PER_POINT, (box?.cy ?? 0) / EMU_PER_POINT];
  return viewOutlines(findDrawn(shape, viewing), width, height);
}

function viewFill(shape: AutoShape, placed: Placed, viewing: SlideViewing) {
  const { colors, slide, relationships } = viewing;
  const own = ofGroup(findEffectiveFill(shape.style, colors), placed, colors);
  const inherited = own === null ? findInheritedFill(shape, slide.layout) : null;
  if (inherited !== null)
    return viewPaint({ value: inherited, context: colors }, slide.layout?.relationships ?? new Map());
  return own && viewPaint(own, relationships);
}

function viewLineOf(shape: AutoShape | ConnectorShape | PictureShape, { colors, slide }: SlideViewing) {
  const own = findEffectiveLine(shape.style, colors);
  if (own !== null) return viewLine(own);
  for (const place of Object.values(findInherited(shape, slide.layout))) {
    if (place?.kind !== 'shape') continue;
    const behind = findEffectiveLine(place.style, colors);
    if (behind !== null) return viewLine(behind);
  }
  return null;
}

function viewTextOf(shape: AutoShape, viewing: SlideViewing): TextView | null {
  const { slide, model, colors, relationships, text } = viewing;
  return viewText(shape.text, {
    stack: stackTextStyles(shape, slide, model),
    colors,
    relationships,
    box: resolveTextBox(shape, slide),
    start: text?.spanOf(shape)?.start ?? null,
    defaultColor: viewColor(shape.style.fontReference?.color, colors),
  });
}

function viewNodes(
  shape: SmartArtShape,
  { texts, roots }: SmartArt,
  { text }: SlideViewing,
): SmartArtNodeView[] {
  const span = text?.spanOf(shape) ?? null;
  const starts: { text: string; start: number; isTaken: boolean }[] = [];
  let at = span?.start ?? 0;
  for (const piece of span === null ? [] : texts) {
    if (piece === '') continue;
    starts.push({ text: piece, start: at, isTaken: false });
    at += piece.length + 1;
  }
  const view = (node: SmartArtNode): SmartArtNodeView => {
    const found = starts.find((each) => !each.isTaken && each.text === node.text);
    if (found !== undefined) found.isTaken = true;
    return { text: node.text, start: found?.start ?? null, children: node.children.map(view) };
  };
  return roots.map(view);
}

const accents = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'];

function listAccents({ colors }: SlideViewing): string[] {
  return accents.flatMap(
    (value) => resolveColor({ space: 'schemeClr', value, transforms: [] }, colors)?.rgb ?? [],
  );
}

function viewPicture(picture: PictureShape, placed: Placed, viewing: SlideViewing): Kind {
  const { crop, media } = picture;
  const fill = findEffectiveFill(picture.style, viewing.colors);
  return {
    kind: 'picture',
    source: findSource(picture.blip, viewing.relationships),
    crop: crop && {
      left: crop.leftRatio,
      top: crop.topRatio,
      right: crop.rightRatio,
      bottom: crop.bottomRatio,
    },
    media: media === null ? null : media.kind === 'audio' ? 'audio' : 'video',
    outlines: viewOutlinesOf(picture, placed, viewing),
    fill: fill && viewPaint(fill, viewing.relationships),
    line: viewLineOf(picture, viewing),
  };
}

function viewKind(placed: Placed, viewing: SlideViewing): Kind {
  const { shape } = placed;
  switch (shape.kind) {
    case 'shape':
      return {
        kind: 'shape',
        outlines: viewOutlinesOf(shape, placed, viewing),
        fill: viewFill(shape, placed, viewing),
        line: viewLineOf(shape, viewing),
        text: viewTextOf(shape, viewing),
      };
    case 'connector': {
      const outlines = viewOutlinesOf(shape, placed, viewing);
      return { kind: 'shape', outlines, fill: null, line: viewLineOf(shape, viewing), text: null };
    }
    case 'picture':
      return viewPicture(shape, placed, viewing);
    case 'group':
      return { kind: 'group' };
    case 'table':
      return { kind: 'table', table: viewTable(shape, viewing) };
    case 'chart':
      return {
        kind: 'chart',
        chart: viewing.slide.charts.get(shape.relationshipId) ?? null,
        colors: listAccents(viewing),
      };
    case 'smartart': {
      const smartArt = viewing.slide.smartArts.get(shape.relationshipId);
      return smartArt === undefined
        ? { kind: 'other', what: 'smartart', detail: null }
        : { kind: 'smartart', nodes: viewNodes(shape, smartArt, viewing) };
    }
    case 'ole':
      return shape.picture === null
        ? { kind: 'other', what: 'ole', detail: shape.programId }
        : viewPicture(shape.picture, placed, viewing);
    case 'ink':
      return { kind: 'other', what: 'ink', detail: null };
    case 'other':
      return { kind: 'other', what: 'other', detail: shape.uri.slice(shape.uri.lastIndexOf('/') + 1) };
  }
}

function findLink({ link }: SlideShape, { relationships }: SlideViewing): string | null {
  return (link === null ? undefined : relationships.get(link.relationshipId))?.target || null;
}

/** A shape as it is drawn; null for one that is hidden or lies nowhere. */
export function viewShape(placed: Placed, index: number, viewing: SlideViewing): ShapeView | null {
  const { shape, box, turn } = placed;
  if (box === null || shape.isHidden) return null;
  const { number } = viewing.slide;
  return {
    key: `${index}`,
    place:
      viewing.text === null
        ? null
        : { part: `slide-${number}`, elementId: String(shape.id), elementKind: shape.kind },
    name: shape.name,
    altText: shape.altText || null,
    box: {
      x: box.x / EMU_PER_POINT,
      y: box.y / EMU_PER_POINT,
      width: box.cx / EMU_PER_POINT,
      height: box.cy / EMU_PER_POINT,
    },
    rotation: turn.rotation,
    isFlippedX: turn.isFlippedX,
    isFlippedY: turn.isFlippedY,
    link: findLink(shape, viewing),
    ...viewKind(placed, viewing),
  };
}
