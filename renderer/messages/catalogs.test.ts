import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { expectedErrorCodes } from '#contract';
import { en } from './en/index.ts';
import { zh } from './zh/index.ts';

interface Entry {
  readonly key: string;
  readonly text: string;
}

function listEntries(catalog: object, prefix = ''): Entry[] {
  return Object.entries(catalog).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [{ key: prefix + name, text: value }]
      : listEntries(value as object, `${prefix}${name}.`),
  );
}

const argumentPattern = /(?<!\b(?:zero|one|two|few|many|other)\s*)\{\s*(\w+)\s*[,}]/g;
/** Names that a message is filled with; the branches of plural and select are texts, not arguments. */
const listArguments = (text: string): string[] =>
  [...new Set([...text.matchAll(argumentPattern)].map((match) => match[1] ?? ''))].toSorted();

const entries = listEntries(en);
const chinese = new Map(listEntries(zh).map(({ key, text }) => [key, text]));

test('both languages say the same things', () => {
  expect([...chinese.keys()].toSorted()).toEqual(entries.map(({ key }) => key).toSorted());
});

test('both languages fill each message with the same facts', () => {
  const different = entries.filter(
    ({ key, text }) => String(listArguments(text)) !== String(listArguments(chinese.get(key) ?? '')),
  );
  expect(different).toEqual([]);
});

test.each([
  ['en', en],
  ['zh', zh],
] as const)('every message in %s is well-formed', (locale, catalog) => {
  const faults: string[] = [];
  const t = createTranslator({
    locale,
    messages: catalog,
    onError: (error) => faults.push(error.message),
  }) as (key: string, values: Record<string, unknown>) => string;
  for (const { key, text } of listEntries(catalog)) {
    const values = Object.fromEntries(listArguments(text).map((name) => [name, 2]));
    // Tags are given a value of their own kind by the screen that shows them.
    if (!/<\w+>/.test(text)) t(key, values);
  }
  expect(faults).toEqual([]);
});

test('no message is empty or untrimmed', () => {
  const bad = [...entries, ...listEntries(zh)].filter(({ text }) => text === '' || text !== text.trim());
  expect(bad).toEqual([]);
});

test('every expected error has a sentence in both languages', () => {
  expect(expectedErrorCodes.filter((code) => !(code in en.errors) || !(code in zh.errors))).toEqual([]);
});
