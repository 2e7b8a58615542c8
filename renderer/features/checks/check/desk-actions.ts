import type { ClockView } from '#contract';
import type { CheckRound } from '../files/check-file.ts';
import type { ShownFiles } from '../files/use-shown-files.ts';
import type { RubricState } from '../rubric/use-rubric.ts';
import type { Regions } from './regions.ts';
import type { CheckActions } from './use-check-keys.ts';
import type { LanguageChoice } from './use-language.ts';

interface Desk {
  readonly clock: ClockView;
  readonly isDecided: boolean;
  readonly rubric: RubricState;
  readonly language: LanguageChoice;
  readonly shown: ShownFiles;
  readonly rounds: readonly CheckRound[];
  readonly regions: Regions;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onDecide: (decision: 'accept' | 'return') => void;
}

/** What the keys of the check screen do as it stands now. */
export function listDeskActions(desk: Desk): CheckActions {
  const { clock, isDecided, rubric, language, shown, rounds, regions, onPause, onResume, onDecide } = desk;
  const whileOpen = (action: () => void) => (isDecided ? null : action);
  const viewable = (rounds[0]?.files ?? []).filter(({ kind }) => kind !== null);
  return {
    next: () => rubric.move(1),
    previous: () => rubric.move(-1),
    note: whileOpen(() => rubric.writeNote()),
    tick: whileOpen(rubric.tickChosen),
    filter: rubric.switchFilter,
    summary: whileOpen(() => regions.summary.current?.focus()),
    accept: whileOpen(() => onDecide('accept')),
    return: whileOpen(() => onDecide('return')),
    clock: isDecided || clock.openIn !== null ? null : clock.state === 'running' ? onPause : onResume,
    language: language.available.length > 1 ? language.switchOver : null,
    file: viewable.length === 0 ? null : () => showNext(viewable, shown),
    closeFiles: shown.list.length === 0 ? null : shown.closeAll,
    instruction: () => regions.instruction.current?.focus(),
    inputs: () => regions.inputs.current?.focus(),
    files: () => regions.files.current?.focus(),
    rubric: () => regions.rubric.current?.focus(),
  };
}

/** Shows the deliverable after the one on show, round and round. */
function showNext(viewable: CheckRound['files'], shown: ShownFiles): void {
  const index = viewable.findIndex((file) => shown.isShown(file));
  const next = viewable[(index + 1) % viewable.length];
  if (next && !shown.isShown(next)) shown.toggle(next);
}
