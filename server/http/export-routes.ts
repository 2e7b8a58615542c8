import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { ExpectedError, type Core } from '#core/foundation';
import { loadCaller } from '#core/people';
import { exportLaborTime, laborExportFormats, laborExportTables } from '#core/reports';
import type { ProjectId } from '#domain';
import type { CallContext } from './call-context.ts';

interface ExportRoutesOptions {
  readonly core: Core;
  readContext(c: Context): Promise<CallContext>;
}

const types = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  runs: 'application/x-ndjson',
  compute: 'application/json',
};
const endings = { csv: 'csv', jsonl: 'jsonl', xlsx: 'xlsx', runs: 'jsonl', compute: 'json' };

/** Exports as downloads, streamed as they are made. */
export function createExportRoutes({ core, readContext }: ExportRoutesOptions): Hono {
  const app = new Hono();
  app.get('/exports/:projectId/labor-time', async (c) => {
    const { session, sessionFault } = await readContext(c);
    if (!session) throw sessionFault ?? new ExpectedError('not-signed-in');
    const projectId = c.req.param('projectId') as ProjectId;
    if (!(await loadCaller(core, session, projectId)).roles.includes('coordinator'))
      throw new ExpectedError('not-allowed');
    const format = laborExportFormats.find((known) => known === (c.req.query('format') ?? 'csv'));
    const table = laborExportTables.find((known) => known === (c.req.query('table') ?? 'tasks'));
    if (!format || !table) throw new ExpectedError('invalid-input', { field: format ? 'table' : 'format' });
    const stream = await startStream(exportLaborTime(core, { projectId, format, table }));
    return new Response(Readable.toWeb(stream) as ReadableStream, {
      headers: {
        'content-type': types[format],
        'content-disposition': `attachment; filename="${nameExport(format, table)}"`,
        'cache-control': 'no-store',
      },
    });
  });
  return app;
}

/** Formats that hold everything have no table in their name; runs are not to be taken for the table of tasks. */
function nameExport(format: keyof typeof endings, table: string): string {
  const part = format === 'csv' || format === 'jsonl' ? table : format === 'xlsx' ? null : format;
  return `labor-time${part === null ? '' : `-${part}`}.${endings[format]}`;
}

/** The chunks as a stream, once there is a first one: what fails before is answered as an error. */
async function startStream(chunks: AsyncGenerator<Uint8Array>): Promise<Readable> {
  const first = await chunks.next();
  return Readable.from(
    (async function* () {
      if (first.done !== true) yield first.value;
      yield* chunks;
    })(),
  );
}
