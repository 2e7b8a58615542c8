import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { identifyFormat } from '../identify/identify-format.ts';
import { openOfficePackage } from '../office/office-package.ts';
import { attemptReading } from '../package/attempt-reading.ts';
import { openZip } from '../package/zip-archive.ts';
import { listStories, readWord } from './index.ts';

const corpus = join(import.meta.dirname, '../../../shared/corpus');
const hasCorpus = existsSync(corpus);
if (!hasCorpus) process.stdout.write('mammoth.test.ts: no corpus beside the repository, nothing compared\n');

function readManifest(): { readonly file: string; readonly hostile: string | null }[] {
  return JSON.parse(readFileSync(join(corpus, 'MANIFEST.json'), 'utf8')) as ReturnType<typeof readManifest>;
}

/** Letters and digits: breaks are nothing to mammoth, symbols and hyphens are other characters to it. */
function squeeze(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** All text of a document as this room reads it; null where it cannot be read. */
function readOwn(bytes: Uint8Array): string | null {
  const { value } = attemptReading(() => readWord(openOfficePackage(openZip(bytes)), null));
  return value === null
    ? null
    : squeeze(
        listStories(value)
          .map(({ text }) => text)
          .join('\n'),
      );
}

async function readByMammoth(bytes: Buffer): Promise<readonly string[] | null> {
  const read = await mammoth.extractRawText({ buffer: bytes }).catch(() => null);
  return read === null ? null : read.value.split('\n').map(squeeze).filter(Boolean);
}

// Refused here on purpose: a bomb, a part that is there twice, a name that leads out of the folder.
const refused = new Set(['oversized_archive.docx', 'self_duplicate_entries.docx', 'self_zip_slip.docx']);

// What mammoth takes differently: it leaves out what w:fldSimple shows, and reads characters of symbol fonts as letters.
const otherwise = new Map([
  ['FieldsAndSectionsAdvanced.docx', ['Letstrysomethingandcontinue']],
  ['Rendering.docx', ['WingdingsSymbolΩ']],
  ['complex0__TestFiles.docx', ['GreekdeltaAlt098β', 'ResultField90shouldbeprinted']],
  ['complex0__complexDocx.docx', ['GreekdeltaAlt098β', 'ResultField90shouldbeprinted']],
]);

// Mammoth takes many seconds for these; they hold as well, but for the bomb, which it inflates to the last byte.
const slow = new Set(['bug65649.docx', 'stress010.docx', 'self_zipbomb_1gb.docx']);

function isCompared(file: string): boolean {
  if (!/\.do[ct][xm]$/i.test(file) || slow.has(file)) return false;
  const { format, isEncrypted } = identifyFormat(readFileSync(join(corpus, file)));
  return /^do[ct][xm]$/.test(format) && !isEncrypted;
}

const files = hasCorpus ? readdirSync(corpus).filter(isCompared) : [];
if (hasCorpus)
  process.stdout.write(`mammoth.test.ts: too slow for mammoth, left out: ${[...slow].join(', ')}\n`);

describe.runIf(hasCorpus)('of the documents of the corpus', () => {
  it.each(files.filter((file) => !refused.has(file)))(
    '%s has here all text that mammoth finds',
    async (file) => {
      const bytes = readFileSync(join(corpus, file));
      const own = readOwn(bytes);
      const lines = (await readByMammoth(bytes)) ?? [];
      const missing = own === null ? lines : lines.filter((line) => !own.includes(line));
      expect(missing).toEqual(otherwise.get(file) ?? []);
    },
    60_000,
  );

  it('only hostile ones are read by mammoth and refused here', () => {
    const unread = files.filter((file) => readOwn(readFileSync(join(corpus, file))) === null);
    const hostile = readManifest().filter(({ hostile: kind }) => kind !== null);
    const names = new Set(hostile.map(({ file }) => file));
    expect(unread.filter((file) => !names.has(file))).toEqual([]);
  });
});
