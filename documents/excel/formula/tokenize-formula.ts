/** A piece of a formula. `prefix` of a reference is its sheet with the exclamation mark, as written. */
export interface FormulaToken {
  readonly kind: 'reference' | 'name' | 'structured' | 'function' | 'other';
  readonly text: string;
  readonly prefix: string;
}

// Strings and blank space first, then sheet prefixes, references, names and numbers, longest form first.
const pattern = new RegExp(
  [
    String.raw`(?<string>"(?:[^"]|"")*"?)`,
    String.raw`(?<prefix>(?:'(?:[^']|'')*'|\[[^\]]*\][\p{L}\p{N}_.]*|[\p{L}_][\p{L}\p{N}_.]*(?::[\p{L}_][\p{L}\p{N}_.]*)?)!)`,
    String.raw`(?<reference>\$?[A-Za-z]{1,3}\$?\d{1,7}(?::\$?[A-Za-z]{1,3}\$?\d{1,7})?(?![\p{L}\p{N}_.(!\[])|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}(?![\p{L}\p{N}_.(!\[])|\$?\d{1,7}:\$?\d{1,7}(?![\p{L}\p{N}_.]))`,
    String.raw`(?<error>#[A-Z/0!?]+)`,
    String.raw`(?<number>\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+)`,
    String.raw`(?<name>[\p{L}_\\][\p{L}\p{N}_.\\?]*)`,
    // A quotation that leads to no sheet is passed over whole, so that no formula is read twice.
    String.raw`(?<other>'(?:[^']|'')*'?|[^])`,
  ].join('|'),
  'uy',
);

// Brackets of a structured reference nest; an apostrophe inside escapes the next character.
function findBracketEnd(formula: string, start: number): number {
  let depth = 0;
  for (let at = start; at < formula.length; at += 1) {
    const character = formula[at];
    if (character === "'") at += 1;
    else if (character === '[') depth += 1;
    else if (character === ']' && (depth -= 1) === 0) return at + 1;
  }
  return formula.length;
}

// Excel allows 8,192 characters; beyond that nobody means a formula, and the pattern must not be made to work for it.
const maxLength = 32_768;

/** Cuts a formula (without its equals sign) into tokens whose texts and prefixes together are the formula. */
export function tokenizeFormula(formula: string): FormulaToken[] {
  if (formula.length > maxLength) return [{ kind: 'other', text: formula, prefix: '' }];
  const tokens: FormulaToken[] = [];
  let prefix = '';
  let at = 0;
  const add = (kind: FormulaToken['kind'], text: string): void => {
    tokens.push({ kind, text, prefix });
    prefix = '';
    at += text.length;
  };
  while (at < formula.length) {
    pattern.lastIndex = at;
    const groups = pattern.exec(formula)?.groups ?? {};
    if (groups['prefix'] !== undefined && prefix === '') {
      prefix = groups['prefix'];
      at += prefix.length;
    } else if (groups['reference'] !== undefined) add('reference', groups['reference']);
    else if (groups['name'] !== undefined) {
      const end = at + groups['name'].length;
      const next = formula[end];
      if (next === '[') add('structured', formula.slice(at, findBracketEnd(formula, end)));
      else add(next === '(' ? 'function' : 'name', groups['name']);
    } else if (formula[at] === '[' && prefix === '')
      add('structured', formula.slice(at, findBracketEnd(formula, at)));
    else
      add(
        'other',
        groups['string'] ??
          groups['error'] ??
          groups['number'] ??
          groups['prefix'] ??
          groups['other'] ??
          formula[at] ??
          '',
      );
  }
  if (prefix !== '') add('other', '');
  return tokens;
}
