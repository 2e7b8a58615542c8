import { describe, expect, it } from 'vitest';
import { isUnusualWeight, parseSignedItem } from './parse-rubric-item.ts';

describe('a signed item', () => {
  it.each([
    ['+3: Heads are bold.', 3, 'Heads are bold.'],
    ['  -1：丢失文字。', -1, '丢失文字。'],
    ['+5 : two\nlines', 5, 'two\nlines'],
    ['-2: odd', -2, 'odd'],
    ['+0: nothing', 0, 'nothing'],
  ])('%j has a weight', (line, weight, text) => {
    expect(parseSignedItem(line)).toEqual({ text, weight, rawPrefix: null });
  });

  it.each([
    ['+318.: Overall layout', '+318.:', 'Overall layout'],
    ['+318.：第1页', '+318.：', '第1页'],
    ['3: no sign', '3:', 'no sign'],
    ['＋3：wide sign', '＋3：', 'wide sign'],
    ['+1.5: half', '+1.5:', 'half'],
    ['+99999: a slip', '+99999:', 'a slip'],
    ['No prefix: at all', null, 'No prefix: at all'],
    ['', null, ''],
  ])('%j needs one', (line, rawPrefix, text) => {
    expect(parseSignedItem(line)).toEqual({ text, weight: null, rawPrefix });
  });

  it('is unusual beyond one, three and five', () => {
    expect([-5, -3, -1, 1, 3, 5].some(isUnusualWeight)).toBe(false);
    expect([-2, 0, 2, 4, 10].every(isUnusualWeight)).toBe(true);
  });
});
