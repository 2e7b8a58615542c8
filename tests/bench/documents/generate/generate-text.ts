const words =
  'the of plan review quarter margin supplier contract forecast region account delivery budget risk policy invoice ' +
  'summary change approval report value period table figure note customer product service team target schedule ' +
  '计划 季度 合同 预算 &amp; “target” naïve';
const list = words.split(' ');

/** Always the same next number from 0 up to `below` (a linear congruence, Numerical Recipes). */
export function createSequence(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** So many words, ready to stand in XML. */
export function generateText(next: (below: number) => number, wordCount: number): string {
  return Array.from({ length: wordCount }, () => list[next(list.length)] ?? '').join(' ');
}
