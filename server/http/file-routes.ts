import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import { loadCaller } from '#core/people';
import { getServedFile, type FileReference } from '#core/quality';
import { addDraft, checkDraft, largestDeliverableBytes } from '#core/sessions';
import type { AssignmentId, CheckId, ProjectId, SubmissionId, TaskId } from '#domain';
import type { CallContext } from './call-context.ts';
import { sendFile } from './send-file.ts';
import { keepUpload } from './uploads.ts';

/** How large an upload may be; beyond, it is refused or cut off. */
export interface FileLimits {
  readonly deliverableBytes: number;
  readonly packBytes: number;
}

export interface FileRoutesOptions {
  readonly core: Core;
  readonly uploadsFolder: string;
  readonly fileLimits?: FileLimits;
  readContext(c: Context): Promise<CallContext>;
}

const usualLimits: FileLimits = { deliverableBytes: largestDeliverableBytes, packBytes: 8 * 1024 ** 3 };

/** Uploads and downloads: bytes that don't fit a procedure call. Rights are checked here as everywhere. */
export function createFileRoutes(options: FileRoutesOptions): Hono {
  const { core, fileLimits: limits = usualLimits } = options;
  const app = new Hono();
  const caller = async (c: Context): Promise<Caller> => {
    const { session, sessionFault } = await options.readContext(c);
    if (!session) throw sessionFault ?? new ExpectedError('not-signed-in');
    return loadCaller(core, session, c.req.param('projectId') as ProjectId);
  };
  app.post('/files/:projectId/assignments/:assignmentId/drafts', async (c) => {
    const who = await caller(c);
    if (!who.roles.includes('annotator')) throw new ExpectedError('not-allowed');
    const { projectId, assignmentId } = c.req.param();
    const input = {
      projectId: projectId as ProjectId,
      assignmentId: assignmentId as AssignmentId,
      name: c.req.query('name') ?? '',
    };
    // Before a byte is taken, so that nothing is stored that nobody may add.
    await checkDraft(core, who, input);
    const file = await core.files.put(readBody(c, limits.deliverableBytes), limits.deliverableBytes);
    return c.json(await addDraft(core, who, { ...input, file }));
  });
  app.post('/files/:projectId/packs', async (c) => {
    const who = await caller(c);
    if (!who.roles.includes('coordinator')) throw new ExpectedError('not-allowed');
    const body = readBody(c, limits.packBytes);
    const name = c.req.query('name') ?? 'pack.zip';
    return c.json({ uploadId: await keepUpload(options.uploadsFolder, name, body, limits.packBytes) });
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
  const base = {
    projectId: (params['projectId'] ?? '') as ProjectId,
    position: parsePosition(params['position']),
  };
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

const parsePosition = (text: string | undefined): number =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1;

/** The body as it arrives; one that says it is too large is refused before a byte is taken. */
function readBody(c: Context, limitBytes: number): Readable {
  if (Number(c.req.header('content-length') ?? 0) > limitBytes)
    throw new ExpectedError('file-too-large', { limitBytes });
  if (c.req.raw.body === null) return Readable.from([]);
  const body = Readable.fromWeb(c.req.raw.body);
  // A page may close before anybody reads, and an error that nobody hears would end the process; readers get it anyway.
  body.on('error', () => undefined);
  return body;
}
