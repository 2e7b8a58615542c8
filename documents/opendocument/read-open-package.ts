import type { DocumentWarning } from '../facts/fact.ts';
import type { Relationship } from '../office/relationships.ts';
import { attemptReading } from '../package/attempt-reading.ts';
import { DocumentError } from '../package/document-error.ts';
import type { ZipArchive } from '../package/zip-archive.ts';
import { type ElementReader, readElements } from '../xml/read-elements.ts';
import type { OpenReading } from './open-reading.ts';
import { createOpenStyles, createStylesReader, type OpenStyles } from './open-styles.ts';
import { createPlainTextReader } from './read-plain-text.ts';

type OpenPart = (name: string) => ElementReader | null;

interface PartReaders {
  readonly createReading: (styles: OpenStyles, readFormula: OpenReading['readFormula']) => OpenReading;
  /** Reads office:master-styles of styles.xml. */
  readonly createMasterReader: (reading: OpenReading, part: string) => ElementReader;
  /** Reads office:text or office:presentation; null for other kinds of body. */
  readonly createBodyReader: (reading: OpenReading, part: string, name: string) => ElementReader | null;
}

function readRoot(archive: ZipArchive, part: string, open: OpenPart): void {
  const entry = archive.findEntry(part);
  if (entry === null) throw new DocumentError('damaged-package', `There is no ${part}.`, part);
  readElements(archive, entry, { open: () => ({ open }) });
}

/** The text of an embedded MathML formula, LaTeX-free; null where the object is something else. */
function createFormulaFinder(archive: ZipArchive): OpenReading['readFormula'] {
  return (href) => {
    const entry = archive.findEntry(`${href.replace(/^\.\//, '')}/content.xml`);
    if (entry === null) return null;
    let found: string | null = null;
    const content: ElementReader = {
      open: (name) => {
        // The annotation repeats the formula in another notation.
        if (name === 'math:annotation') return null;
        const isLeaf = /^math:m[ino]$|^math:mtext$/.test(name);
        return isLeaf ? createPlainTextReader((text) => void (found = (found ?? '') + text)) : content;
      },
    };
    const { fault } = attemptReading(() =>
      readElements(archive, entry, { open: (name) => (name === 'math:math' ? content : null) }),
    );
    if (fault !== null && fault.code !== 'damaged-part') throw fault;
    return found;
  };
}

/** Reads styles.xml, then content.xml; damage of the former is a warning, of the latter a DocumentError. */
export function readOpenPackage(
  archive: ZipArchive,
  readers: PartReaders,
): { readonly reading: OpenReading; readonly warnings: readonly DocumentWarning[] } {
  const styles = createOpenStyles();
  const reading = readers.createReading(styles, createFormulaFinder(archive));
  const openStyles = (name: string): ElementReader | null =>
    name === 'office:styles' || name === 'office:automatic-styles'
      ? createStylesReader(styles, name === 'office:automatic-styles')
      : null;
  const { fault } = attemptReading(() =>
    readRoot(archive, 'styles.xml', (name) =>
      name === 'office:master-styles' ? readers.createMasterReader(reading, 'styles.xml') : openStyles(name),
    ),
  );
  if (fault !== null && fault.code !== 'damaged-part' && fault.code !== 'damaged-package') throw fault;
  readRoot(archive, 'content.xml', (name) =>
    name === 'office:body'
      ? { open: (body) => readers.createBodyReader(reading, 'content.xml', body) }
      : openStyles(name),
  );
  return {
    reading,
    warnings: fault === null ? [] : [{ code: 'damaged-part', part: 'styles.xml', message: fault.message }],
  };
}

/** Where an address leads: OpenDocument has no relationships, so an address is its own. */
export function toRelationship(archive: ZipArchive, href: string): Relationship {
  const part = archive.findEntry(href.replace(/^\.\//, ''))?.name ?? null;
  const isExternal = part === null && !href.startsWith('#');
  return { id: href, type: '', target: href, isExternal, part };
}
