import { defineConfig } from 'vitest/config';

/** Vitest itself leaves a core free, which on two cores means one file at a time. */
const maxWorkers = 2;

const never = ['**/node_modules/**', 'dist/**', '.cache/**'];

/**
 * `rooms`: fast tests beside the source. `engines`: everything that touches a database, on SQLite and
 * PostgreSQL. `app`: the real app in a real browser, killed processes, faults.
 */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/temporary-root.ts'],
    projects: [
      {
        test: {
          name: 'rooms',
          include: [
            '{shared,documents,electron,renderer,build,tools}/**/*.test.{ts,tsx}',
            'tests/{house,fuzz}/**/*.test.ts',
            'assets/**/*.test.ts',
          ],
          exclude: never,
          testTimeout: 20_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['{db,core,server}/**/*.test.ts', 'tests/{engines,bench}/**/*.test.ts'],
          exclude: never,
          globalSetup: ['tests/support/postgres-cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'app',
          include: ['tests/{story,faults,shell}/**/*.test.ts'],
          exclude: never,
          globalSetup: ['tests/support/built-page.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
