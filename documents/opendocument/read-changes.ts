import type { Revision } from '../word/content/story.ts';
import type { ElementReader } from '../xml/read-elements.ts';
import type { OpenReading } from './open-reading.ts';
import { createPlainTextReader } from './read-plain-text.ts';

const kinds: Readonly<Record<string, Revision['change']>> = {
  'text:insertion': 'insertion',
  'text:deletion': 'deletion',
  'text:format-change': 'formatting',
};

/** A reader of text:tracked-changes, which lists what changed; the text itself points there. */
export function createChangesReader({ changes }: OpenReading): ElementReader {
  return {
    open: (name, attributes) => {
      if (name !== 'text:changed-region') return null;
      const id = attributes['text:id'] ?? attributes['xml:id'] ?? attributes['_:id'] ?? '';
      let [author, date, change]: [string | null, string | null, Revision['change'] | null] = [
        null,
        null,
        null,
      ];
      const lines: string[] = [];
      const info: ElementReader = {
        open: (child) => {
          if (child === 'dc:creator') return createPlainTextReader((text) => void (author = text));
          return child === 'dc:date' ? createPlainTextReader((text) => void (date = text)) : null;
        },
      };
      const inside: ElementReader = {
        open: (child) => {
          if (child === 'office:change-info') return info;
          if (child === 'text:p' || child === 'text:h')
            return createPlainTextReader((text) => void lines.push(text));
          if (!Object.hasOwn(kinds, child)) return inside;
          change = kinds[child] ?? null;
          return inside;
        },
      };
      return {
        ...inside,
        close: () => {
          if (change !== null)
            changes.set(id, { revision: { change, author, date }, text: lines.join('\n') });
        },
      };
    },
  };
}
