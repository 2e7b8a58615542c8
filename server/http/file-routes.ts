import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Hono, type Context } from 'hono';
import { errorStatuses } from '#contract';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import { loadCaller } from '#core/people';
import { getServedFile, type FileReference } from '#core/quality';
import { addDraft, checkFileName, largestDeliverableBytes } from '#core/sessions';
import { isDiskFull } from '#db';
import type { AssignmentId, CheckId, ProjectId, SubmissionId, TaskId } from '#domain';
import type { CallContext } from './call-context.ts';
import { sendFile } from './send-file.ts';

export interface FileRoutesOptions {
  readonly core: Core;
  readonly uploadsFolder: string;
  readContext(c: Context): Promise<CallContext>;
}

const largestPackBytes = 8 * 1024 ** 3;

/** Uploads and downloads: bytes that don't fit a procedure call. Rights are checked here as everywhere. */
export function createFileRoutes(options: FileRoutesOptions): Hono {
  const { core } = options;
  const app = new Hono();
  app.onError((error, c) => answerError(core, error, c));
  const caller = async (c: Context): Promise<Caller> => {
    const { session, sessionFault } = await options.readContext(c);
    if (!session) throw sessionFault ?? new ExpectedError('not-signed-in');
    return loadCaller(core, session, c.req.param('projectId') as ProjectId);
  };
  app.post('/files/:projectId/assignments/:assignmentId/drafts', async (c) => {
    const who = await caller(c);
    if (!who.roles.includes('annotator')) throw new ExpectedError('not-allowed');
    const file = await core.files.put(readBody(c, largestDeliverableBytes), largestDeliverableBytes);
    const { projectId, assignmentId } = c.req.param();
    const input = {
      projectId: projectId as ProjectId,
      assignmentId: assignmentId as AssignmentId,
      name: c.req.query('name') ?? '',
      file,
    };
    return c.json(await addDraft(core, who, input));
  });
  app.post('/files/:projectId/packs', async (c) => {
    const who = await caller(c);
    if (!who.roles.includes('coordinator')) throw new ExpectedError('not-allowed');
    return c.json({
      uploadId: await keepUpload(
        options.uploadsFolder,
        c.req.query('name') ?? 'pack.zip',
        readBody(c, largestPackBytes),
      ),
    });
  });
  for (const [path, kind] of filePaths) {
    app.get(path, async (c) => {
      const reference = toReference(kind, c.req.param());
      const file = await getServedFile(core, await caller(c), reference);
      return sendFile(core.files, file, c);
    });
  }
  return app;
}

const filePaths = [
  ['/files/:projectId/assignments/:assignmentId/inputs/:position', 'assignment-input'],
  ['/files/:projectId/assignments/:assignmentId/drafts/:position', 'assignment-draft'],
  [
    '/files/:projectId/assignments/:assignmentId/submissions/:submissionId/:position',
    'assignment-submission',
  ],
  ['/files/:projectId/checks/:checkId/inputs/:position', 'check-input'],
  ['/files/:projectId/checks/:checkId/submissions/:submissionId/:position', 'check-submission'],
  ['/files/:projectId/tasks/:taskId/inputs/:position', 'task-input'],
  ['/files/:projectId/submissions/:submissionId/:position', 'submission'],
] as const satisfies readonly (readonly [string, FileReference['kind']])[];

function toReference(kind: FileReference['kind'], params: Readonly<Record<string, string>>): FileReference {
  const base = { projectId: (params['projectId'] ?? '') as ProjectId, position: Number(params['position']) };
  const assignmentId = (params['assignmentId'] ?? '') as AssignmentId;
  const submissionId = (params['submissionId'] ?? '') as SubmissionId;
  const checkId = (params['checkId'] ?? '') as CheckId;
  switch (kind) {
    case 'assignment-input':
    case 'assignment-draft':
      return { ...base, kind, assignmentId };
    case 'assignment-submission':
      return { ...base, kind, assignmentId, submissionId };
    case 'check-input':
      return { ...base, kind, checkId };
    case 'check-submission':
      return { ...base, kind, checkId, submissionId };
    case 'task-input':
      return { ...base, kind, taskId: (params['taskId'] ?? '') as TaskId };
    case 'submission':
      return { ...base, kind, submissionId };
  }
}

/** The body as it arrives; one that says it is too large is refused before a byte is taken. */
function readBody(c: Context, limitBytes: number): Readable {
  if (Number(c.req.header('content-length') ?? 0) > limitBytes)
    throw new ExpectedError('file-too-large', { limitBytes });
  return c.req.raw.body === null ? Readable.from([]) : Readable.fromWeb(c.req.raw.body);
}

/** Keeps an upload under an id of its own, with the name that the person's file had. */
async function keepUpload(folder: string, name: string, body: Readable): Promise<string> {
  const uploadId = randomUUID();
  const own = join(folder, uploadId);
  await mkdir(own, { recursive: true });
  try {
    await pipeline(body, createWriteStream(join(own, checkFileName(name)), { flags: 'wx' }));
    return uploadId;
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    throw error;
  }
}

export function answerError(core: Core, error: Error, c: Context): Response {
  if (error instanceof ExpectedError)
    return c.json({ code: error.code, data: error.details }, errorStatuses[error.code]);
  if (isDiskFull(error)) return c.json({ code: 'disk-full', data: {} }, errorStatuses['disk-full']);
  // A page that was closed in the middle of an upload is nobody's fault.
  if (c.req.raw.signal.aborted) return c.body(null, 400);
  core.log.error('route-failed', error, { route: c.req.routePath });
  return c.json({ code: 'internal' }, 500);
}
