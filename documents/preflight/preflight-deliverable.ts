import type { DocumentFormat } from '../identify/document-format.ts';
import { type FormatIdentity, identifyFormat } from '../identify/identify-format.ts';
import { type ByteSource, type DocumentInput, toByteSource } from '../package/byte-source.ts';
import { attemptReading } from '../package/attempt-reading.ts';
import { findUnsafeName } from '../package/unsafe-name.ts';
import { openZip } from '../package/zip-archive.ts';
import { checkOfficePackage } from './check-office-package.ts';
import { checkOpenDocument, checkPdf, checkText, checkZip } from './check-other-files.ts';
import { extensionOf, findFormatsOf } from './known-extensions.ts';
import type { PreflightFinding } from './preflight-finding.ts';
import { defaultPreflightLimits, type PreflightLimits } from './preflight-limits.ts';

/** A file that somebody is about to submit. */
export type DeliverableFile = {
  readonly name: string;
  readonly sizeBytes: number;
  /** null when the file was too large to read in the first place. */
  readonly bytes: DocumentInput | null;
  /** Lower-case hex, from whoever stored or read the bytes; null when `bytes` is. */
  readonly sha256: string | null;
  /** The task's input files, so that one handed back unchanged is noticed. */
  readonly inputFiles: readonly { readonly name: string; readonly sha256: string }[];
  /** The formats the task asks for; empty when it does not say. */
  readonly expectedFormats: readonly DocumentFormat[];
};

function checkName(deliverable: DeliverableFile, identity: FormatIdentity): PreflightFinding[] {
  const { format } = identity;
  const findings: PreflightFinding[] = [];
  // Of an encrypted or broken package nobody can say that its name is wrong.
  if (format === 'office-encrypted' || identity.fault !== null) return findings;
  const { expectedFormats } = deliverable;
  if (expectedFormats.length > 0 && !expectedFormats.includes(format)) {
    findings.push({ code: 'unexpected-format', severity: 'stop', format, expectedFormats });
  }
  const extension = extensionOf(deliverable.name);
  const formats = findFormatsOf(extension);
  const isKnown = formats !== null || extension === '';
  if (formats?.includes(format) !== true && (isKnown || format !== 'unknown')) {
    // Word has long saved rich text under .doc and opens it without a word.
    const isOpenedAnyway = !isKnown || (extension === 'doc' && format === 'rtf');
    findings.push({ code: 'wrong-extension', severity: isOpenedAnyway ? 'warn' : 'stop', extension, format });
  }
  return findings;
}

function checkContent(
  source: ByteSource,
  format: DocumentFormat,
  limits: PreflightLimits,
): PreflightFinding[] {
  const open = (): ReturnType<typeof openZip> => openZip(source, { limits: limits.package });
  switch (format) {
    case 'pdf':
      return checkPdf(source);
    case 'txt':
    case 'csv':
      return checkText(source);
    case 'zip':
      return checkZip(open());
    case 'odt':
    case 'ott':
    case 'ods':
    case 'ots':
    case 'odp':
    case 'otp':
    case 'odg':
      return checkOpenDocument(open(), format);
    case 'doc':
    case 'xls':
    case 'ppt':
    case 'ole2':
    case 'rar':
    case '7z':
    case 'unknown':
      return [{ code: 'not-checked', severity: 'warn', format }];
    default:
      return /^(do[ct]|xl|p[op])/.test(format) ? checkOfficePackage(open(), limits.maxXmlBytes) : [];
  }
}

function checkBytes(
  deliverable: DeliverableFile,
  source: ByteSource,
  limits: PreflightLimits,
): PreflightFinding[] {
  const identity = identifyFormat(source, limits.package);
  const findings = checkName(deliverable, identity);
  if (identity.isEncrypted) return [...findings, { code: 'encrypted', severity: 'stop', part: null }];
  const content = attemptReading(() =>
    identity.fault === null ? checkContent(source, identity.format, limits) : [],
  );
  const fault = identity.fault ?? content.fault;
  if (fault === null) return [...findings, ...(content.value ?? [])];
  return [...findings, { code: fault.code, severity: 'stop', part: fault.part }];
}

/**
 * What is wrong with a file before it is submitted, stops first; nothing found means that it inflates within
 * the limits, holds every part it refers to, is well-formed, not blank, and is what its name says.
 */
export function preflightDeliverable(
  deliverable: DeliverableFile,
  limits: PreflightLimits = defaultPreflightLimits,
): PreflightFinding[] {
  const { name, sizeBytes, bytes, sha256 } = deliverable;
  const findings: PreflightFinding[] = [];
  const reason = findUnsafeName(name) ?? (name.includes('/') ? 'absolute' : null);
  if (reason !== null) findings.push({ code: 'unsafe-file-name', severity: 'stop', reason });
  if (/^~\$|^\.~lock\./.test(name)) findings.push({ code: 'lock-file', severity: 'stop' });
  const original =
    sha256 === null ? undefined : deliverable.inputFiles.find((file) => file.sha256 === sha256);
  if (original !== undefined) {
    findings.push({ code: 'unchanged-input', severity: 'stop', inputName: original.name });
  }
  if (sizeBytes === 0) findings.push({ code: 'empty-file', severity: 'stop' });
  else if (bytes === null || sizeBytes > limits.maxFileBytes) {
    findings.push({ code: 'file-too-large', severity: 'stop', sizeBytes, limitBytes: limits.maxFileBytes });
  } else findings.push(...checkBytes(deliverable, toByteSource(bytes), limits));
  return findings.toSorted((a, b) => Number(a.severity === 'warn') - Number(b.severity === 'warn'));
}
