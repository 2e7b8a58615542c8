import type { Fact } from '../../facts/fact.ts';
import type { LibraryWorkbook } from './library-workbook.ts';

const names: Readonly<Record<string, string>> = {
  Title: 'title',
  Subject: 'subject',
  Author: 'creator',
  Keywords: 'keywords',
  Comments: 'description',
  LastAuthor: 'lastModifiedBy',
  CreatedDate: 'created',
  ModifiedDate: 'modified',
  Category: 'category',
  Manager: 'manager',
  Company: 'company',
  Application: 'application',
};

// What the library puts among the custom properties although the file does not.
const notCustom = new Set(
  (
    'SystemIdentifier CodePage AppVersion ScaleCrop LinksUpToDate SharedDoc HyperlinksChanged FMTID DocSecurity Worksheets ' +
    'NamedRanges Chartsheets TitlesOfParts HeadingPairs SheetNames LastPrinted RevNumber EditTime Template Locale Behavior'
  ).split(' '),
);

function toValue(value: unknown): string | number | boolean | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Document properties as the library gives them. */
export function listPropertyFacts({ Props = {}, Custprops = {} }: LibraryWorkbook): Fact[] {
  const known = Object.entries(names).map(([key, name]) => [name, toValue(Props[key]), false] as const);
  const own = Object.entries(Custprops).filter(
    ([name]) => !notCustom.has(name) && !Object.hasOwn(names, name),
  );
  const custom = own.map(([name, value]) => [name, toValue(value), true] as const);
  return [...known, ...custom]
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value, isCustom], at) => ({
      id: `metadata-${at + 1}`,
      type: 'metadata',
      anchor: {
        selectors: [
          {
            kind: 'element',
            part: '',
            elementId: name,
            elementKind: isCustom ? 'custom-property' : 'property',
          },
        ],
      },
      name,
      value,
      ...(isCustom ? { custom: true } : {}),
    }));
}
