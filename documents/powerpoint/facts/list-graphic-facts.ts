import { toChartFields } from '../../drawing/chart/chart-fields.ts';
import type { SmartArtNode } from '../../drawing/smartart/smartart.ts';
import type { FactList } from '../../facts/fact-list.ts';
import type { SlideView } from './slide-view.ts';

interface TreeNode {
  readonly text: string;
  readonly isAssistant?: true;
  readonly children?: readonly TreeNode[];
}

function toTree({ text, isAssistant, children }: SmartArtNode): TreeNode {
  return {
    text,
    ...(isAssistant ? { isAssistant } : {}),
    ...(children.length > 0 ? { children: children.map(toTree) } : {}),
  };
}

/** chart, smartart-text and smartart-semantics of one slide. */
export function listGraphicFacts(view: SlideView, list: FactList): void {
  const { slide } = view;
  for (const placed of view.placed) {
    const { shape } = placed;
    const place = `${slide.number}-${shape.id}`;
    const named = { slide: slide.number, shapeId: shape.id, shapeName: shape.name };
    if (shape.kind === 'chart') {
      const chart = slide.charts.get(shape.relationshipId);
      if (chart === undefined) continue;
      const altText = shape.altText;
      list.add('chart', place, view.anchorOfShape(placed), { ...named, altText, ...toChartFields(chart) });
    } else if (shape.kind === 'smartart') {
      const smartArt = slide.smartArts.get(shape.relationshipId);
      if (smartArt === undefined) continue;
      const { layoutId, texts, roots } = smartArt;
      const anchor = view.anchorOfWholeText(placed);
      list.add('smartart-text', place, anchor, { ...named, layoutId, texts });
      list.add('smartart-semantics', place, anchor, { ...named, layoutId, tree: roots.map(toTree) });
    }
  }
}
