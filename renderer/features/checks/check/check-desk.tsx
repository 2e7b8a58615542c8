import { useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { CheckView } from '#contract';
import { CheckAnnouncer } from '../clock/check-announcer.tsx';
import { CheckBanners } from '../clock/check-banners.tsx';
import { PauseDialog } from '../clock/pause-dialog.tsx';
import { ReleaseDialog } from '../clock/release-dialog.tsx';
import { useCheckClock } from '../clock/use-check-clock.ts';
import { useCheckSignals } from '../clock/use-check-signals.ts';
import { DecideDialog } from '../decide/decide-dialog.tsx';
import { DecideFoot } from '../decide/decide-foot.tsx';
import { DecidedFoot } from '../decide/decided-foot.tsx';
import type { Decision } from '../decide/pending-decision.ts';
import { useDecide } from '../decide/use-decide.ts';
import { useDraft } from '../decide/use-draft.ts';
import { listCheckRounds, listInputs } from '../files/check-file.ts';
import { FilesPane } from '../files/files-pane.tsx';
import { useNativeOpen } from '../files/use-native-open.ts';
import { useShownFiles } from '../files/use-shown-files.ts';
import type { Place } from '../place.ts';
import { RubricPane } from '../rubric/rubric-pane.tsx';
import { useRubric } from '../rubric/use-rubric.ts';
import { CheckBar } from './check-bar.tsx';
import { CheckPanes } from './check-panes.tsx';
import { ReadingPane } from './reading-pane.tsx';
import { listDeskActions } from './desk-actions.ts';
import { useCheckKeys } from './use-check-keys.ts';
import { useLanguage } from './use-language.ts';

interface CheckDeskProps {
  readonly place: Place;
  readonly check: CheckView;
}

/** The check screen: what was asked, what was delivered, and what it is judged by, side by side. */
export function CheckDesk({ place, check }: CheckDeskProps) {
  const [dialog, setDialog] = useState<'pause' | 'release' | Decision | null>(null);
  const close = () => setDialog(null);
  const { clock, reading } = useCheckClock(place, check.clock);
  const signals = useCheckSignals(place, check.externalId, close);
  const deciding = useDecide(place, check);
  const draft = useDraft(check);
  const rubric = useRubric(check, draft);
  const language = useLanguage(check);
  const shown = useShownFiles(check.roundNumber);
  const native = useNativeOpen(place);
  const rounds = useMemo(() => listCheckRounds(place, check), [place, check]);
  const inputs = useMemo(() => listInputs(place, check.inputs), [place, check.inputs]);
  const regions = useRegions();
  const isDecided = check.decision !== null;
  const openDialog = (next: 'pause' | 'release') => {
    signals.reset();
    setDialog(next);
  };
  const decide = (decision: 'accept' | 'return') => {
    const summary = draft.summary.trim() === '' ? null : draft.summary.trim();
    if (decision === 'return' && summary === null && draft.notes.length === 0) {
      return regions.summary.current?.focus();
    }
    deciding.reset();
    setDialog({ decision, summary, notes: draft.notes });
  };
  useCheckKeys(
    listDeskActions({
      clock,
      isDecided,
      rubric,
      language,
      shown,
      rounds,
      regions,
      onPause: () => openDialog('pause'),
      onResume: () => signals.send({ kind: 'resume' }),
      onDecide: decide,
    }),
    dialog !== null,
  );
  return (
    <div className="pl-check">
      <CheckBar
        check={check}
        clock={clock}
        reading={reading}
        signals={signals}
        onPause={() => openDialog('pause')}
        onRelease={() => openDialog('release')}
      />
      <div className="pl-check-banners">
        <CheckBanners check={check} clock={clock} reading={reading} signals={signals} />
      </div>
      <CheckPanes
        isShowing={shown.list.length > 0}
        reading={
          <ReadingPane
            instruction={check.instruction}
            inputs={inputs}
            language={language}
            shown={shown}
            native={native}
            instructionRef={regions.instruction}
            inputsRef={regions.inputs}
          />
        }
        files={
          <FilesPane
            rounds={rounds}
            note={check.submissionNote}
            shown={shown}
            native={native}
            regionRef={regions.files}
          />
        }
        rubric={
          <RubricPane
            check={check}
            language={language.language}
            draft={draft}
            rubric={rubric}
            regionRef={regions.rubric}
            foot={
              isDecided ? (
                <DecidedFoot check={check} />
              ) : (
                <DecideFoot
                  draft={draft}
                  summaryRef={regions.summary}
                  isBusy={deciding.isBusy}
                  onDecide={decide}
                />
              )
            }
          />
        }
      />
      <CheckAnnouncer clock={clock} reading={reading} isDeciding={deciding.isBusy} />
      <PauseDialog isOpen={dialog === 'pause'} signals={signals} onClose={close} />
      <ReleaseDialog
        isOpen={dialog === 'release'}
        externalId={check.externalId}
        signals={signals}
        onClose={close}
      />
      <DecideDialog
        decision={dialog === 'pause' || dialog === 'release' ? null : dialog}
        externalId={check.externalId}
        untickedCount={draft.tickedCount === 0 ? 0 : check.rubric.length - draft.tickedCount}
        deciding={deciding}
        onClose={close}
      />
    </div>
  );
}

/** The places that keys lead to. */
export interface Regions {
  readonly instruction: RefObject<HTMLElement | null>;
  readonly inputs: RefObject<HTMLElement | null>;
  readonly files: RefObject<HTMLElement | null>;
  readonly rubric: RefObject<HTMLElement | null>;
  readonly summary: RefObject<HTMLTextAreaElement | null>;
}

function useRegions(): Regions {
  return {
    instruction: useRef<HTMLElement>(null),
    inputs: useRef<HTMLElement>(null),
    files: useRef<HTMLElement>(null),
    rubric: useRef<HTMLElement>(null),
    summary: useRef<HTMLTextAreaElement>(null),
  };
}
