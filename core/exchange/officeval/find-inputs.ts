import type { FaultList } from './fault-list.ts';
import type { PackEntry } from './pack-archive.ts';
import type { PackTask } from './pack-task.ts';

/** Per task id: its inputs by name, null where no file was found. */
export type FoundInputs = ReadonlyMap<string, ReadonlyMap<string, PackEntry | null>>;

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const exactKey = (path: string): string => baseName(path).normalize('NFC');
const looseKey = (path: string): string => exactKey(path).toLowerCase();

/**
 * Finds each task's inputs by name: in a folder named after the task first, then in any folder that is not
 * another task's own. Composition of letters never matters; their case only when nothing else fits.
 */
export function findInputs(
  tasks: readonly PackTask[],
  entries: readonly PackEntry[],
  faults: FaultList,
): FoundInputs {
  const byKey = Map.groupBy(entries, (entry) => looseKey(entry.path));
  const ids = new Set(tasks.map((task) => task.externalId));
  return new Map(
    tasks.map((task) => {
      const find = (name: string): PackEntry | null => {
        const chosen = narrow(byKey.get(name.toLowerCase()) ?? [], name, task.externalId, ids);
        if (chosen.length > 1) warnOfSeveral(task, name, chosen, faults);
        return chosen.length === 1 ? (chosen[0] ?? null) : null;
      };
      return [task.externalId, new Map(task.inputs.map(({ name }) => [name, find(name)]))];
    }),
  );
}

function narrow(
  sameName: readonly PackEntry[],
  name: string,
  taskId: string,
  ids: ReadonlySet<string>,
): readonly PackEntry[] {
  const foldersOf = (entry: PackEntry) => entry.path.split('/').slice(0, -1);
  const own = sameName.filter((entry) => foldersOf(entry).includes(taskId));
  const free = sameName.filter((entry) => !foldersOf(entry).some((folder) => ids.has(folder)));
  const place = own.length > 0 ? own : free;
  const exact = place.filter((entry) => exactKey(entry.path) === name);
  return exact.length > 0 ? exact : place;
}

function warnOfSeveral(task: PackTask, name: string, chosen: readonly PackEntry[], faults: FaultList): void {
  const places = chosen
    .map((entry) => entry.path)
    .slice(0, 5)
    .join(', ');
  const message = `${name} lies in several places (${places}); put the right one under task_files/${task.externalId}/.`;
  faults.warn('duplicate-input', { file: task.file, taskId: task.externalId }, message);
}
