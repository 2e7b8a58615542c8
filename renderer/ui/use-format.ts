import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useMessages } from '#messages';
import { computeDurationParts, formatClock } from './format-duration.ts';

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Ways to write figures in the reader's language; instants in the reader's own time zone. */
export interface Format {
  /** "1:02:03" */
  clock(ms: number): string;
  /** "1 h 23 min" */
  duration(ms: number): string;
  /** Date and time to the minute. */
  instant(at: number): string;
  /** Date, time to the second and the zone: for titles and timelines. */
  exactInstant(at: number): string;
  time(at: number): string;
  /** A calendar day "2026-01-31", which has no zone of its own. */
  day(day: string): string;
  /** "5 minutes ago", measured at `now`. */
  ago(at: number, now: number): string;
  number(value: number, digits?: number): string;
  /** A ratio from 0 to 1 as a percentage. */
  percent(ratio: number): string;
  /** An amount in the currency's smallest unit. */
  money(minor: number, currency: string): string;
  bytes(count: number): string;
}

/** The reader's ways to write figures. */
export function useFormat(): Format {
  const locale = useLocale();
  const t = useMessages('words');
  return useMemo(() => {
    const duration = (ms: number) => {
      const parts = computeDurationParts(ms);
      const words = [
        ...(parts.hours > 0 ? [t('hours', { count: parts.hours })] : []),
        ...(parts.seconds === null && (parts.minutes > 0 || parts.hours === 0)
          ? [t('minutes', { count: parts.minutes })]
          : []),
        ...(parts.seconds !== null ? [t('seconds', { count: parts.seconds })] : []),
      ];
      return `${parts.isNegative ? '−' : ''}${words.join(' ')}`;
    };
    return { ...createFormat(locale === 'zh' ? 'zh-CN' : 'en-GB'), duration };
  }, [locale, t]);
}

function createFormat(locale: string): Omit<Format, 'duration'> {
  const dateTime = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (at: number) => format.format(at);
  };
  const day = dateTime({ year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return {
    clock: formatClock,
    instant: dateTime({ dateStyle: 'medium', timeStyle: 'short' }),
    exactInstant: dateTime({ dateStyle: 'medium', timeStyle: 'long' }),
    time: dateTime({ timeStyle: 'short' }),
    day: (text) => day(Date.parse(`${text}T00:00:00Z`)),
    ago: (at, now) => formatAgo(relative, Math.max(0, now - at)),
    number: (value, digits) =>
      value.toLocaleString(locale, {
        maximumFractionDigits: digits ?? 2,
        ...(digits === undefined ? {} : { minimumFractionDigits: digits }),
      }),
    percent: (ratio) => ratio.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 }),
    money: (minor, currency) => formatMoney(locale, minor, currency),
    bytes: (count) => formatBytes(locale, count),
  };
}

function formatAgo(relative: Intl.RelativeTimeFormat, ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 60) return relative.format(-minutes, 'minute');
  if (minutes < 48 * 60) return relative.format(-Math.floor(minutes / 60), 'hour');
  return relative.format(-Math.floor(minutes / 1_440), 'day');
}

/** Throws RangeError for a code that is not three letters. */
function formatMoney(locale: string, minor: number, currency: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(minor / 10 ** minorDigits(currency));
}

/** How many decimals a currency's smallest unit stands for. */
export function minorDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

function formatBytes(locale: string, count: number): string {
  let unit = 0;
  let size = count;
  while (size >= 1_000 && unit < byteUnits.length - 1) {
    size /= 1_000;
    unit += 1;
  }
  return size.toLocaleString(locale, {
    style: 'unit',
    unit: byteUnits[unit] ?? 'byte',
    unitDisplay: unit === 0 ? 'long' : 'short',
    maximumFractionDigits: unit > 0 && size < 10 ? 1 : 0,
  });
}
