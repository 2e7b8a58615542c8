import { openOfficePackage, type OfficePackage } from '../office/office-package.ts';
import type { Relationship } from '../office/relationships.ts';
import { attemptReading } from '../package/attempt-reading.ts';
import type { ZipArchive, ZipEntry } from '../package/zip-archive.ts';
import { createXmlReader, type XmlHandlers } from '../xml/read-xml.ts';
import { createContentProbe, type ContentProbe } from './content-probe.ts';
import type { PreflightFinding } from './preflight-finding.ts';

type Check = {
  readonly archive: ZipArchive;
  readonly findings: PreflightFinding[];
  readonly seen: Set<ZipEntry>;
  readonly maxXmlBytes: number;
  xmlBytes: number;
};

const MAX_MISSING_PARTS = 20;

// Office opens a file that lacks one of these and shows a gap, if anything.
const dispensable =
  /^(image|hyperlink|video|audio|media|thumbnail|printerSettings|webSettings|customXml.*|oleObject|package|attachedTemplate|externalLinkPath|calcChain|vmlDrawing|custom-properties|tags)$/;

function isXml(part: string, contentType: string | null): boolean {
  // VML was never meant to be well-formed.
  if (/\.vml$/i.test(part)) return false;
  return /[+/]xml$/i.test(contentType ?? '') || /\.(xml|rels)$/i.test(part);
}

/** Inflates a whole entry; throws DocumentError. XML is parsed along the way until the allowance is used up. */
function checkEntry(check: Check, entry: ZipEntry, handlers: XmlHandlers | null): void {
  check.seen.add(entry);
  const xml = handlers === null ? null : createXmlReader(entry.name, handlers);
  let isWhole = true;
  check.archive.streamEntry(entry, (chunk) => {
    if (xml === null) return;
    check.xmlBytes += chunk.length;
    isWhole &&= check.xmlBytes <= check.maxXmlBytes;
    if (isWhole) xml.write(chunk);
  });
  if (isWhole) xml?.end();
}

function noteFault(check: Check, read: () => void): void {
  const { fault } = attemptReading(read);
  if (fault === null) return;
  // A limit holds for the whole file: there is no going on after it.
  if (fault.code === 'too-large') throw fault;
  check.findings.push({ code: fault.code, severity: 'stop', part: fault.part });
}

function followRelationships(check: Check, pkg: OfficePackage, fromPart: string): string[] {
  let relationships: readonly Relationship[] = [];
  noteFault(check, () => {
    relationships = pkg.relationshipsOf(fromPart);
  });
  const parts: string[] = [];
  for (const { part, type } of relationships) {
    if (part === null || part === '') continue;
    if (check.archive.findEntry(part) !== null) parts.push(part);
    else if (!dispensable.test(type)) {
      check.findings.push({ code: 'missing-part', severity: 'stop', part, fromPart });
    }
  }
  return parts;
}

function walkParts(check: Check, pkg: OfficePackage, probe: ContentProbe): void {
  const queue = [pkg.mainPart, ...followRelationships(check, pkg, '')];
  for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
    const entry = check.archive.findEntry(part);
    if (entry === null || check.seen.has(entry)) continue;
    const contentType = pkg.contentTypeOf(part) ?? '';
    const handlers = isXml(part, contentType) ? probe.handlersFor(contentType) : null;
    noteFault(check, () => checkEntry(check, entry, handlers));
    queue.push(...followRelationships(check, pkg, part));
  }
}

/** What keeps an Office Open XML file from opening, and whether there is anything in it. */
export function checkOfficePackage(archive: ZipArchive, maxXmlBytes: number): PreflightFinding[] {
  const check: Check = { archive, findings: [], seen: new Set(), maxXmlBytes, xmlBytes: 0 };
  const pkg = openOfficePackage(archive);
  const probe = createContentProbe(pkg);
  walkParts(check, pkg, probe);
  // What no relationship leads to is dead weight, but must inflate too.
  for (const entry of archive.entries) {
    if (!check.seen.has(entry)) noteFault(check, () => checkEntry(check, entry, null));
  }
  const missingParts = check.findings.filter(({ code }) => code === 'missing-part').slice(MAX_MISSING_PARTS);
  const findings = check.findings.filter((finding) => !missingParts.includes(finding));
  const isPartly = check.xmlBytes > maxXmlBytes;
  if (isPartly) findings.push({ code: 'partly-checked', severity: 'warn', checkedBytes: maxXmlBytes });
  const missing = probe.missing();
  if (missing !== null && !isPartly && findings.length === 0) {
    findings.push({ code: 'no-content', severity: 'warn', missing });
  }
  return findings;
}
