import { findClaimedFormat, guessByFolders, openOfficePackage } from '../office/office-package.ts';
import { readContentTypes } from '../office/content-types.ts';
import type { ByteSource } from '../package/byte-source.ts';
import { DocumentError } from '../package/document-error.ts';
import type { PackageLimits } from '../package/package-limits.ts';
import { openZip, type ZipArchive } from '../package/zip-archive.ts';
import type { DocumentFormat, OpenDocumentFormat } from './document-format.ts';

type ZipIdentity = {
  readonly format: DocumentFormat;
  readonly isEncrypted: boolean;
  readonly fault: DocumentError | null;
};

const openDocumentTypes: Readonly<Record<string, OpenDocumentFormat>> = {
  text: 'odt',
  'text-template': 'ott',
  spreadsheet: 'ods',
  'spreadsheet-template': 'ots',
  presentation: 'odp',
  'presentation-template': 'otp',
  graphics: 'odg',
};

/** Runs a reader; a DocumentError becomes the second value. */
function attempt<T>(read: () => T): { value: T; fault: null } | { value: null; fault: DocumentError } {
  try {
    return { value: read(), fault: null };
  } catch (error) {
    if (error instanceof DocumentError) return { value: null, fault: error };
    throw error;
  }
}

function findOpenDocument(archive: ZipArchive): ZipIdentity | null {
  const entry = archive.findEntry('mimetype');
  if (entry === null || entry.claimedBytes > 200) return null;
  const type = new TextDecoder().decode(archive.readEntry(entry)).trim();
  const format = openDocumentTypes[type.replace('application/vnd.oasis.opendocument.', '')];
  if (format === undefined) return null;
  const manifest = archive.findEntry('META-INF/manifest.xml');
  const text = manifest === null ? '' : new TextDecoder().decode(archive.readEntry(manifest));
  return { format, isEncrypted: /<(?:\w+:)?encryption-data[\s>]/.test(text), fault: null };
}

// Without a directory there are still the names in front of the entries.
function guessByHead(source: ByteSource): DocumentFormat | null {
  const head = String.fromCharCode(...source.read(0, 32 * 1024));
  const names = [...head.matchAll(/PK\u0003\u0004[^]{26}((?:word|xl|ppt)\/)/g)];
  return guessByFolders(names.map((match) => match[1] ?? ''));
}

/** What a zip is; `fault` says why an Office package among them cannot be read as such. */
export function identifyZip(source: ByteSource, limits: PackageLimits): ZipIdentity {
  const opened = attempt(() => openZip(source, { limits, unsafeNames: 'list' }));
  if (opened.value === null)
    return { format: guessByHead(source) ?? 'zip', isEncrypted: false, fault: opened.fault };
  const archive = opened.value;
  const openDocument = attempt(() => findOpenDocument(archive));
  if (openDocument.value !== null) return openDocument.value;
  const isEncrypted = archive.entries.some((entry) => entry.isEncrypted);
  const office = attempt(() => openOfficePackage(archive));
  if (office.value !== null) return { format: office.value.format, isEncrypted, fault: null };
  if (office.fault.code === 'not-office') return { format: 'zip', isEncrypted, fault: null };
  const claimed = attempt(() => findClaimedFormat(readContentTypes(archive))).value;
  const format = claimed ?? guessByFolders(archive.entries.map((entry) => entry.name)) ?? 'zip';
  return { format, isEncrypted, fault: office.fault };
}
