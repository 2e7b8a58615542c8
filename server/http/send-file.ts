import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { FileStore } from '#core/foundation';
import type { ServedFile } from '#core/quality';
import { findInlineType } from './media-types.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Sends a stored file, in place where the browser can be trusted with its kind, else as a download. */
export async function sendFile(files: FileStore, file: ServedFile, c: Context): Promise<Response> {
  const inlineType = c.req.query('download') === undefined ? findInlineType(file.name) : undefined;
  const range = parseRange(c.req.header('range'), file.bytes);
  if (range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${file.bytes}` });
  const headers: Record<string, string> = {
    'content-type': inlineType ?? 'application/octet-stream',
    'content-disposition': `${inlineType ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(file.name)}`,
    'content-length': String(range ? range.end - range.start + 1 : file.bytes),
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${file.bytes}` } : {}),
  };
  const status = range ? 206 : 200;
  // Nobody would read the stream, and its file would stay open.
  if (c.req.method === 'HEAD') return new Response(null, { status, headers });
  const stream = await files.open(file.sha256, range ?? undefined);
  return new Response(Readable.toWeb(stream) as ReadableStream, { status, headers });
}

/** RFC 8187 leaves fewer characters bare than encodeURIComponent does. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** One range, as players ask for it; anything else is answered whole. */
function parseRange(header: string | undefined, bytes: number): Range | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const isSuffix = match[1] === '';
  const start = isSuffix ? Math.max(0, bytes - Number(match[2])) : Number(match[1]);
  const end = isSuffix || match[2] === '' ? bytes - 1 : Math.min(Number(match[2]), bytes - 1);
  return start > end || start >= bytes ? 'unsatisfiable' : { start, end };
}
