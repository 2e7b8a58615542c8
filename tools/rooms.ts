/**
 * The import table of docs/ARCHITECTURE.md: what every room may import. The lint rule `rooms` enforces it file by
 * file, the tsconfig references enforce it again by types, and tests/house holds the two against each other.
 */
export type RoomName =
  | 'lib'
  | 'domain'
  | 'contract'
  | 'documents'
  | 'db'
  | 'core'
  | 'server'
  | 'electron-main'
  | 'electron-preload'
  | 'api'
  | 'messages'
  | 'ui'
  | 'viewers'
  | 'features'
  | 'app'
  | 'build'
  | 'tools'
  | 'tests'
  | 'config';

export interface Room {
  readonly folder: string;
  /** The subpath import of package.json through which other rooms enter; without one, `<folder>/index.ts`. */
  readonly entry?: string;
  readonly mayImport: readonly RoomName[];
  /** npm packages, exactly or as `@scope/*`. Test files may use more: see `testMayImport`. */
  readonly packages: readonly string[];
  /** Node's own modules: none, any, or these. Test files may use any. */
  readonly builtins: 'none' | 'any' | readonly string[];
  /** Each subfolder is an area with its own index.ts: `open` areas may enter one another, `closed` ones not. */
  readonly areas?: 'open' | 'closed';
}

const shared = ['lib', 'domain', 'contract'] as const;
const page = [
  'react',
  'react-dom',
  '@mantine/*',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  'recharts',
  'use-intl',
  'wouter',
  'zustand',
];

/** What every test file may import besides what its room may. */
export const testMayImport: { readonly rooms: readonly RoomName[]; readonly packages: readonly string[] } = {
  rooms: ['tests'],
  packages: ['vitest', 'saxes', 'mammoth'],
};

/** A migration is history: it never imports today's code, only what lies beside it. */
export const isMigration = (path: string): boolean => /^db\/migrations\/\d+-[^/]+(?<!\.test)\.ts$/.test(path);

const nodeRooms = {
  lib: { folder: 'shared/lib', entry: '#lib', mayImport: [], packages: [], builtins: 'none' },
  domain: { folder: 'shared/domain', entry: '#domain', mayImport: ['lib'], packages: [], builtins: 'none' },
  contract: {
    folder: 'shared/contract',
    entry: '#contract',
    mayImport: ['lib', 'domain'],
    packages: ['zod', '@orpc/contract'],
    builtins: 'none',
  },
  documents: {
    folder: 'documents',
    entry: '#documents',
    mayImport: ['lib'],
    packages: ['fflate', 'xlsx'],
    builtins: 'none',
  },
  db: {
    folder: 'db',
    entry: '#db',
    mayImport: shared,
    packages: ['kysely', 'better-sqlite3', 'pg'],
    builtins: 'any',
  },
  core: {
    folder: 'core',
    entry: '#core',
    mayImport: [...shared, 'documents', 'db'],
    packages: ['zod', 'xlsx'],
    builtins: ['node:crypto', 'node:buffer', 'node:path', 'node:stream', 'node:util'],
    areas: 'open',
  },
  server: {
    folder: 'server',
    mayImport: [...shared, 'documents', 'db', 'core'],
    packages: [
      'hono',
      '@hono/*',
      '@orpc/*',
      '@node-rs/argon2',
      'commander',
      'pino',
      'zod',
      'ai',
      '@ai-sdk/*',
    ],
    builtins: 'any',
  },
} as const satisfies Partial<Record<RoomName, Room>>;

const shellRooms = {
  'electron-main': {
    folder: 'electron/main',
    mayImport: shared,
    packages: ['electron', 'electron-updater'],
    builtins: 'any',
  },
  'electron-preload': {
    folder: 'electron/preload',
    mayImport: shared,
    packages: ['electron'],
    builtins: 'none',
  },
} as const satisfies Partial<Record<RoomName, Room>>;

const pageRooms = {
  api: {
    folder: 'renderer/api',
    entry: '#api',
    mayImport: shared,
    packages: ['@orpc/client', '@orpc/contract', '@orpc/openapi-client', '@orpc/tanstack-query', ...page],
    builtins: 'none',
  },
  messages: {
    folder: 'renderer/messages',
    entry: '#messages',
    mayImport: shared,
    packages: ['use-intl', 'react'],
    builtins: 'none',
  },
  ui: {
    folder: 'renderer/ui',
    entry: '#ui',
    mayImport: [...shared, 'messages'],
    packages: page,
    builtins: 'none',
  },
  viewers: {
    folder: 'renderer/documents',
    entry: '#viewers',
    mayImport: [...shared, 'documents', 'messages', 'ui'],
    packages: [...page, 'comlink'],
    builtins: 'none',
  },
  features: {
    folder: 'renderer/features',
    mayImport: [...shared, 'documents', 'messages', 'ui', 'viewers', 'api'],
    packages: page,
    builtins: 'none',
    areas: 'closed',
  },
  app: {
    folder: 'renderer/app',
    mayImport: [...shared, 'documents', 'messages', 'ui', 'viewers', 'api', 'features'],
    packages: page,
    builtins: 'none',
  },
} as const satisfies Partial<Record<RoomName, Room>>;

const productRooms = [...keysOf(nodeRooms), ...keysOf(shellRooms), ...keysOf(pageRooms)] as const;

const benchRooms = {
  build: {
    folder: 'build',
    mayImport: ['lib'],
    packages: ['vite', '@vitejs/plugin-react', 'electron-builder', 'electron'],
    builtins: 'any',
  },
  tools: {
    folder: 'tools',
    mayImport: [...shared, 'server'],
    packages: ['oxlint', '@orpc/*', 'zod', 'fflate', 'playwright-core', '@sparticuz/chromium'],
    builtins: 'any',
  },
  tests: {
    folder: 'tests',
    entry: '#tests',
    mayImport: [...productRooms, 'build', 'tools'],
    packages: ['*'],
    builtins: 'any',
    areas: 'open',
  },
  config: {
    folder: '',
    mayImport: ['build', 'tools', 'tests'],
    packages: ['vite', 'vitest', '@vitejs/plugin-react'],
    builtins: 'any',
  },
} as const satisfies Partial<Record<RoomName, Room>>;

export const rooms: Readonly<Record<RoomName, Room>> = {
  ...nodeRooms,
  ...shellRooms,
  ...pageRooms,
  ...benchRooms,
};

const deepestFirst = keysOf(rooms).toSorted((a, b) => rooms[b].folder.length - rooms[a].folder.length);

/**
 * Finds the room that claims a file, given its path from the repository root with forward slashes. The root itself
 * holds configuration only (`*.config.ts`); any other code there, or in a folder of no room, belongs to nobody.
 */
export function findRoom(path: string): RoomName | undefined {
  if (!path.includes('/')) return /\.config\.[cm]?[jt]s$/.test(path) ? 'config' : undefined;
  return deepestFirst.find((name) => rooms[name].folder !== '' && path.startsWith(`${rooms[name].folder}/`));
}

/** Finds the area (first folder below the room) of a file; files beside the room's index belong to none. */
export function findArea(room: RoomName, path: string): string | undefined {
  if (rooms[room].areas === undefined) return undefined;
  const below = path.slice(rooms[room].folder.length + 1);
  return below.includes('/') ? below.slice(0, below.indexOf('/')) : undefined;
}

export const isTestFile = (path: string): boolean => path.startsWith('tests/') || /\.test\.tsx?$/.test(path);

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record) as K[];
}
