import type { Chance } from './chance.ts';
import { nastyElements } from './nasty-elements.ts';
import { nastyNumbers, pickNasty } from './nasty-values.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

const mostTags = 20_000;

function listTags(xml: string): readonly Span[] {
  const tags: Span[] = [];
  for (const match of xml.matchAll(/<[^>]*>/g)) {
    tags.push({ start: match.index, end: match.index + match[0].length });
    if (tags.length >= mostTags) break;
  }
  return tags;
}

/** A whole element with what is in it, or just its first tag where the end is not found. */
function pickElement(xml: string, chance: Chance): Span {
  const tags = listTags(xml);
  const at = chance.integer(Math.max(1, tags.length));
  const first = tags[at] ?? { start: 0, end: 0 };
  if (/^<[/?!]|\/>$/.test(xml.slice(first.start, first.end))) return first;
  let depth = 0;
  for (const tag of tags.slice(at)) {
    const text = xml.slice(tag.start, tag.end);
    if (text.startsWith('</')) depth -= 1;
    else if (!/^<[?!]|\/>$/.test(text)) depth += 1;
    if (depth === 0) return { start: first.start, end: tag.end };
  }
  return first;
}

const cut = (xml: string, { start, end }: Span, instead = ''): string =>
  xml.slice(0, start) + instead + xml.slice(end);

function pickMatch(xml: string, pattern: RegExp, chance: Chance): RegExpExecArray | null {
  const from = chance.integer(Math.max(1, xml.length));
  pattern.lastIndex = from;
  const found = pattern.exec(xml);
  if (found !== null) return found;
  pattern.lastIndex = 0;
  return pattern.exec(xml);
}

function replaceMatch(
  xml: string,
  pattern: RegExp,
  chance: Chance,
  instead: (found: RegExpExecArray) => string,
): string {
  const found = pickMatch(xml, pattern, chance);
  if (found === null) return xml;
  return cut(xml, { start: found.index, end: found.index + found[0].length }, instead(found));
}

const somewhere = (xml: string, chance: Chance): number => {
  const { start, end } = chance.pick([...listTags(xml).slice(0, 500), { start: 0, end: 0 }]);
  return chance.isOneIn(2) ? start : end;
};

const attribute = (): RegExp => /([\w:]+)="([^"]*)"/g;

function valuesLike(xml: string, name: string): readonly string[] {
  return [...xml.matchAll(attribute())].filter((found) => found[1] === name).map((found) => found[2] ?? '');
}

type Mutation = (xml: string, chance: Chance) => string;

const mutations: readonly Mutation[] = [
  (xml, chance) => cut(xml, pickElement(xml, chance)),
  (xml, chance) => cut(xml, chance.pick([...listTags(xml).slice(0, 500), { start: 0, end: 1 }])),
  (xml, chance) => {
    const span = pickElement(xml, chance);
    const element = xml.slice(span.start, span.end);
    const most = Math.max(1, Math.floor(2_000_000 / (element.length + 1)));
    return cut(xml, span, element.repeat(Math.min(most, 2 + chance.integer(chance.pick([4, 40, 3_000])))));
  },
  (xml, chance) => {
    const span = pickElement(xml, chance);
    const rest = cut(xml, span);
    const at = somewhere(rest, chance);
    return cut(rest, { start: at, end: at }, xml.slice(span.start, span.end));
  },
  (xml, chance) => {
    const span = pickElement(xml, chance);
    const element = xml.slice(span.start, span.end);
    const name = /^<([\w:.-]+)/.exec(element)?.[1] ?? 'x';
    const depth = 2 + chance.integer(chance.pick([4, 300, 30_000]));
    return cut(xml, span, `<${name}>`.repeat(depth) + element + `</${name}>`.repeat(depth));
  },
  // Many times more often than the others: most of what a reader decides on is in attributes.
  ...Array.from<unknown, Mutation>(
    { length: 6 },
    () => (xml, chance) =>
      replaceMatch(xml, attribute(), chance, ([, name = '', value = '']) => {
        const others = chance.isOneIn(2) ? valuesLike(xml, name) : [value + value, value.slice(1)];
        return `${name}="${pickNasty(chance, others)}"`;
      }),
  ),
  (xml, chance) =>
    replaceMatch(xml, attribute(), chance, ([whole, , value]) =>
      chance.pick([`__proto__="${value}"`, `${whole} ${whole}`, '', `constructor="${value}"`]),
    ),
  (xml, chance) => replaceMatch(xml, />[^<]+</g, chance, () => `>${pickNasty(chance, [])}<`),
  (xml, chance) => replaceMatch(xml, /\d+/g, chance, () => chance.pick(nastyNumbers)),
  (xml, chance) => {
    const names = [...xml.slice(0, 100_000).matchAll(/<([\w:]+)/g)].map((found) => found[1] ?? '');
    return replaceMatch(xml, /<\/?[\w:]+/g, chance, ([tag]) =>
      tag.startsWith('</') ? tag : `<${chance.pick([...names, '__proto__', 'w:p', 'a:t'])}`,
    );
  },
  ...Array.from<unknown, Mutation>({ length: 3 }, () => (xml, chance) => {
    const at = somewhere(xml, chance);
    const many = chance.isOneIn(4) ? 1 + chance.integer(2_000) : 1;
    return cut(xml, { start: at, end: at }, chance.pick(nastyElements).repeat(many));
  }),
  (xml, chance) => {
    const entities = chance.pick([
      '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;">',
      '<!ENTITY a SYSTEM "file:///etc/passwd">',
      '<!ENTITY % a SYSTEM "http://127.0.0.1:9/"> %a;',
      '',
    ]);
    return xml.replace(/^(<\?xml[^>]*\?>)?/, (head) => `${head}<!DOCTYPE x [${entities}]>`);
  },
  (xml, chance) => xml.slice(0, chance.integer(xml.length + 1)),
  (xml, chance) =>
    replaceMatch(xml, /xmlns(:\w+)?="[^"]*"/g, chance, () => chance.pick(['', 'xmlns="urn:x"'])),
];

/** The XML with one thing wrong in it that a hand or a broken program may have done. */
export function mutateXml(xml: string, chance: Chance): string {
  return chance.pick(mutations)(xml, chance);
}
