import { realpath, stat } from 'node:fs/promises';
import { basename, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { ShellAnswer } from '#contract';

/** Kinds handed to native apps: a pack's files are hostile, and whatever can run when opened stays shut. */
const OPENED_KINDS = new Set(
  '.docx .xlsx .pptx .odt .ods .odp .rtf .pdf .csv .tsv .txt .md .json .png .jpg .jpeg'.split(' '),
);

/** How many names deep `path` lies under `folder`; 0 when it does not lie there at all. */
function computeDepth(folder: string, path: string): number {
  const inner = relative(folder, path);
  if (inner === '' || inner === '..' || inner.startsWith(`..${sep}`) || isAbsolute(inner)) return 0;
  return inner.split(sep).length;
}

/** Where `path` really is, when it lies inside an attempt's folder under the home folder, or is that folder. */
export async function findAttemptPath(homeFolder: string, path: unknown): Promise<ShellAnswer<string>> {
  // A colon in a name is an alternate data stream on Windows: `run.exe:notes.docx` would pass for a document.
  if (typeof path !== 'string' || !isAbsolute(path) || path.includes('\0') || basename(path).includes(':')) {
    return { ok: false, refusal: 'bad-input' };
  }
  // First by name alone: to ask the system about a path on another machine already tells that machine who asks.
  const realHome = await realpath(homeFolder);
  const isNamedInside = [homeFolder, realHome].some(
    (home) => computeDepth(join(home, 'attempts'), resolve(path)) > 0,
  );
  if (!isNamedInside) return { ok: false, refusal: 'outside-attempt-folder' };
  const realPath = await realpath(path).catch(() => undefined);
  if (realPath === undefined) return { ok: false, refusal: 'file-missing' };
  if (computeDepth(join(realHome, 'attempts'), realPath) === 0)
    return { ok: false, refusal: 'outside-attempt-folder' };
  return { ok: true, value: realPath };
}

/** As `findAttemptPath`, for a file that a native app may open. */
export async function findOpenableFile(homeFolder: string, path: unknown): Promise<ShellAnswer<string>> {
  const found = await findAttemptPath(homeFolder, path);
  if (!found.ok) return found;
  const isFile = (await stat(found.value)).isFile();
  const isKnownKind = OPENED_KINDS.has(extname(found.value).toLowerCase());
  return isFile && isKnownKind ? found : { ok: false, refusal: 'kind-not-opened' };
}
