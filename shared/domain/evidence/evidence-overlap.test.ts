import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '#lib';
import { computeEvidenceOverlap } from './evidence-overlap.ts';
import type { EvidenceSelector, EvidenceTarget } from './evidence-selector.ts';

const inFile = (...selectors: EvidenceSelector[]): EvidenceTarget => ({ sha256: 'f', selectors });
const text = (start: number, end: number, part = 'body'): EvidenceSelector => ({
  kind: 'text',
  part,
  start,
  end,
  quote: 'q'.repeat(Math.max(0, end - start)),
  prefix: '',
  suffix: '',
});
const cells = (ref: string, sheet = 'Budget'): EvidenceSelector => ({ kind: 'cells', sheet, ref });
const region = (xywh: string, slide = 1): EvidenceSelector => ({ kind: 'region', slide, xywh });
const element = (elementId: string): EvidenceSelector => ({
  kind: 'element',
  part: 'slide-1',
  elementId,
  elementKind: 'shape',
});
const ratioOf = (one: readonly EvidenceTarget[], other: readonly EvidenceTarget[]) =>
  computeEvidenceOverlap(one, other)?.ratio;

describe('what two people marked', () => {
  it('is measured in characters, cells and area in common ÷ union', () => {
    expect(ratioOf([inFile(text(0, 10))], [inFile(text(5, 15))])).toBeCloseTo(5 / 15, 12);
    expect(ratioOf([inFile(cells('A1:B2'))], [inFile(cells('$B$2:C3'))])).toBeCloseTo(1 / 7, 12);
    expect(ratioOf([inFile(region('0,0,50,50'))], [inFile(region('25,0,50,50'))])).toBeCloseTo(1 / 3, 12);
  });

  it('counts once what one person marked twice', () => {
    const one = [inFile(text(0, 10)), inFile(text(0, 10)), inFile(text(8, 12))];
    expect(computeEvidenceOverlap(one, [inFile(text(0, 6))])).toEqual({
      ratio: 0.5,
      kinds: [{ kind: 'text', inCommon: 6, inEither: 12, ratio: 0.5 }],
    });
  });

  it('is nothing in common in other parts, sheets, slides and files', () => {
    expect(ratioOf([inFile(text(0, 9))], [inFile(text(0, 9, 'header-1'))])).toBe(0);
    expect(ratioOf([inFile(cells('A1'))], [inFile(cells('A1', 'Other'))])).toBe(0);
    expect(ratioOf([inFile(region('0,0,9,9'))], [inFile(region('0,0,9,9', 2))])).toBe(0);
    expect(ratioOf([inFile(text(0, 9))], [{ sha256: 'g', selectors: [text(0, 9)] }])).toBe(0);
  });

  it('is the same element or another', () => {
    expect(ratioOf([inFile(element('2')), inFile(element('3'))], [inFile(element('3'))])).toBe(0.5);
  });

  it('is the same where one marked a shape and the other all the text in it', () => {
    expect(ratioOf([inFile(element('2'))], [inFile(text(0, 9, 'slide-1'), element('2'))])).toBe(1);
  });

  it('is the area in common where one marked a shape and the other drew around it', () => {
    const shape = inFile(element('2'), region('10,10,20,20'));
    expect(ratioOf([shape], [inFile(region('10,10,20,40'))])).toBe(0.5);
    expect(ratioOf([inFile(text(0, 9, 'slide-1'), ...shape.selectors)], [shape])).toBe(1);
    expect(ratioOf([shape], [inFile(region('50,50,20,20'))])).toBe(0);
  });

  it('tells texts of one shape apart', () => {
    const one = [inFile(text(0, 4, 'slide-1'), element('2'))];
    expect(ratioOf(one, [inFile(text(2, 4, 'slide-1'), element('2'))])).toBe(0.5);
  });

  it('is the mean over the kinds that were marked', () => {
    expect(ratioOf([inFile(text(0, 4)), inFile(element('2'))], [inFile(text(0, 4))])).toBe(0.5);
  });

  it('takes whole rows and columns, and several ranges', () => {
    expect(ratioOf([inFile(cells('A:A'))], [inFile(cells('1:1'))])).toBeCloseTo(1 / (1_048_576 + 16_383), 12);
    expect(ratioOf([inFile(cells('A1 C1'))], [inFile(cells('A1:C1'))])).toBeCloseTo(2 / 3, 12);
  });

  it('is unknown where nobody marked anything, or only what has no extent', () => {
    expect(computeEvidenceOverlap([], [])).toBeNull();
    expect(computeEvidenceOverlap([inFile(text(3, 3))], [inFile(cells('nonsense')), inFile()])).toBeNull();
  });
});

describe('for any two sets of marks', () => {
  const random = createSeededRandom(4);
  const { nextBelow } = random;
  const drawSelector = (): EvidenceSelector => {
    const [a, b] = [nextBelow(8), nextBelow(8)];
    const makers = [
      () => text(a, a + b, `part-${nextBelow(2)}`),
      () => cells(`${'ABCDEFGH'.charAt(a)}${b + 1}:${'ABCDEFGH'.charAt(nextBelow(8))}${nextBelow(8) + 1}`),
      () => region(`${a * 10.1},${b * 9.7},${nextBelow(40) / 3},${nextBelow(40) / 7}`, 1 + nextBelow(2)),
      () => element(String(a)),
    ];
    return (makers[nextBelow(makers.length)] ?? (() => element('0')))();
  };
  const drawSet = () =>
    Array.from({ length: nextBelow(6) }, () =>
      inFile(...Array.from({ length: 1 + nextBelow(2) }, drawSelector)),
    );
  const pairs = Array.from({ length: 400 }, () => [drawSet(), drawSet()] as const);

  it('overlap is from 0 to 1 and the same from both sides', () => {
    for (const [one, other] of pairs) {
      const found = computeEvidenceOverlap(one, other);
      const turned = computeEvidenceOverlap(other, one);
      expect(found === null).toBe(turned === null);
      expect(found?.ratio ?? 0).toBeGreaterThanOrEqual(0);
      expect(found?.ratio ?? 0).toBeLessThanOrEqual(1);
      expect(found?.ratio ?? 0).toBeCloseTo(turned?.ratio ?? 0, 9);
    }
  });

  it('a set overlaps wholly with itself, in any order and with repetitions', () => {
    for (const [one] of pairs) {
      const found = computeEvidenceOverlap(one, random.shuffle([...one, ...one]));
      expect(found?.ratio ?? 1).toBeCloseTo(1, 9);
    }
  });

  it('each kind counts cells as a grid that is filled cell by cell does', () => {
    const fill = (set: readonly EvidenceTarget[]) =>
      new Set(
        set.flatMap(({ selectors: [first] }) => {
          const ref = first?.kind === 'cells' ? /([A-H])(\d):([A-H])(\d)/.exec(first.ref) : null;
          if (ref === null) return [];
          const columns = [ref[1], ref[3]].map((letter = '') => 'ABCDEFGH'.indexOf(letter));
          const rows = [Number(ref[2]), Number(ref[4])];
          const all: string[] = [];
          for (let x = Math.min(...columns); x <= Math.max(...columns); x += 1)
            for (let y = Math.min(...rows); y <= Math.max(...rows); y += 1) all.push(`${x} ${y}`);
          return all;
        }),
      );
    for (const pair of pairs) {
      const [one, other] = pair.map((set) => set.filter(({ selectors: [first] }) => first?.kind === 'cells'));
      const [a, b] = [fill(one ?? []), fill(other ?? [])];
      const alone = (set: readonly EvidenceTarget[] = []) =>
        set.map(({ selectors }) => inFile(...selectors.slice(0, 1)));
      const found = computeEvidenceOverlap(alone(one), alone(other));
      expect(found?.kinds[0]?.inCommon ?? 0).toBe([...a].filter((cell) => b.has(cell)).length);
      expect(found?.kinds[0]?.inEither ?? 0).toBe(new Set([...a, ...b]).size);
    }
  });
});
