import type { Ref } from 'react';
import type { TaskForWork } from '#contract';
import { StartCard } from '../clock/start-card.tsx';
import { Deliverables } from '../files/deliverables.tsx';
import type { Place } from '../place.ts';
import { History } from '../submit/history.tsx';
import { AcceptedCard, WaitingCard } from '../submit/outcome-cards.tsx';
import { ReturnNotes } from '../submit/return-notes.tsx';
import type { Desk } from './use-desk.ts';

interface WorkSideProps {
  readonly place: Place;
  readonly task: TaskForWork;
  readonly desk: Desk;
  readonly startRef: Ref<HTMLButtonElement>;
  readonly chooseRef: Ref<HTMLButtonElement>;
}

/** One's own side of the task: what to do next on top, what was before below. */
export function WorkSide(props: WorkSideProps) {
  const { place, task, desk } = props;
  const last = task.submissions.at(-1);
  const returned = last?.outcome === 'returned' ? last : null;
  return (
    <>
      {returned && <ReturnNotes submission={returned} />}
      <NextStep {...props} />
      <History
        place={place}
        submissions={task.submissions}
        notedRound={returned?.roundNumber ?? null}
        viewing={desk.viewing}
      />
    </>
  );
}

function NextStep({ place, task, desk, startRef, chooseRef }: WorkSideProps) {
  const { clock, reading, signals } = desk;
  switch (clock.state) {
    case 'not-started':
    case 'returned':
      return (
        <StartCard
          clock={clock}
          signals={signals}
          startRef={startRef}
          isBlocked={desk.other !== null}
          onDecline={desk.openDecline}
        />
      );
    case 'running':
    case 'paused':
    case 'suspended':
      return (
        <Deliverables
          place={place}
          task={task}
          uploads={desk.uploads}
          preflight={desk.preflight}
          viewing={desk.viewing}
          pickUp={desk.pickUp}
          chooseRef={chooseRef}
        />
      );
    case 'submitted':
      return <WaitingCard task={task} reading={reading} />;
    case 'accepted':
      return <AcceptedCard task={task} reading={reading} />;
    case 'withdrawn':
      return null;
  }
}
