import { readFileSync } from 'node:fs';
import { parseJson } from '#lib';

const manifest = parseJson(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

export const productVersion: string = manifest.version;
