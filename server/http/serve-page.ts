import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.ico': 'image/x-icon',
  '.map': 'application/json',
};

/** Serves the built page; any address without a file of its own is the page itself, which knows its routes. */
export function servePage(folder: string) {
  return async (c: Context): Promise<Response> => {
    const wanted = resolveInside(folder, new URL(c.req.url).pathname);
    if (wanted === null) return c.notFound();
    const isAsset = extname(wanted) !== '';
    const path = isAsset ? wanted : join(folder, 'index.html');
    const found = await stat(path).catch(() => null);
    if (!found?.isFile())
      return isAsset ? c.notFound() : c.text('The page is not built. Run: npm run build', 503);
    // Built assets carry a hash in their names; the page itself must always be asked for.
    const isHashed = path.includes(`${sep}assets${sep}`);
    const headers = {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-length': String(found.size),
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    // Nobody would read the stream, and its file would stay open.
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, { headers });
  };
}

/** The path that an address names; null for one that leaves the folder or cannot be read. */
function resolveInside(folder: string, pathname: string): string | null {
  const decoded = decodePath(pathname);
  if (decoded === null || decoded.includes('\0')) return null;
  const wanted = normalize(join(folder, decoded));
  return wanted.startsWith(folder + sep) ? wanted : null;
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
