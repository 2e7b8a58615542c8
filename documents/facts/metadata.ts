import { attemptReading } from '../package/attempt-reading.ts';
import type { OfficePackage } from '../office/office-package.ts';
import { readElements, type ElementReader } from '../xml/read-elements.ts';
import type { DocumentWarning, Fact } from './fact.ts';

/** One document property: core, of the application, or somebody's own. */
export interface DocumentProperty {
  /** As in OOXML, its first letter in lower case: `lastModifiedBy`, `pages`. */
  readonly name: string;
  readonly value: string | number | boolean;
  readonly isCustom: boolean;
  readonly part: string;
}

export interface DocumentMetadata {
  readonly properties: readonly DocumentProperty[];
  readonly warnings: readonly DocumentWarning[];
}

type AddProperty = (name: string, value: string | number | boolean) => void;

const countNames = new Set(
  'pages words characters charactersWithSpaces lines paragraphs slides notes hiddenSlides mMClips totalTime'.split(
    ' ',
  ),
);
// Lists that facts of their own give better, and switches that every file has.
const leftOut = new Set(
  'titlesOfParts headingPairs digSig hLinks scaleCrop linksUpToDate sharedDoc hyperlinksChanged'.split(' '),
);

function localNameOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function createTextReader(onText: (text: string) => void): ElementReader {
  let text = '';
  const reader: ElementReader = { open: () => reader, text: (more) => void (text += more) };
  return { ...reader, open: () => reader, close: () => onText(text) };
}

/** Reads `<root><name>value</name>…</root>`, the form of core and application properties. */
function createPlainReader(add: AddProperty): ElementReader {
  const property = (raw: string): ElementReader | null => {
    const local = localNameOf(raw);
    const name = local.charAt(0).toLowerCase() + local.slice(1);
    if (leftOut.has(name)) return null;
    return createTextReader((text) => {
      const value = text.trim();
      if (value !== '') add(name, countNames.has(name) && /^-?\d+$/.test(value) ? Number(value) : text);
    });
  };
  return { open: () => ({ open: property }) };
}

function toCustomValue(type: string, text: string): string | number | boolean {
  if (type === 'bool') return /^(?:true|1)$/i.test(text.trim());
  const isNumber = /^(?:i[1248]|int|ui[1248]|uint|r[48]|decimal)$/.test(type);
  return isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function createCustomReader(add: AddProperty): ElementReader {
  return {
    open: () => ({
      open: (_name, attributes) => ({
        open: (type) =>
          createTextReader((text) => add(attributes['name'] ?? '', toCustomValue(localNameOf(type), text))),
      }),
    }),
  };
}

// The last segment of the relationship types, which strict files write without hyphens.
const kinds: Readonly<
  Record<string, { readonly create: (add: AddProperty) => ElementReader; readonly isCustom: boolean }>
> = {
  coreproperties: { create: createPlainReader, isCustom: false },
  extendedproperties: { create: createPlainReader, isCustom: false },
  customproperties: { create: createCustomReader, isCustom: true },
};

/** The properties of a package in the order of its relationships; a damaged part of them is a warning. */
export function readMetadata(pkg: OfficePackage): DocumentMetadata {
  const properties: DocumentProperty[] = [];
  const warnings: DocumentWarning[] = [];
  const seen = new Set<string>();
  for (const { type, part } of pkg.relationshipsOf('')) {
    const key = type.replaceAll('-', '').toLowerCase();
    const kind = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
    const entry = part === null ? null : pkg.archive.findEntry(part);
    if (kind === undefined || entry === null || seen.has(key)) continue;
    seen.add(key);
    const { isCustom } = kind;
    const reader = kind.create(
      (name, value) => void properties.push({ name, value, isCustom, part: entry.name }),
    );
    const { fault } = attemptReading(() => readElements(pkg.archive, entry, reader));
    if (fault !== null && fault.code !== 'damaged-part') throw fault;
    if (fault !== null) warnings.push({ code: fault.code, part: entry.name, message: fault.message });
  }
  return { properties, warnings };
}

/** The page count that the file itself states; null when it states none. */
export function findStatedPages({ properties }: DocumentMetadata): number | null {
  const pages = properties.find(({ name, isCustom }) => name === 'pages' && !isCustom)?.value;
  return typeof pages === 'number' && pages > 0 ? pages : null;
}

export function listMetadataFacts({ properties }: DocumentMetadata): Fact[] {
  return properties.map(({ name, value, isCustom, part }, index) => ({
    id: `metadata-${index + 1}`,
    type: 'metadata',
    anchor: {
      selectors: [
        { kind: 'element', part, elementId: name, elementKind: isCustom ? 'custom-property' : 'property' },
      ],
    },
    name,
    value,
    ...(isCustom ? { custom: true } : {}),
  }));
}
