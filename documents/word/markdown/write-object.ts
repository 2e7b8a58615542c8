import { describeChart } from '../../drawing/chart/describe-chart.ts';
import { listOutline } from '../../drawing/smartart/list-outline.ts';
import type { EmbeddedObject } from '../content/embedded-object.ts';
import type { MarkdownContext } from './markdown-context.ts';

function findPart({ model, story }: MarkdownContext, relationshipId: string): string | null {
  return model.findRelationship(story.part, relationshipId)?.part ?? null;
}

function withAltText(text: string, altText: string | null): string {
  return altText === null ? `[${text}]` : `[${text}; described as “${altText}”]`;
}

function writeGraphic(
  object: EmbeddedObject & { kind: 'chart' | 'smartart' },
  context: MarkdownContext,
): string {
  const part = findPart(context, object.relationshipId);
  if (object.kind === 'chart') {
    const chart = part === null ? null : context.model.findChart(part);
    return withAltText(chart === null ? 'chart' : describeChart(chart), object.altText);
  }
  const smartArt = part === null ? null : context.model.findSmartArt(part);
  const outline = smartArt === null ? [] : listOutline(smartArt);
  const texts = outline.map(({ text, depth }) => `${'>'.repeat(depth)}${depth === 0 ? '' : ' '}${text}`);
  return withAltText(texts.length === 0 ? 'SmartArt' : `SmartArt: ${texts.join('; ')}`, object.altText);
}

/** A picture, drawing or equation within a paragraph; '' for one that is left out or written elsewhere. */
export function writeObject(object: EmbeddedObject, context: MarkdownContext): string {
  const { leftOut } = context;
  switch (object.kind) {
    case 'equation': {
      const mark = object.isDisplayed ? '$$' : '$';
      return leftOut.has('equations') ? '' : `${mark}${object.latex ?? object.text}${mark}`;
    }
    case 'image':
      if (leftOut.has('images')) return '';
      return `![${object.altText ?? object.name ?? ''}](${findPart(context, object.relationshipId) ?? ''})`;
    case 'chart':
      return leftOut.has('charts') ? '' : writeGraphic(object, context);
    case 'smartart':
      return leftOut.has('smartart') ? '' : writeGraphic(object, context);
    case 'online-video':
    case 'embedded-video':
      return leftOut.has('videos') ? '' : '[video]';
    case 'ole-object':
      return `[object${object.programId === null ? '' : ` ${object.programId}`}]`;
    case 'textbox':
      return '';
  }
}
