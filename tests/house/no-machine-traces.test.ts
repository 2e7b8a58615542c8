import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listTrackedFiles, root } from './tracked-files.ts';

const binary = /\.(png|ico|icns|woff2?|docx|xlsx|pptx|zip|gz|db|sqlite)$/;
const registry = /https?:\/\/[\w.-]*(?:registry|mirror|artifactory|nexus|verdaccio)[\w.-]*/g;
// This checkout's own folders are what would leak from this machine; on another machine the same test looks for others.
const machineFolders = [root, dirname(root), homedir()].filter((path) => path.length > 2);

test('no tracked file names a folder of the machine it was written on', () => {
  const traces = machineFolders.map((path) => new RegExp(`(?<![\\w.}-])${escapePattern(path)}/`, 'g'));
  expect(listMatches(traces)).toEqual([]);
});

test('no tracked file names a package registry', () => {
  expect(listMatches([registry])).toEqual([]);
});

test('the lock file names packages by version and hash, not by where they were fetched', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved": "http');
});

function listMatches(patterns: readonly RegExp[]): readonly string[] {
  return listTrackedFiles()
    .filter((path) => !binary.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`));
    });
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
