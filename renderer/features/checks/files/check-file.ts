import type { CheckView, Deliverable, TaskInput } from '#contract';
import type { SubmissionId } from '#domain';
import { findMediaKind } from '#viewers';
import type { MediaKind } from '#viewers';
import type { Place } from '../place.ts';
import { checkFileUrls } from './file-urls.ts';
import type { FileUrls } from './file-urls.ts';

/** A file of a check: an input of the task (no submission), or a deliverable of one round. */
export interface CheckFile extends FileUrls {
  readonly name: string;
  readonly bytes: number | null;
  readonly position: number;
  readonly submissionId: SubmissionId | null;
  /** Round of a deliverable; null for an input. */
  readonly roundNumber: number | null;
  /** False for an input that is missing from the pack. */
  readonly isThere: boolean;
  readonly kind: MediaKind | null;
  readonly sha256: string | null;
  /** What is known of it from other files with the same bytes. */
  readonly same: { readonly round: number } | { readonly input: string } | null;
}

export const listInputs = (place: Place, inputs: readonly TaskInput[]): readonly CheckFile[] =>
  inputs.map(({ name, bytes, position, sha256 }) => ({
    name,
    bytes,
    position,
    submissionId: null,
    roundNumber: null,
    isThere: sha256 !== null,
    kind: findMediaKind(name),
    sha256,
    same: null,
    ...checkFileUrls(place, null, position),
  }));

/** A round with its files, as the expert may choose it. */
export interface CheckRound {
  readonly roundNumber: number;
  readonly isCurrent: boolean;
  readonly files: readonly CheckFile[];
}

/** The round to check first, then earlier ones, latest first. */
export function listCheckRounds(place: Place, check: CheckView): readonly CheckRound[] {
  const rounds = [
    ...check.earlier,
    { roundNumber: check.roundNumber, submissionId: check.submissionId, files: check.files },
  ];
  return rounds
    .map(({ roundNumber, submissionId, files }, index) => ({
      roundNumber,
      isCurrent: submissionId === check.submissionId,
      files: files.map((file): CheckFile => {
        const { name, bytes, position } = file;
        return {
          name,
          bytes,
          position,
          submissionId,
          roundNumber,
          isThere: true,
          kind: findMediaKind(name),
          sha256: file.sha256,
          same: findSame(file, check.inputs, rounds.slice(0, index)),
          ...checkFileUrls(place, submissionId, position),
        };
      }),
    }))
    .toReversed();
}

type RoundFiles = { readonly roundNumber: number; readonly files: readonly Deliverable[] };

function findSame(
  { sha256 }: Deliverable,
  inputs: readonly TaskInput[],
  before: readonly RoundFiles[],
): CheckFile['same'] {
  const input = inputs.find((entry) => entry.sha256 === sha256);
  if (input) return { input: input.name };
  const round = before.findLast(({ files }) => files.some((file) => file.sha256 === sha256));
  return round ? { round: round.roundNumber } : null;
}
