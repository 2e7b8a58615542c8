import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { api, useProjectPath } from '#api';
import type { ClockView, TaskForWork } from '#contract';
import { useMessages } from '#messages';
import { ClockAnnouncer } from '../clock/clock-announcer.tsx';
import { ClockBanners } from '../clock/clock-banners.tsx';
import { PauseDialog } from '../clock/pause-dialog.tsx';
import { useSignals } from '../clock/use-signals.ts';
import { useTaskClock } from '../clock/use-task-clock.ts';
import { DeclineDialog } from '../decline-dialog.tsx';
import { Inputs } from '../files/inputs.tsx';
import { useNativeOpen } from '../files/use-native-open.ts';
import { usePickUp } from '../files/use-pick-up.ts';
import { usePreflight } from '../files/use-preflight.ts';
import { useUploads } from '../files/use-uploads.ts';
import type { Place } from '../place.ts';
import { SubmitDialog } from '../submit/submit-dialog.tsx';
import { useSubmitForm } from '../submit/submit-form.ts';
import { DropAnywhere } from './drop-anywhere.tsx';
import { InstructionText } from './instruction-text.tsx';
import { ReadingSide } from './reading-side.tsx';
import { TaskBar } from './task-bar.tsx';
import { useInstruction } from './use-instruction.ts';
import { useTaskKeys } from './use-task-keys.ts';
import { useViewing } from './use-viewing.ts';
import { ViewerPane } from './viewer-pane.tsx';
import { WorkSide } from './work-side.tsx';

interface TaskDeskProps {
  readonly place: Place;
  readonly task: TaskForWork;
}

const isWorkable = ({ state }: ClockView) =>
  state === 'running' || state === 'paused' || state === 'suspended';

/** The task with everything needed to do it: instruction and files on one side, one's own work on the other. */
export function TaskDesk({ place, task }: TaskDeskProps) {
  const t = useMessages('work');
  const path = useProjectPath();
  const [, navigate] = useLocation();
  const { clock, reading } = useTaskClock(place, task.clock);
  const signals = useSignals(place, clock);
  const instruction = useInstruction(task.instruction);
  const native = useNativeOpen(place);
  const uploads = useUploads(place);
  const pickUp = usePickUp(place);
  const preflight = usePreflight(place, isWorkable(clock) ? task.drafts : []);
  const viewing = useViewing();
  const submitForm = useSubmitForm(place.assignmentId);
  const other = useOtherRunning(place, clock);
  const [isPausing, setIsPausing] = useState(false);
  const [isDeclining, setIsDeclining] = useState(false);
  const instructionRef = useRef<HTMLElement>(null);
  const inputsRef = useRef<HTMLElement>(null);
  const viewerRef = useRef<HTMLElement>(null);
  const deskRef = useRef<HTMLElement>(null);
  const startRef = useRef<HTMLButtonElement>(null);
  const chooseRef = useRef<HTMLButtonElement>(null);
  const isHere = clock.openIn === null;
  const canAdd = isWorkable(clock);
  const canPause = clock.state === 'running' && isHere;
  const openPause = () => {
    signals.reset();
    setIsPausing(true);
  };
  const openSubmit = () => {
    signals.reset();
    submitForm.change({ isOpen: true });
  };
  const startOrResume = () => {
    // Starting takes a press of its own: it cannot be undone.
    if (clock.state === 'not-started' || clock.state === 'returned') startRef.current?.focus();
    else signals.send({ kind: isHere ? 'resume' : 'take-over' });
  };
  const hasStartResume = clock.state !== 'submitted' && clock.state !== 'accepted' && !canPause;
  useTaskKeys({
    startResume: hasStartResume ? startOrResume : null,
    pause: canPause ? openPause : null,
    upload: canAdd ? () => chooseRef.current?.click() : null,
    pickUp: canAdd && task.folder !== null ? pickUp.run : null,
    submit: canAdd && isHere ? openSubmit : null,
    switchLanguage: instruction.languages.length > 1 ? instruction.switchOver : null,
    viewer: viewing.last ? viewing.showOrHide : null,
    instruction: () => instructionRef.current?.focus(),
    inputs: () => inputsRef.current?.focus(),
    viewerRegion: viewing.shown ? () => viewerRef.current?.focus() : null,
    desk: () => deskRef.current?.focus(),
  });
  return (
    <div className="pl-task">
      <ClockAnnouncer clock={clock} reading={reading} />
      <TaskBar
        task={task}
        clock={clock}
        reading={reading}
        signals={signals}
        onPause={openPause}
        onSubmit={openSubmit}
      />
      <div className="pl-task-banners">
        <ClockBanners clock={clock} reading={reading} signals={signals} other={other} />
      </div>
      <div className="pl-task-panes">
        <ReadingSide
          instruction={<InstructionText instruction={instruction} />}
          inputs={<Inputs place={place} task={task} native={native} viewing={viewing} />}
          instructionRef={instructionRef}
          inputsRef={inputsRef}
          viewer={
            viewing.shown && (
              <ViewerPane
                file={viewing.shown}
                isWide={viewing.isWide}
                regionRef={viewerRef}
                onWiden={viewing.widen}
                onClose={viewing.close}
              />
            )
          }
        />
        <section ref={deskRef} className="pl-desk" aria-label={t('task.regions.desk')} tabIndex={-1}>
          <WorkSide
            place={place}
            task={task}
            clock={clock}
            reading={reading}
            signals={signals}
            uploads={uploads}
            preflight={preflight}
            viewing={viewing}
            pickUp={task.folder === null ? null : pickUp}
            isBlocked={other !== null}
            startRef={startRef}
            chooseRef={chooseRef}
            onDecline={() => setIsDeclining(true)}
          />
        </section>
      </div>
      <DropAnywhere isActive={canAdd} onFiles={uploads.add} />
      <PauseDialog isOpen={isPausing && canPause} signals={signals} onClose={() => setIsPausing(false)} />
      <SubmitDialog
        place={place}
        drafts={task.drafts}
        preflight={preflight}
        pendingUploadCount={uploads.pendingCount}
        signals={signals}
      />
      <DeclineDialog
        task={
          isDeclining
            ? { ...place, externalId: task.externalId, isStarted: clock.state !== 'not-started' }
            : null
        }
        onClose={() => setIsDeclining(false)}
        onDeclined={() => navigate(path('work'))}
      />
    </div>
  );
}

/** The other task of this person on which the clock runs, while this one could be started or resumed. */
function useOtherRunning({ projectId, assignmentId }: Place, clock: ClockView) {
  const isStanding = clock.state !== 'running' && clock.state !== 'submitted' && clock.state !== 'accepted';
  const list = useQuery({ ...api.work.list.queryOptions({ input: { projectId } }), enabled: isStanding });
  const running = isStanding ? (list.data?.running ?? null) : null;
  return running?.assignmentId === assignmentId ? null : running;
}
