import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeSampleFiles } from './sample-files.ts';

const folder = join(import.meta.dirname, '../../assets/sample');

rmSync(folder, { recursive: true, force: true });
for (const [path, bytes] of makeSampleFiles()) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
