import { expect, it } from 'vitest';
import { findSheetPlace } from './sheet-place.ts';

const sheets = [
  { index: 1, name: 'Data', state: 'visible', kind: 'worksheet' },
  { index: 2, name: '图表', state: 'hidden', kind: 'worksheet' },
] as const;

it('finds the sheet and the cells of an anchor', () => {
  const anchor = { selectors: [{ kind: 'cells', sheet: '图表', ref: 'B2:C9' }] } as const;
  expect(findSheetPlace({ sheets }, anchor)).toEqual({
    index: 2,
    range: { top: 2, left: 2, bottom: 9, right: 3 },
  });
});

it('finds nothing for a sheet that is not there, and for what has no cells', () => {
  const gone = { selectors: [{ kind: 'cells', sheet: 'Gone', ref: 'A1' }] } as const;
  const chart = {
    selectors: [{ kind: 'element', part: 'd.xml', elementId: '1', elementKind: 'chart' }],
  } as const;
  expect(findSheetPlace({ sheets }, gone)).toBeNull();
  expect(findSheetPlace({ sheets }, chart)).toBeNull();
});
