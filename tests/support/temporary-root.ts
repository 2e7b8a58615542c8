import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Everything that tests lay aside goes into one folder of the run, which goes away with it. */
export default function setup(): () => void {
  const root = mkdtempSync(join(tmpdir(), 'plumbline-tests-'));
  // PostgreSQL, run as root, works as a user of its own and must be able to pass.
  chmodSync(root, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = root;
  return () => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
