import { useRef } from 'react';
import type { TaskForWork } from '#contract';
import { useMessages } from '#messages';
import { ClockAnnouncer } from '../clock/clock-announcer.tsx';
import { ClockBanners } from '../clock/clock-banners.tsx';
import { Inputs } from '../files/inputs.tsx';
import type { Place } from '../place.ts';
import { DeskDialogs } from './desk-dialogs.tsx';
import { DropAnywhere } from './drop-anywhere.tsx';
import { InstructionText } from './instruction-text.tsx';
import { ReadingSide } from './reading-side.tsx';
import { TaskBar } from './task-bar.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { useDesk } from './use-desk.ts';
import { ViewerPane } from './viewer-pane.tsx';
import { WorkSide } from './work-side.tsx';

interface TaskDeskProps {
  readonly place: Place;
  readonly task: TaskForWork;
}

/** The task with everything needed to do it: instruction and files on one side, one's own work on the other. */
export function TaskDesk({ place, task }: TaskDeskProps) {
  const t = useMessages('work');
  const desk = useDesk(place, task);
  const { viewing } = desk;
  const instructionRef = useRef<HTMLElement>(null);
  const inputsRef = useRef<HTMLElement>(null);
  const viewerRef = useRef<HTMLElement>(null);
  const deskRef = useRef<HTMLElement>(null);
  const startRef = useRef<HTMLButtonElement>(null);
  const chooseRef = useRef<HTMLButtonElement>(null);
  useDeskKeys(desk, {
    instruction: instructionRef,
    inputs: inputsRef,
    viewer: viewerRef,
    desk: deskRef,
    start: startRef,
    choose: chooseRef,
  });
  return (
    <div className="pl-task">
      <ClockAnnouncer clock={desk.clock} reading={desk.reading} />
      <TaskBar task={task} desk={desk} />
      <ClockBanners clock={desk.clock} reading={desk.reading} signals={desk.signals} other={desk.other} />
      <div className="pl-task-panes">
        <ReadingSide
          instruction={<InstructionText instruction={desk.instruction} />}
          inputs={<Inputs place={place} task={task} native={desk.native} viewing={viewing} />}
          instructionRef={instructionRef}
          inputsRef={inputsRef}
          viewer={
            viewing.shown && (
              <ViewerPane
                place={place}
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
          <WorkSide place={place} task={task} desk={desk} startRef={startRef} chooseRef={chooseRef} />
        </section>
      </div>
      <DropAnywhere isActive={desk.canAdd} onFiles={desk.uploads.add} />
      <DeskDialogs place={place} task={task} desk={desk} />
    </div>
  );
}
