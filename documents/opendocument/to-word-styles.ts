import { emptyStyle, noStyles, type WordStyle, type WordStyles } from '../word/parts/styles.ts';
import type { OpenStyles } from './open-styles.ts';

/** Common styles as Word's: `heading 1` is what LibreOffice shows as `Heading 1`. */
export function toWordStyles({ byKey }: OpenStyles): WordStyles {
  const byId = new Map<string, WordStyle>();
  for (const { name, displayName, family, parent, run, paragraph, isAutomatic } of byKey.values()) {
    if (isAutomatic || (family !== 'paragraph' && family !== 'text') || byId.has(name)) continue;
    const type = family === 'text' ? 'character' : 'paragraph';
    byId.set(name, { ...emptyStyle, id: name, type, name: displayName, basedOn: parent, paragraph, run });
  }
  return { ...noStyles, byId };
}
