import { expect, test } from 'vitest';
import { findFaults, isChanged, proposeSettings, toFields, toSettings } from './settings-fields.ts';

const settings = { ...proposeSettings(), name: 'Spring', timeZone: 'Asia/Shanghai' };

test('settings survive the way through the form', () => {
  expect(toSettings(toFields(settings))).toEqual(settings);
});

test('money is typed in the main unit of its currency', () => {
  const yen = { ...toFields(settings), currency: 'JPY', baseDailySalary: 12_000 };
  expect(toSettings(yen).baseDailySalaryMinor).toBe(12_000);
  expect(toSettings({ ...yen, currency: 'USD', baseDailySalary: '19.99' }).baseDailySalaryMinor).toBe(1_999);
});

test('only a different value counts as a change', () => {
  expect(isChanged(toFields(settings), settings)).toBe(false);
  expect(isChanged({ ...toFields(settings), countsIdle: false }, settings)).toBe(true);
});

test('a form that can be saved has no faults', () => {
  expect(findFaults(toFields(settings))).toEqual({});
});

test.each([
  ['name', '   ', 'nameNeeded'],
  ['timeZone', '', 'timeZoneNeeded'],
  ['currency', 'cn', 'currencyWrong'],
  ['baseDailySalary', '', 'salaryWrong'],
  ['baseDailySalary', -1, 'salaryWrong'],
  ['divergenceRatio', '1,3', 'ratioWrong'],
  ['fastRatio', '', 'ratioWrong'],
] as const)('%s = "%s" is named as a fault', (field, value, fault) => {
  expect(findFaults({ ...toFields(settings), [field]: value })).toEqual({ [field]: fault });
});
