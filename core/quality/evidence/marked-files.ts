import type { EvidenceMark } from '#contract';
import { listFilesOfSubmissions, type MarkRecord, type Reader, getTaskForWork } from '#db';
import type { Sha256, SubmissionId, TaskId } from '#domain';

/** A file in which somebody may mark. */
export interface MarkableFile {
  readonly kind: 'input' | 'deliverable';
  readonly position: number;
  readonly name: string;
  readonly sha256: Sha256;
  /** Of several with one position, the one that counts now. */
  readonly isCurrent: boolean;
}

interface Listed {
  readonly position: number;
  readonly name: string;
  readonly sha256: Sha256 | null;
}

const toMarkable =
  (kind: MarkableFile['kind'], isCurrent: boolean) =>
  ({ position, name, sha256 }: Listed): readonly MarkableFile[] =>
    sha256 === null ? [] : [{ kind, position, name, sha256, isCurrent }];

/** What is delivered now first, then the task's inputs, then what was submitted in the rounds before. */
export async function listMarkableFiles(
  db: Reader,
  taskId: TaskId,
  current: readonly Listed[],
  earlier: readonly SubmissionId[],
): Promise<readonly MarkableFile[]> {
  const { inputs } = await getTaskForWork(db, taskId);
  const submitted = await listFilesOfSubmissions(db, earlier);
  return [
    ...current.flatMap(toMarkable('deliverable', true)),
    ...inputs.flatMap(toMarkable('input', true)),
    ...submitted.flatMap(toMarkable('deliverable', false)),
  ];
}

/** The file that a mark is in as it is called now, or else the one that took its place. */
export function findMarkedFile(files: readonly MarkableFile[], mark: MarkRecord): EvidenceMark['file'] {
  const isSame = ({ kind, position }: MarkableFile) =>
    kind === mark.fileKind && position === mark.filePosition;
  const found =
    files.find((file) => file.sha256 === mark.sha256 && isSame(file)) ??
    files.find((file) => file.sha256 === mark.sha256) ??
    files.find((file) => file.isCurrent && isSame(file));
  return found ? { kind: found.kind, name: found.name } : null;
}
