/** The first place where text stops being JSON, and what should stand there. */
export interface JsonFault {
  /** From 1. */
  readonly line: number;
  readonly wanted: string;
}

type Want = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing';

const wantedWords: Readonly<Record<Want, string>> = {
  value: 'a value',
  'value-or-end': 'a value or ]',
  key: 'a key in double quotes',
  'key-or-end': 'a key in double quotes or }',
  colon: 'a colon',
  'comma-or-end': 'a comma or the closing bracket',
  nothing: 'the end of the file',
};

const plain = String.raw`[^"\\\u0000-\u001f]*`;
const escaped = String.raw`\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})`;
const token = new RegExp(
  [
    String.raw`[ \t\r\n]*(?:([{}[\],:])`,
    `("${plain}(?:${escaped}${plain})*")`,
    String.raw`(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))`,
  ].join('|'),
  'y',
);

/**
 * Finds where text breaks JSON; null when it does not. The engine's own message names no place for short texts
 * and is no interface, so this walks the tokens itself.
 */
export function findJsonFault(text: string): JsonFault | null {
  const open: string[] = [];
  let want: Want = 'value';
  let at = 0;
  for (;;) {
    const blank = skipBlank(text, at);
    if (blank === text.length) return want === 'nothing' ? null : faultAt(text, blank, want);
    token.lastIndex = at;
    const match = token.exec(text);
    const next: Want | null = match
      ? step(want, match[1] ?? (match[2] === undefined ? 'literal' : 'string'), open)
      : null;
    if (next === null) return faultAt(text, blank, want);
    want = next;
    at = token.lastIndex;
  }
}

function step(want: Want, found: string, open: string[]): Want | null {
  const closes = found === '}' || found === ']';
  if (closes) return closeWith(want, found, open);
  if (want === 'colon') return found === ':' ? 'value' : null;
  if (want === 'comma-or-end') return found === ',' ? (open.at(-1) === '{' ? 'key' : 'value') : null;
  if (want === 'key' || want === 'key-or-end') return found === 'string' ? 'colon' : null;
  if (want === 'nothing' || found === ',' || found === ':') return null;
  if (found === '{' || found === '[') {
    open.push(found);
    return found === '{' ? 'key-or-end' : 'value-or-end';
  }
  return open.length === 0 ? 'nothing' : 'comma-or-end';
}

function closeWith(want: Want, found: string, open: string[]): Want | null {
  const opener = found === '}' ? '{' : '[';
  const mayEnd = want === 'comma-or-end' || want === (found === '}' ? 'key-or-end' : 'value-or-end');
  if (!mayEnd || open.pop() !== opener) return null;
  return open.length === 0 ? 'nothing' : 'comma-or-end';
}

function skipBlank(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at += 1;
  return at;
}

function faultAt(text: string, offset: number, want: Want): JsonFault {
  return { line: text.slice(0, offset).split('\n').length, wanted: wantedWords[want] };
}
