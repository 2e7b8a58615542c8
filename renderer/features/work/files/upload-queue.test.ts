import { expect, test } from 'vitest';
import type { AssignmentId, ProjectId } from '#domain';
import { createUploadQueue } from './upload-queue.ts';

const place = { projectId: 'p' as ProjectId, assignmentId: 'a' as AssignmentId };
const fileOf = (name: string) => new File(['content'], name);

/** A core that answers when told to. */
function createCore() {
  const calls: {
    readonly url: string;
    readonly progress: (ratio: number) => void;
    answer(): void;
    fail(error: Error): void;
  }[] = [];
  const send = (
    url: string,
    _file: Blob,
    options: { readonly onProgress: (ratio: number) => void; readonly signal: AbortSignal },
  ) =>
    new Promise<unknown>((resolve, reject) => {
      options.signal.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
      calls.push({ url, progress: options.onProgress, answer: () => resolve([]), fail: reject });
    });
  let count = 0;
  return { calls, send, newId: () => `upload-${(count += 1)}` };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('files are sent one after the other, and each is told when the core has it', async () => {
  const core = createCore();
  const queue = createUploadQueue(core.send, core.newId);
  const stored: string[] = [];
  queue.getState().add(place, [fileOf('a b.docx'), fileOf('图.png')], (name) => stored.push(name));
  expect(core.calls).toHaveLength(1);
  expect(core.calls[0]?.url).toBe('/files/p/assignments/a/drafts?name=a%20b.docx');
  core.calls[0]?.progress(0.5);
  expect(queue.getState().uploads.map(({ state, progressRatio }) => [state, progressRatio])).toEqual([
    ['sending', 0.5],
    ['waiting', 0],
  ]);
  core.calls[0]?.answer();
  await settle();
  expect(stored).toEqual(['a b.docx']);
  core.calls[1]?.answer();
  await settle();
  expect(stored).toEqual(['a b.docx', '图.png']);
  expect(queue.getState().uploads).toEqual([]);
});

test('a failed upload stays to be tried again and does not hold up the next', async () => {
  const core = createCore();
  const queue = createUploadQueue(core.send, core.newId);
  const stored: string[] = [];
  const onStored = (name: string) => stored.push(name);
  queue.getState().add(place, [fileOf('a.docx'), fileOf('b.docx')], onStored);
  core.calls[0]?.fail(new Error('no answer'));
  await settle();
  core.calls[1]?.answer();
  await settle();
  expect(queue.getState().uploads.map(({ name, state }) => [name, state])).toEqual([['a.docx', 'failed']]);
  queue.getState().retry(queue.getState().uploads[0]?.id ?? '', onStored);
  core.calls[2]?.answer();
  await settle();
  expect(stored).toEqual(['b.docx', 'a.docx']);
});

test('a cancelled upload leaves the list and the next begins', async () => {
  const core = createCore();
  const queue = createUploadQueue(core.send, core.newId);
  queue.getState().add(place, [fileOf('a.docx'), fileOf('b.docx')], () => undefined);
  queue.getState().drop(queue.getState().uploads[0]?.id ?? '');
  await settle();
  expect(queue.getState().uploads.map(({ name, state }) => [name, state])).toEqual([['b.docx', 'sending']]);
  queue.getState().drop(queue.getState().uploads[0]?.id ?? '');
  await settle();
  expect(queue.getState().uploads).toEqual([]);
});
