import type { Attributes, ElementReader } from '../xml/read-elements.ts';

// A document may claim a billion blanks.
const mostBlanks = 1000;

const characters: Readonly<Record<string, string>> = { 'text:tab': '\t', 'text:line-break': '\n' };

/** Characters that OpenDocument writes as elements: runs of blanks, tabs, breaks; null for other elements. */
export function findCharacters(name: string, attributes: Attributes): string | null {
  if (name === 'text:s')
    return ' '.repeat(Math.min(mostBlanks, Math.max(1, Number(attributes['text:c'] ?? 1) || 1)));
  return characters[name] ?? null;
}

/** A reader of all text inside an element, formatting and fields seen through. */
export function createPlainTextReader(onText: (text: string) => void): ElementReader {
  let text = '';
  const inside: ElementReader = {
    open: (name, attributes) => {
      text += findCharacters(name, attributes) ?? '';
      return inside;
    },
    text: (piece) => void (text += piece.replaceAll(/[ \t\r\n]+/g, ' ')),
  };
  return { ...inside, close: () => onText(text.trim()) };
}
