import { describe, expect, it } from 'vitest';
import { listObjects } from './content/walk-stories.ts';
import { readPlanted } from './planted-document.ts';

const run = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
const e = (content: string): string => `<m:e>${content}</m:e>`;

function latexOf(content: string): string | null | undefined {
  const [placed] = listObjects(readPlanted(`<w:p><m:oMath>${content}</m:oMath></w:p>`).body);
  return placed?.object.kind === 'equation' ? placed.object.latex : undefined;
}

describe('equations as LaTeX', () => {
  it.each([
    ['a fraction', `<m:f><m:num>${run('a')}</m:num><m:den>${run('b')}</m:den></m:f>`, '\\frac{a}{b}'],
    ['a root', `<m:rad><m:radPr><m:degHide/></m:radPr><m:deg/>${e(run('x'))}</m:rad>`, '\\sqrt{x}'],
    [
      'a sum',
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${run('i=1')}</m:sub><m:sup>${run('n')}</m:sup>${e(run('i'))}</m:nary>`,
      '\\sum_{i=1}^{n}{i}',
    ],
    ['a power', `<m:sSup>${e(run('𝑥'))}<m:sup>${run('2')}</m:sup></m:sSup>`, '{x}^{2}'],
    [
      'brackets',
      `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val=""/></m:dPr>${e(run('x'))}</m:d>`,
      '\\left[x\\right.',
    ],
    ['a function', `<m:func><m:fName>${run('sin')}</m:fName>${e(run('θ'))}</m:func>`, '\\sin{\\theta }'],
    [
      'a matrix',
      `<m:m><m:mr>${e(run('1'))}${e(run('0'))}</m:mr><m:mr>${e(run('0'))}${e(run('1'))}</m:mr></m:m>`,
      '\\begin{matrix}1 & 0 \\\\ 0 & 1\\end{matrix}',
    ],
    ['signs that mean something', run('50% ≤ {x}'), '50\\% \\le \\{x\\}'],
    ['a name nobody knows', `<m:constructor>${run('y')}</m:constructor>`, 'y'],
  ])('%s', (_, content, latex) => {
    expect(latexOf(content)).toBe(latex);
  });

  it('is not given for what is nested beyond reason, or empty', () => {
    const deep = `${'<m:rad><m:e>'.repeat(5000)}${run('x')}${'</m:e></m:rad>'.repeat(5000)}`;
    expect(latexOf(deep)).toBeNull();
    expect(latexOf('')).toBeNull();
  });
});
