import type { TaskLanguage } from '#domain';
import type { PackEntry } from './pack-archive.ts';

/** The files of one folder of sheets. */
export interface SheetFolder {
  readonly kind: 'task' | 'rubric';
  /** As the folder's name says it; null when it does not. */
  readonly language: TaskLanguage | null;
  readonly entries: readonly PackEntry[];
}

export interface PackLayout {
  readonly folders: readonly SheetFolder[];
  /** Everything that is no sheet: inputs may be among it. */
  readonly others: readonly PackEntry[];
}

const sheetPath = /^((?:[^/]+\/){0,3}?)(tasks?|rubrics?)(?:[-_](en|zh))?\/[^/]+\.json$/i;
const byName = new Intl.Collator('en', { numeric: true });

/**
 * Finds `tasks`, `task-en`, `rubrics` and `rubrics-en` at the pack's root or in the folder that it was packed in.
 * Where several places hold such folders, the shallowest is the pack.
 */
export function findLayout(entries: readonly PackEntry[]): PackLayout {
  const visible = entries.filter(({ path }) => !/(^|\/)(\.|__MACOSX\/)/.test(path));
  const sheets = visible.flatMap((entry) => {
    const match = sheetPath.exec(entry.path);
    return match ? [{ entry, root: match[1] ?? '', match }] : [];
  });
  const depthOf = (root: string) => root.split('/').length;
  const root = sheets
    .map((sheet) => sheet.root)
    .toSorted((a, b) => depthOf(a) - depthOf(b) || byName.compare(a, b))[0];
  const chosen = sheets.filter((sheet) => sheet.root === root);
  const groups = Map.groupBy(chosen, ({ match }) => match[0].slice(0, match[0].lastIndexOf('/')));
  const taken = new Set(chosen.map((sheet) => sheet.entry));
  return {
    folders: [...groups.values()].map((group) => ({
      kind: /^task/i.test(group[0]?.match[2] ?? '') ? 'task' : 'rubric',
      language: (group[0]?.match[3]?.toLowerCase() as TaskLanguage | undefined) ?? null,
      entries: group.map((sheet) => sheet.entry).toSorted((a, b) => byName.compare(a.path, b.path)),
    })),
    others: visible.filter((entry) => !taken.has(entry)),
  };
}
