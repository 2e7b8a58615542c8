import type { TextSelector } from '../facts/anchor.ts';
import type { Fact } from '../facts/fact.ts';

const chunkLength = 8192;

function toText(units: Uint16Array): string {
  let text = '';
  for (let at = 0; at < units.length; at += chunkLength)
    text += String.fromCharCode(...units.subarray(at, at + chunkLength));
  return text;
}

// What no fact quotes are the line feeds between paragraphs and shapes.
const lineFeed = 10;

function compose(selectors: readonly TextSelector[]): string {
  const length = selectors.reduce((most, { end, suffix }) => Math.max(most, end + suffix.length), 0);
  const units = new Uint16Array(length).fill(lineFeed);
  for (const { start, quote, prefix, suffix } of selectors) {
    const [text, from] = [prefix + quote + suffix, start - prefix.length];
    for (let at = 0; at < text.length; at += 1) units[from + at] = text.charCodeAt(at);
  }
  return toText(units);
}

/** The texts that text anchors count in, by part, put together from what the facts of a document quote. */
export function composeParts(facts: readonly Fact[]): ReadonlyMap<string, string> {
  const selectors = facts.flatMap(({ anchor }) => anchor.selectors.filter((one) => one.kind === 'text'));
  const byPart = Map.groupBy(selectors, ({ part }) => part);
  return new Map([...byPart].map(([part, own]) => [part, compose(own)]));
}
