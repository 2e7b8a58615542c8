import { isTestFile } from './rooms.ts';

/**
 * Raw primitives that hide time, chance, the network or unchecked data, with what to use in their place. Kept in one
 * list with the places meant for them; the lint rule `no-raw-primitives` reads both.
 */
export type Primitive = 'clock' | 'random' | 'timer' | 'network' | 'log' | 'json';

export const betterPrimitive: Readonly<Record<Primitive, string>> = {
  clock: 'Time is an argument: take `clock` from the caller, so that tests decide what time it is.',
  random: 'Chance is an argument: take `random` (or an id) from the caller, so that a run can be repeated.',
  timer:
    'Waiting belongs to the composition root: take `clock` or a signal, or put the timer into its own room.',
  network: 'Only `#api` talks to the core and only the server talks to model endpoints: call those.',
  log: 'Log through the `log` argument (structured and redacted), or write to the command’s own output.',
  json: 'Foreign data is unknown: use `parseJson` of `#lib`, then a schema or a guard.',
};

/** Names as they are written in code; `new Date` and `Date` count only without arguments. */
export const primitiveByName: Readonly<Record<string, Primitive>> = {
  'Date.now': 'clock',
  'performance.now': 'clock',
  'process.hrtime': 'clock',
  'process.hrtime.bigint': 'clock',
  'Math.random': 'random',
  'crypto.randomUUID': 'random',
  'crypto.getRandomValues': 'random',
  setTimeout: 'timer',
  setInterval: 'timer',
  setImmediate: 'timer',
  fetch: 'network',
  XMLHttpRequest: 'network',
  EventSource: 'network',
  WebSocket: 'network',
  console: 'log',
  'JSON.parse': 'json',
};

/** Named imports of Node's modules that are the same primitives by another door. */
export const primitiveImports: Readonly<Record<string, Primitive>> = {
  randomUUID: 'random',
  randomBytes: 'random',
  randomInt: 'random',
};

interface Place {
  /** A folder ending in a slash, or one file. */
  readonly path: string;
  readonly may: readonly Primitive[] | 'anything';
  readonly why: string;
}

const primitivePlaces: readonly Place[] = [
  { path: 'tools/', may: 'anything', why: 'Runs on a developer’s machine.' },
  { path: 'build/', may: 'anything', why: 'Runs on a developer’s machine, or starts the product.' },
  { path: 'server/', may: ['clock', 'random', 'timer', 'network'], why: 'The composition root makes them.' },
  {
    path: 'electron/main/',
    may: ['clock', 'random', 'timer', 'network'],
    why: 'The shell has its own process.',
  },
  { path: 'db/engines/', may: ['clock', 'timer'], why: 'Times slow queries and waits for locks.' },
  {
    path: 'renderer/api/',
    may: ['clock', 'random', 'timer', 'network', 'json'],
    why: 'The page’s side of the wire.',
  },
  { path: 'shared/lib/parse-json.ts', may: ['json'], why: 'The one place that turns text into unknown.' },
];

/** Says whether a file (from the repository root) is a place meant for this primitive. Tests may use any. */
export function mayUse(file: string, primitive: Primitive): boolean {
  if (isTestFile(file) || !file.includes('/')) return true;
  return primitivePlaces.some(
    ({ path, may }) =>
      (path.endsWith('/') ? file.startsWith(path) : file === path) &&
      (may === 'anything' || may.includes(primitive)),
  );
}
