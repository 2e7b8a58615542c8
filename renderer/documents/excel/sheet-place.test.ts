import { expect, it } from 'vitest';
import { findReference, findSheetPlace } from './sheet-place.ts';

const sheets = [
  { index: 1, name: 'Data', state: 'visible', kind: 'worksheet' },
  { index: 2, name: '图表', state: 'hidden', kind: 'worksheet' },
] as const;
const names = [{ name: 'Total', scope: 'workbook', refersTo: "'图表'!$C$4" }];

it('finds the sheet and the cells of an anchor', () => {
  const anchor = { selectors: [{ kind: 'cells', sheet: '图表', ref: 'B2:C9' }] } as const;
  expect(findSheetPlace({ sheets }, anchor)).toEqual({
    index: 2,
    range: { top: 2, left: 2, bottom: 9, right: 3 },
    elementKey: null,
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

it('follows references of this sheet and of others, names and ends of links', () => {
  const find = (reference: string) => findReference({ sheets, names }, reference, 1);
  expect(find(' b3 ')).toMatchObject({ index: 1, range: { top: 3, left: 2 } });
  expect(find('total')).toMatchObject({ index: 2, range: { top: 4, left: 3 } });
  expect(find('#图表!A1:B2')).toMatchObject({ index: 2, range: { bottom: 2, right: 2 } });
  for (const nowhere of ['', 'Gone!A1', 'what', 'https://example.org']) expect(find(nowhere)).toBeNull();
});
