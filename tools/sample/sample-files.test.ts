import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { story } from './content/story.ts';
import { makeSampleFiles, sampleTasks } from './sample-files.ts';

const folder = join(import.meta.dirname, '../../assets/sample');

function listCommitted(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

describe('the sample project', () => {
  const files = makeSampleFiles();

  it('is committed exactly as `node tools/sample/make-sample.ts` writes it', () => {
    expect(listCommitted().toSorted()).toEqual([...files.keys()].toSorted());
    const changed = [...files].filter(([path, bytes]) => !readFileSync(join(folder, path)).equals(bytes));
    expect(changed.map(([path]) => path)).toEqual([]);
  });

  it('is made of the same bytes in every time zone', () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'America/New_York';
    const elsewhere = makeSampleFiles();
    process.env['TZ'] = zone ?? 'UTC';
    const changed = [...elsewhere].filter(([path, bytes]) => Buffer.compare(bytes, files.get(path)!) !== 0);
    expect(changed.map(([path]) => path)).toEqual([]);
  });

  it('stays small', () => {
    const bytes = [...files.values()].reduce((total, file) => total + file.length, 0);
    expect(bytes).toBeLessThan(300_000);
  });

  it('weighs both languages of a rubric alike', () => {
    const weightsOf = (path: string): string[] => {
      const { rubrics } = JSON.parse(Buffer.from(files.get(path)!).toString()) as {
        rubrics: { dim2: string[] };
      };
      return rubrics.dim2.map((item) => /^([+-]\d)\s*[:：]/.exec(item)?.[1] ?? item);
    };
    for (const { id } of sampleTasks) {
      expect(weightsOf(`rubrics/${id}.json`)).toEqual(weightsOf(`rubrics-en/${id}.json`));
      expect(weightsOf(`rubrics/${id}.json`).every((weight) => /^[+-][135]$/.test(weight))).toBe(true);
    }
  });

  it('tells a story of deliverables that exist and of people who have the role', () => {
    const rolesOf = new Map<string, readonly string[]>(
      story.people.map(({ loginName, roles }) => [loginName, roles]),
    );
    for (const step of story.steps) {
      const task = sampleTasks.find(({ id }) => id === step.taskId);
      expect(rolesOf.get(step.by)).toContain(step.does === 'submit' ? 'annotator' : 'expert');
      expect(Object.keys(task?.deliverables ?? {})).toContain(step.does === 'submit' ? step.variant : 'a');
    }
  });
});
