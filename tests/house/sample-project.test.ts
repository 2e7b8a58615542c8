import { type DocumentFormat, preflightDeliverable } from '#documents';
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeSampleFiles, sampleTasks } from '../../tools/sample/sample-files.ts';

const files = makeSampleFiles();
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const officePaths = [...files.keys()].filter((path) => /^(deliverables|task_files)\//.test(path));

describe('the files of the sample project', () => {
  it.each(officePaths)('pass the check before submitting: %s', (path) => {
    const task = sampleTasks.find(({ id }) => path.split('/')[1] === id);
    const bytes = files.get(path)!;
    const inputFiles = (task?.inputs ?? []).map(({ name, make }) => ({ name, sha256: sha256(make()) }));
    const findings = preflightDeliverable({
      name: basename(path),
      sizeBytes: bytes.length,
      bytes,
      sha256: sha256(bytes),
      inputFiles: path.startsWith('deliverables/') ? inputFiles : [],
      expectedFormats: (task?.expectedFormats ?? []) as DocumentFormat[],
    });
    expect(findings).toEqual([]);
  });

  it('differ from one another', () => {
    expect(new Set(officePaths.map((path) => sha256(files.get(path)!))).size).toBe(officePaths.length);
  });
});
