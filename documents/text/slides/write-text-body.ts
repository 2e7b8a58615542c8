import type { TextBody, TextParagraph, TextRun } from '../../drawing/text/text-body.ts';
import type { DrawingLink } from '../../drawing/text/text-properties.ts';
import { toColorFields } from '../../powerpoint/facts/color-fields.ts';
import { toLinkFields } from '../../powerpoint/facts/list-link-facts.ts';
import type { SlideWriting } from './slides-writing.ts';

/** Where a link leads: an address, or a slide of this deck; null for one that leads nowhere. */
export function describeTarget(link: DrawingLink, { view, slideByPart }: SlideWriting): string | null {
  const found = toLinkFields(link, view.slide, slideByPart);
  if (found === null) return null;
  return found.targetSlide === null ? found.target : `slide ${found.targetSlide}`;
}

function markRun(run: TextRun & { kind: 'text' | 'field' }, writing: SlideWriting): string {
  const { leftOut, view } = writing;
  const { highlight, link, hoverLink, strike } = run.properties;
  if (highlight !== undefined && leftOut.has('highlights')) return '';
  const linked = link ?? hoverLink;
  const target = linked === undefined ? null : describeTarget(linked, writing);
  if (target !== null && leftOut.has('hyperlinks')) return '';
  if (run.text.trim() === '') return run.text;
  let text = run.text;
  if (strike !== undefined && strike !== 'noStrike') text = `~~${text}~~`;
  if (highlight !== undefined) {
    const { colorName, rgb } = toColorFields(highlight, view.colors);
    text = colorName === 'yellow' ? `==${text}==` : `==${text}=={${colorName ?? rgb ?? highlight.value}}`;
  }
  return target === null ? text : `[${text}](${target})`;
}

function writeRun(run: TextRun, writing: SlideWriting): string {
  const { leftOut } = writing;
  if (run.kind === 'break') return '\n';
  if (run.kind === 'equation') return leftOut.has('equations') ? '' : `$${run.latex ?? run.text}$`;
  if (run.kind === 'field' && leftOut.has('headers') && /^(?:slidenum|datetime)/i.test(run.fieldType))
    return '';
  return markRun(run, writing);
}

function writeParagraph({ runs, level }: TextParagraph, writing: SlideWriting): string {
  const text = runs.map((run) => writeRun(run, writing)).join('');
  return text.trim() === '' ? '' : `${'  '.repeat(Math.min(8, level))}${text}`;
}

/** Text with its marks, a line for each paragraph that has any, those of deeper levels indented. */
export function listTextLines(body: TextBody | null, writing: SlideWriting): string[] {
  const paragraphs = (body?.paragraphs ?? []).map((paragraph) => writeParagraph(paragraph, writing));
  return paragraphs.filter((text) => text !== '').flatMap((text) => text.split('\n'));
}
