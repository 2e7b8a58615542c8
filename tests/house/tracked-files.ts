import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Lists the files of the repository: tracked ones, and new ones that are not ignored. */
export function listTrackedFiles(): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  return paths.filter((path) => path !== '' && existsSync(join(root, path)));
}
