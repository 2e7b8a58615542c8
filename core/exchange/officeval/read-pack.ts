import { createHash } from 'node:crypto';
import type { PackFault } from '#contract';
import { taskLanguages, type TaskLanguage } from '#domain';
import { FaultList } from './fault-list.ts';
import { loadTexts, readJson, type LoadedText } from './load-json.ts';
import { mergeLanguages } from './merge-languages.ts';
import type { PackArchive, PackEntry } from './pack-archive.ts';
import { findLayout, type SheetFolder } from './pack-layout.ts';
import type { PackTask, RubricSheet, TaskSheet } from './pack-task.ts';
import { parseRubricSheet, parseTaskSheet, type RecordPlace } from './parse-sheets.ts';
import { readMergedList } from './read-merged-list.ts';
import { detectLanguage } from './text-language.ts';

/** What a pack says, and everything that is wrong with it. */
export interface PackContent {
  /** Of the names and bytes of its task and rubric files: the same for a folder and for its zip. */
  readonly sha256: string;
  readonly languages: readonly TaskLanguage[];
  readonly tasks: readonly PackTask[];
  /** Files of the pack among which its inputs may be. */
  readonly others: readonly PackEntry[];
  readonly faults: readonly PackFault[];
}

interface Sheets {
  readonly tasks: readonly TaskSheet[];
  readonly rubrics: readonly RubricSheet[];
  readonly loaded: readonly LoadedText[];
  readonly others: readonly PackEntry[];
}

/** Reads an OfficeVal pack (FORMATS, *In*). Never throws for what the pack holds: faults are listed. */
export async function readPack(archive: PackArchive): Promise<PackContent> {
  const faults = new FaultList();
  const sheets =
    archive.shape === 'merged-json' ? await readMerged(archive, faults) : await readFolders(archive, faults);
  if (sheets.tasks.length === 0 && faults.all.length === 0 && archive.faults.length === 0) {
    const message =
      'No tasks were found. Choose the folder or zip that holds tasks/ or task-en/, and rubrics beside it.';
    faults.stop('nothing-found', { file: archive.name }, message);
  }
  const tasks = mergeLanguages(sheets.tasks, sheets.rubrics, faults);
  refuseLookalikes(sheets.tasks, faults);
  return {
    sha256: hashTexts(sheets.loaded),
    languages: taskLanguages.filter((language) => sheets.tasks.some((sheet) => sheet.language === language)),
    tasks,
    others: sheets.others,
    faults: [...archive.faults, ...faults.all],
  };
}

/** Two ids that are one folder's name on some system are one id too many. */
function refuseLookalikes(sheets: readonly TaskSheet[], faults: FaultList): void {
  const spelled = new Map<string, string>();
  for (const { externalId, file } of sheets) {
    const key = externalId.normalize('NFKC').toLowerCase();
    const other = spelled.get(key) ?? externalId;
    spelled.set(key, other);
    if (other === externalId) continue;
    const message = `The id ${externalId} differs from ${other} in nothing but its spelling.`;
    faults.stop('duplicate-id', { file, taskId: externalId }, message);
  }
}

async function readMerged(archive: PackArchive, faults: FaultList): Promise<Sheets> {
  const loaded = await loadTexts(archive.entries, faults);
  const lists = loaded.map(({ entry, text }) =>
    text === null ? null : readMergedList(text, entry.path, faults),
  );
  return {
    tasks: lists.flatMap((list) => list?.tasks ?? []),
    rubrics: lists.flatMap((list) => list?.rubrics ?? []),
    loaded,
    others: [],
  };
}

async function readFolders(archive: PackArchive, faults: FaultList): Promise<Sheets> {
  const layout = findLayout(archive.entries);
  const isMarked = layout.folders.some((folder) => folder.language !== null);
  const tasks: TaskSheet[] = [];
  const rubrics: RubricSheet[] = [];
  const loaded: LoadedText[] = [];
  for (const folder of layout.folders) {
    const texts = await loadTexts(folder.entries, faults);
    const values = texts.map(({ entry, text }) =>
      text === null ? undefined : readJson(text, entry.path, faults),
    );
    // Beside a marked folder the plain one is the original language.
    const language = folder.language ?? (isMarked ? 'zh' : detectFolderLanguage(values));
    values.forEach((value, index) => {
      const place = { file: texts[index]?.entry.path ?? '', line: null };
      if (value !== undefined) addSheet(folder, value, place, language, faults, tasks, rubrics);
    });
    loaded.push(...texts);
  }
  return { tasks, rubrics, loaded, others: layout.others };
}

function addSheet(
  { kind }: SheetFolder,
  value: unknown,
  place: RecordPlace,
  language: TaskLanguage,
  faults: FaultList,
  tasks: TaskSheet[],
  rubrics: RubricSheet[],
): void {
  if (kind === 'task') {
    const sheet = parseTaskSheet(value, place, () => language, faults);
    if (sheet !== null) tasks.push(sheet);
  } else {
    const sheet = parseRubricSheet(value, place, () => language, faults);
    if (sheet !== null) rubrics.push(sheet);
  }
}

/** One language for a whole folder: a short instruction alone says too little. */
function detectFolderLanguage(values: readonly unknown[]): TaskLanguage {
  const instructions = values.map((value) =>
    typeof value === 'object' &&
    value !== null &&
    'instruction' in value &&
    typeof value.instruction === 'string'
      ? value.instruction
      : '',
  );
  return detectLanguage(instructions.join('\n'));
}

function hashTexts(loaded: readonly LoadedText[]): string {
  const hash = createHash('sha256');
  const named = loaded.map(
    ({ entry, sha256 }) => `${entry.path.split('/').slice(-2).join('/')}\0${sha256}\n`,
  );
  for (const line of named.toSorted()) hash.update(line);
  return hash.digest('hex');
}
