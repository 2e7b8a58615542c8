import type { Desk } from './use-desk.ts';
import { useTaskKeys } from './use-task-keys.ts';

interface Focusable {
  readonly current: HTMLElement | null;
}

/** The places on the screen that a key leads to. */
export interface DeskPlaces {
  readonly instruction: Focusable;
  readonly inputs: Focusable;
  readonly viewer: Focusable;
  readonly desk: Focusable;
  readonly start: Focusable;
  readonly choose: Focusable;
}

/** Binds the keys to what the desk can do now. */
export function useDeskKeys(desk: Desk, places: DeskPlaces): void {
  const { clock, signals, viewing, instruction, pickUp } = desk;
  const { state } = clock;
  const startOrResume = () => {
    // Starting takes a press of its own: it cannot be undone.
    if (state === 'not-started' || state === 'returned') places.start.current?.focus();
    else signals.send({ kind: desk.isHere ? 'resume' : 'take-over' });
  };
  const hasStartResume = state !== 'submitted' && state !== 'accepted' && !desk.canPause;
  useTaskKeys({
    startResume: hasStartResume ? startOrResume : null,
    pause: desk.canPause ? desk.openPause : null,
    upload: desk.canAdd ? () => places.choose.current?.click() : null,
    pickUp: desk.canAdd && pickUp ? pickUp.run : null,
    submit: desk.canSubmit ? desk.openSubmit : null,
    switchLanguage: instruction.languages.length > 1 ? instruction.switchOver : null,
    viewer: viewing.last ? viewing.showOrHide : null,
    instruction: () => places.instruction.current?.focus(),
    inputs: () => places.inputs.current?.focus(),
    viewerRegion: viewing.shown ? () => places.viewer.current?.focus() : null,
    desk: () => places.desk.current?.focus(),
  });
}
