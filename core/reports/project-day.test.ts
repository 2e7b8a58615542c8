import { describe, expect, it } from 'vitest';
import { addDays, computeProjectDay, computeProjectDays } from './project-day.ts';

const day = (text: string, zone: string) => computeProjectDay(Date.parse(text), zone);

describe('the project day of an instant', () => {
  it('begins at local midnight in Berlin, before and after clocks go forward', () => {
    expect(day('2026-03-28T22:59:59.999Z', 'Europe/Berlin')).toBe('2026-03-28');
    expect(day('2026-03-28T23:00:00Z', 'Europe/Berlin')).toBe('2026-03-29');
    expect(day('2026-03-29T21:59:59.999Z', 'Europe/Berlin')).toBe('2026-03-29');
    expect(day('2026-03-29T22:00:00Z', 'Europe/Berlin')).toBe('2026-03-30');
  });

  it('is 25 hours long in Berlin when clocks go back', () => {
    expect(day('2026-10-24T22:00:00Z', 'Europe/Berlin')).toBe('2026-10-25');
    expect(day('2026-10-25T22:59:59.999Z', 'Europe/Berlin')).toBe('2026-10-25');
    expect(day('2026-10-25T23:00:00Z', 'Europe/Berlin')).toBe('2026-10-26');
  });

  it('follows New York through both changes', () => {
    expect(day('2026-03-08T04:59:59.999Z', 'America/New_York')).toBe('2026-03-07');
    expect(day('2026-03-08T05:00:00Z', 'America/New_York')).toBe('2026-03-08');
    expect(day('2026-03-09T03:59:59.999Z', 'America/New_York')).toBe('2026-03-08');
    expect(day('2026-03-09T04:00:00Z', 'America/New_York')).toBe('2026-03-09');
    expect(day('2026-11-01T04:00:00Z', 'America/New_York')).toBe('2026-11-01');
    expect(day('2026-11-02T04:59:59.999Z', 'America/New_York')).toBe('2026-11-01');
    expect(day('2026-11-02T05:00:00Z', 'America/New_York')).toBe('2026-11-02');
  });

  it('is eight hours ahead in Shanghai all year, where summer time is long gone', () => {
    expect(day('2026-06-30T15:59:59.999Z', 'Asia/Shanghai')).toBe('2026-06-30');
    expect(day('2026-06-30T16:00:00Z', 'Asia/Shanghai')).toBe('2026-07-01');
    expect(day('2026-12-31T16:00:00Z', 'Asia/Shanghai')).toBe('2027-01-01');
  });

  it('refuses a zone that does not exist', () => {
    expect(() => day('2026-01-01T00:00:00Z', 'Mars/Olympus')).toThrow(RangeError);
  });

  it('is counted on and back over the ends of months and years', () => {
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -60)).toBe('2025-12-31');
  });

  it.each(['Europe/Berlin', 'America/New_York', 'Asia/Shanghai', 'Asia/Kathmandu'])(
    'is the same for many quarter hours at once as for each alone in %s',
    (zone) => {
      const quarters = Array.from(
        { length: 4 * 24 * 366 },
        (_, index) => Date.UTC(2026, 0, 1) + index * 900_000,
      );
      expect(computeProjectDays(quarters, zone)).toEqual(quarters.map((at) => computeProjectDay(at, zone)));
    },
  );

  it('has no days without instants', () => {
    expect(computeProjectDays([], 'UTC')).toEqual([]);
  });
});
