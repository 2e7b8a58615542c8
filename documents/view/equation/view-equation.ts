import { findChild, findProperty, isOn, type MathNode } from '../../drawing/equation/math-node.ts';
import type { MathTag, MathView } from './equation-view.ts';

// Deeper than anybody writes; what is beyond is left out.
const maxDepth = 60;
// What a pre-built sum or fence of OMML is without a sign of its own (ECMA-376 part 1, 22.1.2).
const standardSigns = { nary: '∫', accent: '\u0302', group: '⏟' } as const;

function group(tag: MathTag, children: readonly MathView[], attributes?: MathView['attributes']): MathView {
  return { tag, children, ...(attributes === undefined ? {} : { attributes }) };
}

function sign(text: string, attributes?: MathView['attributes']): MathView {
  return { tag: 'mo', text, ...(attributes === undefined ? {} : { attributes }) };
}

const pieces = /\d+(?:[.,]\d+)*|\p{L}\p{M}*|\s+|./gsu;

/** Numbers, letters and signs of a run, each for itself. */
function viewRun(node: MathNode): readonly MathView[] {
  const text = node.children
    .filter(({ name }) => name === 'm:t')
    .map((inner) => inner.text)
    .join('');
  const properties = findChild(node, 'rPr');
  const style = properties === null ? null : findChild(properties, 'sty');
  if (properties !== null && findChild(properties, 'nor') !== null) return [{ tag: 'mtext', text }];
  const isUpright = style?.attributes['m:val'] === 'p';
  // An upright word is one name, such as `sin`.
  if (isUpright && /^\p{L}{2,}$/u.test(text)) return [{ tag: 'mi', text }];
  return [...text.matchAll(pieces)].map(([piece]): MathView => {
    if (/^\d/.test(piece)) return { tag: 'mn', text: piece };
    if (/^\s/.test(piece)) return { tag: 'mtext', text: '\u00a0' };
    if (!/^\p{L}/u.test(piece)) return { tag: 'mo', text: piece === '-' ? '−' : piece };
    return isUpright
      ? { tag: 'mi', text: piece, attributes: { mathvariant: 'normal' } }
      : { tag: 'mi', text: piece };
  });
}

type Part = (name: string) => MathView;

function isEmpty({ text, children }: MathView): boolean {
  return text === undefined && (children ?? []).length === 0;
}

function viewScripts(base: MathView, sub: MathView, sup: MathView, isBeyond: boolean): MathView {
  if (isEmpty(sub)) return isEmpty(sup) ? base : group(isBeyond ? 'mover' : 'msup', [base, sup]);
  if (isEmpty(sup)) return group(isBeyond ? 'munder' : 'msub', [base, sub]);
  return group(isBeyond ? 'munderover' : 'msubsup', [base, sub, sup]);
}

const nothing = group('mrow', []);

function viewNary(node: MathNode, part: Part): MathView {
  const chr = findProperty(node, 'chr') ?? standardSigns.nary;
  const limits = findProperty(node, 'limLoc') ?? (/[∫-∳]/.test(chr) ? 'subSup' : 'undOvr');
  const sub = isOn(node, 'subHide') ? nothing : part('sub');
  const sup = isOn(node, 'supHide') ? nothing : part('sup');
  return group('mrow', [
    viewScripts(sign(chr, { largeop: 'true' }), sub, sup, limits === 'undOvr'),
    part('e'),
  ]);
}

function viewDelimiters(node: MathNode, write: (inner: MathNode) => MathView): MathView {
  const separator = sign(findProperty(node, 'sepChr') ?? '|');
  const parts = node.children
    .filter(({ name }) => name === 'm:e')
    .flatMap((inner, index) => (index === 0 ? [write(inner)] : [separator, write(inner)]));
  const fence = (text: string) => (text === '' ? [] : [sign(text, { fence: 'true', stretchy: 'true' })]);
  return group('mrow', [
    ...fence(findProperty(node, 'begChr') ?? '('),
    ...parts,
    ...fence(findProperty(node, 'endChr') ?? ')'),
  ]);
}

/** A row of an array of equations without the `&` that lines it up with the others. */
function withoutTabs(view: MathView): MathView {
  const { children } = view;
  if (children === undefined) return view;
  const kept = children.filter(({ tag, text }) => tag !== 'mo' || text !== '&');
  return { ...view, children: kept.map(withoutTabs) };
}

function viewRows(rows: readonly (readonly MathView[])[]): MathView {
  return group(
    'mtable',
    rows.map((cells) =>
      group(
        'mtr',
        cells.map((cell) => group('mtd', [cell])),
      ),
    ),
    { displaystyle: 'true' },
  );
}

function viewFraction(node: MathNode, part: Part): MathView {
  const type = findProperty(node, 'type');
  const [numerator, denominator] = [part('num'), part('den')];
  if (type === 'lin' || type === 'skw') return group('mrow', [numerator, sign('/'), denominator]);
  return group('mfrac', [numerator, denominator], type === 'noBar' ? { linethickness: '0' } : undefined);
}

function viewRoot(node: MathNode, part: Part): MathView {
  const degree = part('deg');
  return isOn(node, 'degHide') || isEmpty(degree)
    ? group('msqrt', [part('e')])
    : group('mroot', [part('e'), degree]);
}

function viewBeside(node: MathNode, body: MathView, standard: string): MathView {
  const isAbove = node.name === 'm:acc' || findProperty(node, 'pos') === 'top';
  const chr = sign(findProperty(node, 'chr') ?? standard, {
    stretchy: node.name === 'm:acc' ? 'false' : 'true',
  });
  return group(isAbove ? 'mover' : 'munder', [body, chr], { accent: 'true' });
}

type Viewer = (node: MathNode, part: Part, write: (inner: MathNode) => MathView) => MathView;

const viewers: Readonly<Record<string, Viewer>> = {
  'm:r': (node) => group('mrow', viewRun(node)),
  'm:f': viewFraction,
  'm:sSup': (_, part) => group('msup', [part('e'), part('sup')]),
  'm:sSub': (_, part) => group('msub', [part('e'), part('sub')]),
  'm:sSubSup': (_, part) => group('msubsup', [part('e'), part('sub'), part('sup')]),
  'm:sPre': (_, part) =>
    group('mmultiscripts', [part('e'), group('mprescripts', []), part('sub'), part('sup')]),
  'm:rad': viewRoot,
  'm:nary': viewNary,
  'm:d': (node, _, write) => viewDelimiters(node, write),
  'm:func': (_, part) => group('mrow', [part('fName'), sign('\u2061'), part('e')]),
  'm:limLow': (_, part) => group('munder', [part('e'), part('lim')]),
  'm:limUpp': (_, part) => group('mover', [part('e'), part('lim')]),
  'm:acc': (node, part) => viewBeside(node, part('e'), standardSigns.accent),
  'm:groupChr': (node, part) => viewBeside(node, part('e'), standardSigns.group),
  'm:bar': (node, part) => viewBeside(node, part('e'), '¯'),
  'm:borderBox': (_, part) => group('menclose', [part('e')], { notation: 'box' }),
  'm:phant': (node, part) => (isOn(node, 'show') ? part('e') : group('mphantom', [part('e')])),
  'm:m': (node, _, write) =>
    viewRows(
      node.children
        .filter(({ name }) => name === 'm:mr')
        .map((row) => row.children.filter(({ name }) => name === 'm:e').map(write)),
    ),
  'm:eqArr': (node, _, write) =>
    viewRows(node.children.filter(({ name }) => name === 'm:e').map((row) => [withoutTabs(write(row))])),
};

function viewInside(node: MathNode | null, depth: number): MathView {
  if (node === null || depth > maxDepth) return nothing;
  const inner = node.children
    .filter(({ name }) => !name.endsWith('Pr'))
    .map((child) => viewNode(child, depth + 1))
    .filter((child) => !isEmpty(child));
  return inner.length === 1 && inner[0] !== undefined ? inner[0] : group('mrow', inner);
}

function viewNode(node: MathNode, depth: number): MathView {
  const viewer = Object.hasOwn(viewers, node.name) ? viewers[node.name] : undefined;
  if (viewer === undefined) return viewInside(node, depth);
  return viewer(
    node,
    (name) => viewInside(findChild(node, name), depth),
    (inner) => viewInside(inner, depth),
  );
}

/** An equation in pieces of MathML Core, as plain values; null where there is nothing to draw. */
export function viewEquation(root: MathNode): MathView | null {
  const view = viewInside(root, 0);
  return isEmpty(view) ? null : view;
}
