import type { ZipArchive, ZipEntry } from '../package/zip-archive.ts';
import { type Attributes, createRootScope, type NamespaceScope } from './namespace-scope.ts';
import { readXmlEntry } from './read-xml.ts';

export type { Attributes } from './namespace-scope.ts';

/**
 * Reads what is inside one element. `open` answers with the reader of the child, or null to pass over it; names are
 * canonical (`p:sp`, `a:t`), whatever prefixes a file uses. Of mc:AlternateContent only one branch is seen.
 */
export interface ElementReader {
  readonly open?: (name: string, attributes: Attributes) => ElementReader | null;
  readonly text?: (text: string) => void;
  readonly close?: () => void;
}

/** For an element whose children nobody reads; unlike null it still may be followed by text of its parent. */
export const emptyReader: ElementReader = {};

interface Level {
  readonly reader: ElementReader;
  readonly scope: NamespaceScope;
  /** Of an mc:AlternateContent: whether one of its branches was read. */
  alternative: 'open' | 'taken' | null;
}

function hasDeclaration(attributes: Attributes): boolean {
  for (const name in attributes) if (name.startsWith('xmlns')) return true;
  return false;
}

function isBranchRead(level: Level, scope: NamespaceScope, name: string, attributes: Attributes): boolean {
  if (level.alternative === 'taken') return false;
  return name === 'mc:Fallback' || (name === 'mc:Choice' && scope.understands(attributes['Requires'] ?? ''));
}

// Both the container and its branch are seen through: their children go to the reader around them.
function seeThrough({ open }: ElementReader): ElementReader {
  return open === undefined ? emptyReader : { open };
}

/** Reads one XML part element by element, without recursion; throws what readXmlEntry throws. */
export function readElements(archive: ZipArchive, entry: ZipEntry, root: ElementReader): void {
  const levels: Level[] = [{ reader: root, scope: createRootScope(), alternative: null }];
  let top = levels[0] as Level;
  let passedOver = 0;
  const push = (reader: ElementReader, scope: NamespaceScope, alternative: 'open' | null): void => {
    top = { reader, scope, alternative };
    levels.push(top);
  };
  readXmlEntry(archive, entry, {
    hasRawNames: true,
    onOpen: (rawName, rawAttributes) => {
      if (passedOver > 0) {
        passedOver += 1;
        return;
      }
      const scope = hasDeclaration(rawAttributes) ? top.scope.enter(rawAttributes) : top.scope;
      const name = scope.nameOf(rawName);
      if (top.alternative !== null) {
        if (isBranchRead(top, scope, name, rawAttributes)) {
          top.alternative = 'taken';
          push(seeThrough(top.reader), scope, null);
        } else passedOver = 1;
      } else if (name === 'mc:AlternateContent') push(seeThrough(top.reader), scope, 'open');
      else {
        const reader = top.reader.open?.(name, scope.attributesOf(rawAttributes)) ?? null;
        if (reader === null) passedOver = 1;
        else push(reader, scope, null);
      }
    },
    onText: (text) => {
      if (passedOver === 0) top.reader.text?.(text);
    },
    onClose: () => {
      if (passedOver > 0) passedOver -= 1;
      else {
        top.reader.close?.();
        levels.pop();
        top = levels.at(-1) as Level;
      }
    },
  });
}
