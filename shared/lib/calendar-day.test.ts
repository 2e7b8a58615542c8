import { expect, test } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

test.each(['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31', '2026-04-30'])('%s exists', (day) => {
  expect(isCalendarDay(day)).toBe(true);
});

test.each([
  '2026-02-29',
  '2026-02-30',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-1',
  '26-01-01',
  '2026-01-01T00:00',
  '2026/01/01',
  ' 2026-01-01',
])('%j does not', (day) => {
  expect(isCalendarDay(day)).toBe(false);
});
