import { build as buildWithVite } from 'vite';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashInputs } from './hash-inputs.ts';
import { withBuildLock } from './build-lock.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const page = join(dist, 'page');
const stampFile = join(dist, '.stamp');

type BuildOutcome = 'built' | 'fresh';

/**
 * Builds the page unless what it is made of is unchanged since the last build. Safe to call from several processes
 * at once: one builds, the others wait and find it fresh; a page being served is replaced in one rename.
 */
export async function buildIfStale(): Promise<void> {
  await ensurePage();
}

async function ensurePage(): Promise<BuildOutcome> {
  const stamp = await hashInputs(root);
  if (await isFresh(stamp)) return 'fresh';
  await mkdir(dist, { recursive: true });
  return withBuildLock(join(dist, '.lock'), async () => {
    if (await isFresh(stamp)) return 'fresh';
    const fresh = join(dist, `page-${process.pid}`);
    const old = join(dist, `page-old-${process.pid}`);
    try {
      await buildWithVite({
        configFile: join(root, 'vite.config.ts'),
        logLevel: 'warn',
        build: { outDir: fresh },
      });
      await rename(page, old).catch(() => undefined);
      await rename(fresh, page);
      await writeFile(stampFile, stamp);
    } finally {
      await rm(fresh, { recursive: true, force: true });
      await rm(old, { recursive: true, force: true });
    }
    return 'built';
  });
}

async function isFresh(stamp: string): Promise<boolean> {
  const known = await readFile(stampFile, 'utf8').catch(() => null);
  if (known !== stamp) return false;
  return stat(join(page, 'index.html')).then(
    () => true,
    () => false,
  );
}

if (import.meta.main) {
  const startedAt = performance.now();
  const outcome = await ensurePage().catch((error: unknown) => {
    process.stderr.write(
      `The page could not be built.\n${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  process.stderr.write(outcome === 'built' ? `Built the page in ${seconds} s\n` : 'The page is up to date\n');
}
