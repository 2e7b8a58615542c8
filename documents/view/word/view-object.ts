import type { EmbeddedObject } from '../../word/content/embedded-object.ts';
import { viewEquation } from '../equation/view-equation.ts';
import type { StoryViewing } from './story-viewing.ts';
import type { ObjectView } from './word-view.ts';

const emuPerPoint = 12_700;

function toPoints(emu: number | null): number | null {
  return emu === null ? null : emu / emuPerPoint;
}

/** Something that stands in a text without being text. */
export function viewObject(viewing: StoryViewing, object: EmbeddedObject): ObjectView {
  const { document, story } = viewing;
  const { model } = document;
  const { kind } = object;
  const place = viewing.places.get(object) ?? { part: story.name, elementId: kind, elementKind: kind };
  const partOf = (relationshipId: string) => model.findRelationship(story.part, relationshipId)?.part ?? null;
  switch (object.kind) {
    case 'image': {
      const { altText, widthEmu, heightEmu } = object;
      return {
        ...place,
        kind: 'image',
        source: partOf(object.relationshipId),
        altText,
        widthPt: toPoints(widthEmu),
        heightPt: toPoints(heightEmu),
      };
    }
    case 'chart': {
      const part = partOf(object.relationshipId);
      const chart = part === null ? null : model.findChart(part);
      return { ...place, kind: 'chart', chart, widthPt: toPoints(object.widthEmu) };
    }
    case 'smartart': {
      const part = partOf(object.relationshipId);
      const smartArt = part === null ? null : model.findSmartArt(part);
      return { ...place, kind: 'smartart', tree: smartArt?.roots ?? [] };
    }
    case 'equation':
      return {
        ...place,
        kind: 'equation',
        text: object.text,
        isDisplayed: object.isDisplayed,
        math: object.root === null ? null : viewEquation(object.root),
      };
    case 'textbox':
      return { ...place, kind: 'textbox', blocks: document.viewStory(object.story) };
    case 'online-video':
    case 'embedded-video':
      return { ...place, kind: 'other', name: object.name };
    case 'ole-object':
      return { ...place, kind: 'other', name: object.programId };
  }
}
