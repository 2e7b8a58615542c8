import type { DocumentMetadata, DocumentProperty } from '../facts/metadata.ts';
import { attemptReading } from '../package/attempt-reading.ts';
import type { ZipArchive } from '../package/zip-archive.ts';
import { type Attributes, type ElementReader, readElements } from '../xml/read-elements.ts';
import { createPlainTextReader } from './read-plain-text.ts';

// What meta.xml calls them, and what Office does. The creator of OpenDocument is who saved it last.
const names: Readonly<Record<string, string>> = {
  'dc:title': 'title',
  'dc:subject': 'subject',
  'dc:description': 'description',
  'dc:language': 'language',
  'meta:initial-creator': 'creator',
  'dc:creator': 'lastModifiedBy',
  'meta:creation-date': 'created',
  'dc:date': 'modified',
  'meta:print-date': 'lastPrinted',
  'meta:generator': 'application',
  'meta:editing-cycles': 'revision',
};

const statistics: Readonly<Record<string, string>> = {
  'meta:page-count': 'pages',
  'meta:word-count': 'words',
  'meta:character-count': 'characters',
  'meta:paragraph-count': 'paragraphs',
};

function toCustomValue(type: string | undefined, text: string): DocumentProperty['value'] {
  if (type === 'boolean') return text === 'true';
  const isNumber = (type === 'float' || type === 'percentage') && text !== '';
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** Reads meta.xml; one that is damaged is a warning. */
export function readOpenMetadata(archive: ZipArchive): DocumentMetadata {
  const entry = archive.findEntry('meta.xml');
  if (entry === null) return { properties: [], warnings: [] };
  const part = entry.name;
  const found: DocumentProperty[] = [];
  const keywords: string[] = [];
  const add = (name: string, value: DocumentProperty['value'], isCustom = false): void => {
    if (value !== '') found.push({ name, value, isCustom, part });
  };
  const open = (name: string, attributes: Attributes): ElementReader | null => {
    if (name === 'office:meta') return { open };
    for (const [attribute, own] of name === 'meta:document-statistic' ? Object.entries(statistics) : []) {
      const count = attributes[attribute];
      if (count !== undefined && Number.isFinite(Number(count))) add(own, Number(count));
    }
    if (name === 'meta:user-defined')
      return createPlainTextReader((text) =>
        add(attributes['meta:name'] ?? '', toCustomValue(attributes['meta:value-type'], text), true),
      );
    if (name === 'meta:keyword') return createPlainTextReader((text) => void keywords.push(text));
    const own = Object.hasOwn(names, name) ? names[name] : undefined;
    return own === undefined ? null : createPlainTextReader((text) => add(own, text));
  };
  const { fault } = attemptReading(() => readElements(archive, entry, { open: () => ({ open }) }));
  add('keywords', keywords.join(', '));
  if (fault === null) return { properties: found, warnings: [] };
  if (fault.code !== 'damaged-part') throw fault;
  return { properties: found, warnings: [{ code: fault.code, part, message: fault.message }] };
}
