import type { DrawingLink } from '../../drawing/text/text-properties.ts';
import type { Slide } from '../powerpoint-model.ts';
import { selectShape } from './fact-anchors.ts';
import type { FactList } from '../../facts/fact-list.ts';
import { listRunSpans } from './slide-text.ts';
import type { SlideView } from './slide-view.ts';

export interface LinkFields {
  readonly target: string;
  readonly isExternal: boolean;
  readonly action: string | null;
  readonly tooltip: string | null;
  /** The slide a jump leads to, from 1. */
  readonly targetSlide: number | null;
}

// These play a film or start an effect; nobody goes anywhere.
const playing = /^ppaction:\/\/(?:media|noaction|ole)/;

export function toLinkFields(
  link: DrawingLink,
  slide: Slide,
  slideByPart: ReadonlyMap<string, number>,
): LinkFields | null {
  const relationship = slide.relationships.get(link.relationshipId);
  const target = relationship?.target ?? link.action;
  if (target === null || target === '' || (relationship === undefined && playing.test(target))) return null;
  return {
    target,
    isExternal: relationship?.isExternal ?? false,
    action: link.action,
    tooltip: link.tooltip,
    targetSlide: slideByPart.get(relationship?.part?.toLowerCase() ?? '') ?? null,
  };
}

/** hyperlink facts of one slide: of runs, with their text, and of whole shapes. */
export function listLinkFacts(
  view: SlideView,
  slideByPart: ReadonlyMap<string, number>,
  list: FactList,
): void {
  const { slide } = view;
  const { number } = slide;
  for (const placed of view.placed) {
    const { link, hoverLink, id, name } = placed.shape;
    for (const [kind, found] of [['click', link] as const, ['hover', hoverLink] as const]) {
      const fields = found === null ? null : toLinkFields(found, slide, slideByPart);
      if (fields === null) continue;
      list.add('hyperlink', `${number}-${id}`, view.anchorOfShape(placed), {
        kind,
        slide: number,
        shapeId: id,
        shapeName: name,
        text: null,
        ...fields,
      });
    }
  }
  for (const body of view.text.bodies) {
    for (const { run, start, end } of listRunSpans(body)) {
      if (run.kind === 'equation') continue;
      const { link, hoverLink } = run.properties;
      for (const [kind, found] of [['click', link] as const, ['hover', hoverLink] as const]) {
        const fields = found === undefined ? null : toLinkFields(found, slide, slideByPart);
        if (fields === null) continue;
        const anchor = view.anchorOfText({ start, end }, selectShape(number, body.shape));
        list.add('hyperlink', `${number}-${body.shape.id}`, anchor, {
          kind,
          slide: number,
          shapeId: body.shape.id,
          shapeName: body.shape.name,
          text: run.text,
          ...fields,
        });
      }
    }
  }
}
