import type { Link, WordParagraph } from '../content/story.ts';
import { anchorOnSpan, type StoryContext } from './fact-context.ts';

interface LinkSpan {
  readonly link: Link;
  readonly start: number;
  end: number;
}

function listLinks(paragraph: WordParagraph): Iterable<LinkSpan> {
  if (!paragraph.inlines.some((inline) => inline.kind === 'text' && inline.link !== null)) return [];
  const spans = new Map<Link, LinkSpan>();
  for (const inline of paragraph.inlines) {
    if (inline.kind !== 'text' || inline.link === null) continue;
    const span = spans.get(inline.link) ?? { link: inline.link, start: inline.start, end: inline.start };
    span.end = inline.start + inline.text.length;
    spans.set(inline.link, span);
  }
  return spans.values();
}

function toTargetFields({ model, story }: StoryContext, { relationshipId, bookmark }: Link) {
  const found = relationshipId === null ? null : model.findRelationship(story.part, relationshipId);
  const fragment = bookmark === null ? '' : `#${bookmark}`;
  return { target: `${found?.target ?? ''}${fragment}`, isExternal: found?.isExternal ?? false };
}

/** hyperlink: those of text and those of pictures; a field that links is a fact of kind `field` beside. */
export function listLinkFacts(context: StoryContext): void {
  const { story, list } = context;
  for (const paragraph of story.paragraphs) {
    for (const { link, start, end } of listLinks(paragraph)) {
      const anchor = anchorOnSpan(story, { start, end }, 'hyperlink', 'hyperlink');
      list.add('hyperlink', story.name, anchor, {
        text: story.text.slice(start, end),
        ...toTargetFields(context, link),
        tooltip: link.tooltip,
        part: story.name,
      });
    }
  }
  for (const [index, { instruction, start, end }] of story.fields.entries()) {
    const anchor = anchorOnSpan(story, { start, end }, `field-${index + 1}`, 'field');
    const fields = { kind: 'field', instruction, text: story.text.slice(start, end), part: story.name };
    list.add('text', `field-${story.name}-${index + 1}`, anchor, fields);
  }
}
