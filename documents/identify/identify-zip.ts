import { findClaimedFormat, guessByFolders, openOfficePackage } from '../office/office-package.ts';
import { readContentTypes } from '../office/content-types.ts';
import type { ByteSource } from '../package/byte-source.ts';
import { attemptReading } from '../package/attempt-reading.ts';
import type { DocumentError } from '../package/document-error.ts';
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

function findOpenDocument(archive: ZipArchive): ZipIdentity | null {
  const entry = archive.findEntry('mimetype');
  if (entry === null || entry.claimedBytes > 200) return null;
  const type = new TextDecoder().decode(archive.readEntry(entry)).trim();
  const format = openDocumentTypes[type.replace('application/vnd.oasis.opendocument.', '')];
  if (format === undefined) return null;
  const manifest = archive.findEntry('META-INF/manifest.xml');
  const text = manifest === null ? '' : new TextDecoder().decode(archive.readEntry(manifest));
  return { format, isEncrypted: /<(?:\w+:)?encryption-data[\s/>]/.test(text), fault: null };
}

// Without a directory there are still the names in front of the entries.
function guessByHead(source: ByteSource): DocumentFormat | null {
  const head = String.fromCharCode(...source.read(0, 32 * 1024));
  const chunks = head.split('PK\u0003\u0004').map((header) => header.slice(26));
  return guessByFolders(chunks);
}

/** What a zip is; `fault` says why an Office package among them cannot be read as such. */
export function identifyZip(source: ByteSource, limits: PackageLimits): ZipIdentity {
  const opened = attemptReading(() => openZip(source, { limits, unsafeNames: 'list' }));
  if (opened.value === null)
    return { format: guessByHead(source) ?? 'zip', isEncrypted: false, fault: opened.fault };
  const archive = opened.value;
  const openDocument = attemptReading(() => findOpenDocument(archive));
  if (openDocument.value !== null) return openDocument.value;
  const isEncrypted = archive.entries.some((entry) => entry.isEncrypted);
  const office = attemptReading(() => openOfficePackage(archive));
  if (office.value !== null) return { format: office.value.format, isEncrypted, fault: null };
  if (office.fault.code === 'not-office') return { format: 'zip', isEncrypted, fault: null };
  const claimed = attemptReading(() => findClaimedFormat(readContentTypes(archive))).value;
  const format = claimed ?? guessByFolders(archive.entries.map((entry) => entry.name)) ?? 'zip';
  return { format, isEncrypted, fault: office.fault };
}
