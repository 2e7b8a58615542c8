import type { DocumentFormat } from '../identify/document-format.ts';
import type { ByteSource } from '../package/byte-source.ts';
import type { ZipArchive } from '../package/zip-archive.ts';
import { readXmlEntry } from '../xml/read-xml.ts';
import type { PreflightFinding } from './preflight-finding.ts';

const TAIL_BYTES = 64 * 1024;
const TEXT_BYTES = 64 * 1024;

function readLatin(source: ByteSource, start: number, end: number): string {
  return Array.from(source.read(start, end), (byte) => String.fromCharCode(byte)).join('');
}

/** A PDF's ends: whether it is whole and whether it asks for a password. */
export function checkPdf(source: ByteSource): PreflightFinding[] {
  const tail = readLatin(source, Math.max(0, source.sizeBytes - TAIL_BYTES), source.sizeBytes);
  const findings: PreflightFinding[] = [];
  if (!tail.includes('%%EOF')) findings.push({ code: 'cut-short', severity: 'warn', format: 'pdf' });
  // Many encrypted PDFs open without a password and only forbid printing, so that this is not a stop.
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(tail))
    findings.push({ code: 'encrypted', severity: 'warn', part: null });
  return findings;
}

/** Text that is nothing but white space. */
export function checkText(source: ByteSource): PreflightFinding[] {
  const isBlank =
    source.sizeBytes <= TEXT_BYTES &&
    /^[\s\0\u00ef\u00bb\u00bf\u00fe\u00ff]*$/.test(readLatin(source, 0, TEXT_BYTES));
  return isBlank ? [{ code: 'no-content', severity: 'warn', missing: 'text' }] : [];
}

/** Inflates every entry of a plain zip; throws DocumentError. */
export function checkZip(archive: ZipArchive): PreflightFinding[] {
  for (const entry of archive.entries) archive.streamEntry(entry, () => true);
  const isEmpty = archive.entries.every((entry) => entry.isFolder);
  return isEmpty ? [{ code: 'no-content', severity: 'warn', missing: 'text' }] : [];
}

function missingOf(format: DocumentFormat): 'text' | 'cells' | 'slides' {
  if (format === 'ods' || format === 'ots') return 'cells';
  return format === 'odp' || format === 'otp' ? 'slides' : 'text';
}

/** An OpenDocument file: everything inflates, its XML is well-formed, there is something in it; throws DocumentError. */
export function checkOpenDocument(archive: ZipArchive, format: DocumentFormat): PreflightFinding[] {
  const content = archive.findEntry('content.xml');
  if (content === null) {
    return [
      { code: 'missing-part', severity: 'stop', part: 'content.xml', fromPart: 'META-INF/manifest.xml' },
    ];
  }
  let hasContent = false;
  let isInBody = false;
  readXmlEntry(archive, content, {
    onOpen: (name) => {
      isInBody ||= name === 'body';
      hasContent ||= name === 'page' || name === 'frame' || name === 'image';
    },
    onText: (text) => {
      hasContent ||= isInBody && text.trim() !== '';
    },
  });
  for (const entry of archive.entries) {
    if (entry.name.endsWith('.xml') && entry !== content) readXmlEntry(archive, entry, {});
    else archive.streamEntry(entry, () => true);
  }
  return hasContent ? [] : [{ code: 'no-content', severity: 'warn', missing: missingOf(format) }];
}
