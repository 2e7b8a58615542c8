import { expect, test } from 'vitest';
import { InputFault, JsonCursor, refuseRepeats } from './json-reader.ts';

const root = (value: unknown) => new JsonCursor(value);

test('a fault names the path and what must stand there', () => {
  const task = root({ tasks: [{ rounds: [{ countedMs: -1 }] }] })
    .field('tasks')
    .items()[0];
  const countedMs = task?.field('rounds').items()[0]?.field('countedMs');
  expect(() => countedMs?.count('must be whole')).toThrow(
    new InputFault('tasks[0].rounds[0].countedMs', 'must be whole'),
  );
});

test('the path and the fault can be read apart', () => {
  const fault = new InputFault('a[0]', 'must be b');
  expect(fault).toMatchObject({
    name: 'InputFault',
    path: 'a[0]',
    fault: 'must be b',
    message: 'a[0]: must be b',
  });
});

test.each([
  [root(1), '$'],
  [root({ a: 1 }).field('a'), 'a'],
  [
    root([[1]])
      .items()[0]
      ?.items()[0],
    '[0][0]',
  ],
  [
    root({ a: { 'two words': 1 } })
      .field('a')
      .field('two words'),
    'a["two words"]',
  ],
  [root({ 'line\nbreak': 1 }).field('line\nbreak'), '["line\\nbreak"]'],
  [
    root({ '': { a: 1 } })
      .field('')
      .field('a'),
    '[""].a',
  ],
])('a path stays on one line and can be followed', (place, path) => {
  expect(place?.path).toBe(path);
});

test('an inherited property is absent', () => {
  expect(root({}).field('constructor').isAbsent).toBe(true);
});

test.each([
  ['a list', (at: JsonCursor) => at.items(), [], [{}, 'x', null, undefined]],
  ['an object', (at: JsonCursor) => at.entries(), {}, [[], 'x', null, undefined]],
  ['a non-empty text', (at: JsonCursor) => at.text(), 'x', ['', 1, null, undefined]],
  ['true or false', (at: JsonCursor) => at.boolean(), false, [0, 'true', null, undefined]],
  ['a number', (at: JsonCursor) => at.number(), -0.5, ['1', NaN, Infinity, null, undefined]],
  ['a count', (at: JsonCursor) => at.count('must be a count'), 0, [-1, 0.5, 2 ** 53, '1', undefined]],
  ['one of 1, 0, null', (at: JsonCursor) => at.oneOf([1, 0, null]), null, [2, '1', true, undefined]],
])('only %s reads as such', (name, read, good, bad) => {
  expect(() => read(root(good))).not.toThrow();
  for (const value of bad) expect(() => read(root(value))).toThrow(new InputFault('$', `must be ${name}`));
});

test('null reads as null where it may', () => {
  expect(root(null).nullable((at) => at.number())).toBeNull();
  expect(root(3).nullable((at) => at.number())).toBe(3);
});

test('a repeated id is refused with the place of the first', () => {
  const ids = root({ ids: ['a', 'b', 'a'] })
    .field('ids')
    .items();
  expect(() => refuseRepeats(ids)).toThrow('ids[2]: must be unique, but "a" also stands at ids[0]');
  expect(() => refuseRepeats(root(['1', 1, 'b']).items())).not.toThrow();
});
