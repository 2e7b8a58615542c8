import type { Ref } from 'react';
import type { ClockReading } from '#api';
import type { ClockView, TaskForWork } from '#contract';
import { StartCard } from '../clock/start-card.tsx';
import type { Signals } from '../clock/use-signals.ts';
import { Deliverables } from '../files/deliverables.tsx';
import type { Viewing } from '../files/shown-file.ts';
import type { PickUp } from '../files/use-pick-up.ts';
import type { Preflight } from '../files/use-preflight.ts';
import type { Uploads } from '../files/use-uploads.ts';
import type { Place } from '../place.ts';
import { History } from '../submit/history.tsx';
import { AcceptedCard, WaitingCard } from '../submit/outcome-cards.tsx';
import { ReturnNotes } from '../submit/return-notes.tsx';

interface WorkSideProps {
  readonly place: Place;
  readonly task: TaskForWork;
  readonly clock: ClockView;
  readonly reading: ClockReading;
  readonly signals: Signals;
  readonly uploads: Uploads;
  readonly preflight: Preflight;
  readonly viewing: Viewing;
  readonly pickUp: PickUp | null;
  /** Another clock runs, so that this one cannot start. */
  readonly isBlocked: boolean;
  readonly startRef: Ref<HTMLButtonElement>;
  readonly chooseRef: Ref<HTMLButtonElement>;
  readonly onDecline: () => void;
}

/** One's own side of the task: what to do next on top, what was before below. */
export function WorkSide(props: WorkSideProps) {
  const { place, task, viewing } = props;
  const last = task.submissions.at(-1);
  const returned = last?.outcome === 'returned' ? last : null;
  return (
    <>
      <NextStep {...props} returned={returned} />
      <History
        place={place}
        submissions={task.submissions}
        notedRound={returned?.roundNumber ?? null}
        viewing={viewing}
      />
    </>
  );
}

function NextStep(props: WorkSideProps & { readonly returned: TaskForWork['submissions'][number] | null }) {
  const { clock, signals, returned } = props;
  switch (clock.state) {
    case 'not-started':
    case 'returned':
      return (
        <>
          {returned && <ReturnNotes submission={returned} />}
          <StartCard
            clock={clock}
            signals={signals}
            startRef={props.startRef}
            isBlocked={props.isBlocked}
            onDecline={props.onDecline}
          />
        </>
      );
    case 'running':
    case 'paused':
    case 'suspended':
      return (
        <>
          {returned && <ReturnNotes submission={returned} />}
          <Deliverables {...props} />
        </>
      );
    case 'submitted':
      return <WaitingCard {...props} />;
    case 'accepted':
      return <AcceptedCard {...props} />;
    case 'withdrawn':
      return null;
  }
}
