import { tokenizeFormula } from './tokenize-formula.ts';

export interface Precedents {
  /** Cells, ranges, structured references and names, as written and each once. */
  readonly precedents: readonly string[];
  /** Names of functions whose value changes without their arguments changing. */
  readonly volatileFunctions: readonly string[];
}

const volatile = new Set([
  'NOW',
  'TODAY',
  'RAND',
  'RANDBETWEEN',
  'RANDARRAY',
  'OFFSET',
  'INDIRECT',
  'CELL',
  'INFO',
]);
const constants = new Set(['TRUE', 'FALSE']);

/** What a formula names; `TRUE` and `FALSE` are no names. */
export function findPrecedents(formula: string): Precedents {
  const precedents = new Set<string>();
  const volatileFunctions = new Set<string>();
  for (const { kind, text, prefix } of tokenizeFormula(formula)) {
    if (kind === 'function') {
      if (volatile.has(text.toUpperCase())) volatileFunctions.add(text.toUpperCase());
    } else if (kind !== 'other' && !(kind === 'name' && constants.has(text.toUpperCase()))) {
      precedents.add(prefix + text);
    }
  }
  return { precedents: [...precedents], volatileFunctions: [...volatileFunctions] };
}
