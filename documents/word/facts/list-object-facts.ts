import { toChartFields } from '../../drawing/chart/chart-fields.ts';
import type { FactList } from '../../facts/fact-list.ts';
import type { Anchor } from '../../facts/anchor.ts';
import { anchorOn, selectElement } from '../../facts/select.ts';
import type { EmbeddedObject } from '../content/embedded-object.ts';
import { fullTextOf } from '../content/full-text.ts';
import type { WordStory } from '../content/story.ts';
import { listObjects } from '../content/walk-stories.ts';
import type { WordModel } from '../word-model.ts';
import { anchorOnStory } from './fact-context.ts';

/** Counts on over all stories. */
export interface ObjectNumbers {
  equation: number;
}

interface Placed {
  readonly model: WordModel;
  readonly story: WordStory;
  readonly list: FactList;
  readonly numbers: ObjectNumbers;
}

function findUrl(embedCode: string): string {
  return /\bsrc\s*=\s*(["'])(.*?)\1/i.exec(embedCode)?.[2] ?? embedCode;
}

function partFields({ model, story }: Placed, relationshipId: string) {
  const found = model.findRelationship(story.part, relationshipId);
  return { part: found?.part ?? found?.target ?? null, isExternal: found?.isExternal ?? false };
}

function listGraphic(
  placed: Placed,
  anchor: Anchor,
  object: EmbeddedObject & { kind: 'chart' | 'smartart' },
): void {
  const { model, story, list } = placed;
  const part = model.findRelationship(story.part, object.relationshipId)?.part ?? null;
  const { altText, widthEmu, heightEmu } = object;
  const drawn = { story: story.name, altText, widthEmu, heightEmu };
  const chart = object.kind === 'chart' && part !== null ? model.findChart(part) : null;
  if (chart !== null) list.add('chart', story.name, anchor, { ...toChartFields(chart), ...drawn });
  const smartArt = object.kind === 'smartart' && part !== null ? model.findSmartArt(part) : null;
  if (smartArt === null) return;
  const { layoutId, texts } = smartArt;
  list.add('smartart-text', story.name, anchor, { layoutId, texts, ...drawn });
}

function listImage(placed: Placed, anchor: Anchor, object: EmbeddedObject & { kind: 'image' }): void {
  const { model, story, list } = placed;
  const { name, altText, widthEmu, heightEmu, relationshipId, linkId } = object;
  const fields = { ...partFields(placed, relationshipId), name, altText, widthEmu, heightEmu };
  list.add('image', story.name, anchor, { ...fields, story: story.name });
  const link = linkId === null ? null : model.findRelationship(story.part, linkId);
  if (link === null) return;
  const { target, isExternal } = link;
  list.add('hyperlink', `${story.name}-image`, anchor, { text: null, target, isExternal, part: story.name });
}

function isVideoPart({ model, story }: Placed, relationshipId: string): boolean {
  return model.embeddedVideos.includes(model.findRelationship(story.part, relationshipId)?.part ?? '');
}

function listObject(placed: Placed, object: EmbeddedObject, count: number): void {
  const { story, list } = placed;
  const anchor = anchorOn(selectElement(story.name, `${object.kind}-${count}`, object.kind));
  switch (object.kind) {
    case 'image':
      return listImage(placed, anchor, object);
    case 'chart':
    case 'smartart':
      return listGraphic(placed, anchor, object);
    case 'online-video':
      return list.add('video', story.name, anchor, {
        kind: 'online',
        url: findUrl(object.embedCode),
        story: story.name,
      });
    case 'embedded-video':
      // Films that are parts are told of once, with the document.
      if (isVideoPart(placed, object.relationshipId)) return undefined;
      return list.add('video', story.name, anchor, {
        kind: 'embedded',
        ...partFields(placed, object.relationshipId),
        story: story.name,
      });
    case 'equation': {
      const index = placed.numbers.equation + 1;
      placed.numbers.equation = index;
      const { text, latex, isDisplayed } = object;
      return list.add('equation', String(index), anchor, {
        index,
        text,
        latex,
        isDisplayed,
        part: story.name,
      });
    }
    case 'textbox': {
      const index = Number(object.story.name.slice('textbox-'.length));
      const fields = { index, text: fullTextOf(object.story), part: story.name };
      return list.add('textbox', String(index), anchorOnStory(object.story, 'textbox'), fields);
    }
    case 'ole-object':
      return undefined;
  }
}

/** video of kind `embedded`: films that are parts, whether a picture plays them or nothing does. */
export function listVideoPartFacts({ body, embeddedVideos }: WordModel, list: FactList): void {
  for (const part of embeddedVideos) {
    const anchor = anchorOn(selectElement('body', part, 'video'));
    list.add('video', 'part', anchor, { kind: 'embedded', part, isExternal: false, story: body.name });
  }
}

/** equation, textbox, video, image, chart and the like of one story. */
export function listObjectFacts(
  model: WordModel,
  story: WordStory,
  list: FactList,
  numbers: ObjectNumbers,
): void {
  const counts = new Map<string, number>();
  for (const { object } of listObjects(story)) {
    const count = (counts.get(object.kind) ?? 0) + 1;
    counts.set(object.kind, count);
    listObject({ model, story, list, numbers }, object, count);
  }
}
