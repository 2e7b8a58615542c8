import { describe, expect, it } from 'vitest';
import { listObjects } from '../../word/content/walk-stories.ts';
import { readPlanted } from '../../word/planted-document.ts';
import type { MathView } from './equation-view.ts';
import { viewEquation } from './view-equation.ts';

const run = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
const e = (content: string): string => `<m:e>${content}</m:e>`;

/** `msup(mi x, mn 2)`: rows of one piece are the piece. */
function describeMath({ tag, text, children }: MathView): string {
  if (text !== undefined) return `${tag} ${text}`;
  const inner = (children ?? []).map(describeMath);
  return tag === 'mrow' && inner.length === 1 ? (inner[0] ?? '') : `${tag}(${inner.join(', ')})`;
}

function drawn(content: string): string | null {
  const [placed] = listObjects(readPlanted(`<w:p><m:oMath>${content}</m:oMath></w:p>`).body);
  if (placed?.object.kind !== 'equation' || placed.object.root === null) return null;
  const view = viewEquation(placed.object.root);
  return view && describeMath(view);
}

describe('equations as MathML', () => {
  it.each([
    ['numbers, letters and signs', run('2x+1.5'), 'mrow(mn 2, mi x, mo +, mn 1.5)'],
    ['a fraction', `<m:f><m:num>${run('a')}</m:num><m:den>${run('b')}</m:den></m:f>`, 'mfrac(mi a, mi b)'],
    ['a fraction without a denominator', `<m:f><m:num>${run('a')}</m:num></m:f>`, 'mfrac(mi a, mrow())'],
    ['a power', `<m:sSup>${e(run('x'))}<m:sup>${run('2')}</m:sup></m:sSup>`, 'msup(mi x, mn 2)'],
    ['a root', `<m:rad><m:radPr><m:degHide/></m:radPr><m:deg/>${e(run('x'))}</m:rad>`, 'msqrt(mi x)'],
    [
      'a sum with its limits above and below',
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${run('i')}</m:sub><m:sup>${run('n')}</m:sup>${e(run('i'))}</m:nary>`,
      'mrow(munderover(mo ∑, mi i, mi n), mi i)',
    ],
    [
      'an integral with its limits beside',
      `<m:nary><m:sub>${run('0')}</m:sub><m:sup/>${e(run('x'))}</m:nary>`,
      'mrow(msub(mo ∫, mn 0), mi x)',
    ],
    [
      'brackets, one of them left out',
      `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val=""/></m:dPr>${e(run('x'))}</m:d>`,
      'mrow(mo [, mi x)',
    ],
    ['a matrix', `<m:m><m:mr>${e(run('1'))}${e(run('0'))}</m:mr></m:m>`, 'mtable(mtr(mtd(mn 1), mtd(mn 0)))'],
    ['a name nobody knows', `<m:script>${run('y')}</m:script>`, 'mi y'],
    ['nothing', '', null],
  ])('%s', (_, content, view) => {
    expect(drawn(content)).toBe(view);
  });
});
