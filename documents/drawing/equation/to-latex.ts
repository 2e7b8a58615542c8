import { toLatexText } from './latex-symbols.ts';
import { findChild as child, findProperty as property, isOn, type MathNode } from './math-node.ts';

// Deeper than anybody writes; beyond it there is no LaTeX.
const maxDepth = 60;

class TooDeep extends Error {}

const naries: Readonly<Record<string, string>> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∐': '\\coprod',
  '∫': '\\int',
  '∬': '\\iint',
  '∭': '\\iiint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
  '⋁': '\\bigvee',
  '⋀': '\\bigwedge',
};

const accents: Readonly<Record<string, string>> = {
  '\u0302': 'hat',
  '\u0303': 'tilde',
  '\u0304': 'bar',
  '\u0305': 'overline',
  '\u0306': 'breve',
  '\u0307': 'dot',
  '\u0308': 'ddot',
  '\u030c': 'check',
  '\u0301': 'acute',
  '\u0300': 'grave',
  '\u20d7': 'vec',
};

const functions = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln exp lim max min sup inf det gcd deg dim arg Pr'.split(
    ' ',
  ),
);

const fences: Readonly<Record<string, string>> = {
  '{': '\\{',
  '}': '\\}',
  '⟨': '\\langle ',
  '⟩': '\\rangle ',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
  '‖': '\\Vert ',
  '': '.',
};

type Write = (node: MathNode) => string;

function convertChildren(node: MathNode | null, depth: number): string {
  if (depth > maxDepth) throw new TooDeep();
  return (node?.children ?? []).map((inner) => convert(inner, depth + 1)).join('');
}

function convertFraction(node: MathNode, part: (name: string) => string): string {
  const [numerator, denominator] = [part('num'), part('den')];
  const type = property(node, 'type');
  if (type === 'lin' || type === 'skw') return `{${numerator}}/{${denominator}}`;
  return type === 'noBar' ? `\\binom{${numerator}}{${denominator}}` : `\\frac{${numerator}}{${denominator}}`;
}

function convertNary(node: MathNode, part: (name: string) => string): string {
  const sign = property(node, 'chr') ?? '∫';
  const [sub, sup] = [part('sub'), part('sup')];
  const lower = sub === '' || isOn(node, 'subHide') ? '' : `_{${sub}}`;
  const upper = sup === '' || isOn(node, 'supHide') ? '' : `^{${sup}}`;
  return `${naries[sign] ?? toLatexText(sign).trim()}${lower}${upper}{${part('e')}}`;
}

function convertDelimiters(node: MathNode, write: Write): string {
  const fence = (name: string, standard: string): string => {
    const sign = property(node, name) ?? standard;
    return fences[sign] ?? sign;
  };
  const parts = node.children.filter(({ name }) => name === 'm:e').map(write);
  const separator = property(node, 'sepChr') ?? '|';
  // A binomial brings its own parentheses.
  if (parts.length === 1 && /^\\binom\{[^{}]*\}\{[^{}]*\}$/.test(parts[0] ?? '')) return parts[0] ?? '';
  return `\\left${fence('begChr', '(')}${parts.join(separator)}\\right${fence('endChr', ')')}`;
}

function convertFunction(_: MathNode, part: (name: string) => string): string {
  const name = part('fName');
  const known = /^([a-zA-Z]+)(.*)$/s.exec(name);
  const written = known !== null && functions.has(known[1] ?? '') ? `\\${known[1]}${known[2]}` : name;
  return `${written}{${part('e')}}`;
}

function convertRows(rows: readonly (readonly string[])[], environment: string): string {
  return `\\begin{${environment}}${rows.map((cells) => cells.join(' & ')).join(' \\\\ ')}\\end{${environment}}`;
}

function convertAccent(node: MathNode, body: string): string {
  return `\\${accents[property(node, 'chr') ?? '\u0302'] ?? 'hat'}{${body}}`;
}

function convertGroup(node: MathNode, body: string): string {
  const isAbove = property(node, 'pos') === 'top';
  const sign = property(node, 'chr') ?? '⏟';
  if (sign === '⏟' || sign === '⏞') return `\\${isAbove ? 'over' : 'under'}brace{${body}}`;
  return `\\${isAbove ? 'overset' : 'underset'}{${toLatexText(sign).trim()}}{${body}}`;
}

function convertRun(node: MathNode): string {
  const text = node.children
    .filter(({ name }) => name === 'm:t')
    .map((inner) => inner.text)
    .join('');
  const properties = child(node, 'rPr');
  const isNormal = properties !== null && child(properties, 'nor') !== null;
  return isNormal && text.trim() !== ''
    ? `\\text{${text.replaceAll(/[\\{}$%#&_^~]/g, ' ')}}`
    : toLatexText(text);
}

const converters: Readonly<
  Record<string, (node: MathNode, part: (name: string) => string, write: Write) => string>
> = {
  'm:r': convertRun,
  'm:f': convertFraction,
  'm:sSup': (_, part) => `{${part('e')}}^{${part('sup')}}`,
  'm:sSub': (_, part) => `{${part('e')}}_{${part('sub')}}`,
  'm:sSubSup': (_, part) => `{${part('e')}}_{${part('sub')}}^{${part('sup')}}`,
  'm:sPre': (_, part) => `{}_{${part('sub')}}^{${part('sup')}}{${part('e')}}`,
  'm:rad': (node, part) =>
    part('deg') === '' || isOn(node, 'degHide')
      ? `\\sqrt{${part('e')}}`
      : `\\sqrt[${part('deg')}]{${part('e')}}`,
  'm:nary': convertNary,
  'm:d': (node, _, write) => convertDelimiters(node, write),
  'm:func': convertFunction,
  'm:limLow': (_, part) => `${part('e')}_{${part('lim')}}`,
  'm:limUpp': (_, part) => `${part('e')}^{${part('lim')}}`,
  'm:acc': (node, part) => convertAccent(node, part('e')),
  'm:bar': (node, part) => `\\${property(node, 'pos') === 'top' ? 'over' : 'under'}line{${part('e')}}`,
  'm:groupChr': (node, part) => convertGroup(node, part('e')),
  'm:borderBox': (_, part) => `\\boxed{${part('e')}}`,
  'm:phant': (_, part) => `\\phantom{${part('e')}}`,
  'm:m': (node, _, write) =>
    convertRows(
      node.children
        .filter(({ name }) => name === 'm:mr')
        .map((row) => row.children.filter(({ name }) => name === 'm:e').map(write)),
      'matrix',
    ),
  'm:eqArr': (node, _, write) =>
    convertRows(
      node.children.filter(({ name }) => name === 'm:e').map((row) => [write(row)]),
      'aligned',
    ),
};

function convert(node: MathNode, depth: number): string {
  if (node.name.endsWith('Pr')) return '';
  const converter = Object.hasOwn(converters, node.name) ? converters[node.name] : undefined;
  const write: Write = (inner) => convertChildren(inner, depth);
  if (converter === undefined) return convertChildren(node, depth);
  return converter(node, (name) => convertChildren(child(node, name), depth), write);
}

/** An equation as LaTeX for math mode; null where it is empty or nested beyond reason. */
export function toLatex(root: MathNode): string | null {
  try {
    const latex = convertChildren(root, 0).replaceAll(/ +/g, ' ').trim();
    return latex === '' ? null : latex;
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}
