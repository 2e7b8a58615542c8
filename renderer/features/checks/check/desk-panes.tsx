import { useMemo } from 'react';
import type { CheckView, ClockView } from '#contract';
import { DecideFoot } from '../decide/decide-foot.tsx';
import { DecidedFoot } from '../decide/decided-foot.tsx';
import type { Deciding } from '../decide/use-decide.ts';
import type { Draft } from '../decide/use-draft.ts';
import { listCheckRounds, listInputs } from '../files/check-file.ts';
import { FilesPane } from '../files/files-pane.tsx';
import { useNativeOpen } from '../files/use-native-open.ts';
import { useShownFiles } from '../files/use-shown-files.ts';
import type { Place } from '../place.ts';
import { RubricPane } from '../rubric/rubric-pane.tsx';
import { useRubric } from '../rubric/use-rubric.ts';
import { CheckPanes } from './check-panes.tsx';
import { listDeskActions } from './desk-actions.ts';
import { ReadingPane } from './reading-pane.tsx';
import type { Regions } from './regions.ts';
import { useCheckKeys } from './use-check-keys.ts';
import { useLanguage } from './use-language.ts';

interface DeskPanesProps {
  readonly place: Place;
  readonly check: CheckView;
  readonly clock: ClockView;
  readonly draft: Draft;
  readonly regions: Regions;
  readonly deciding: Deciding;
  readonly isDialogOpen: boolean;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onDecide: (decision: 'accept' | 'return') => void;
}

/** The three panes and the keys that move between them. */
export function DeskPanes({ place, check, draft, regions, ...rest }: DeskPanesProps) {
  const { clock, deciding, isDialogOpen, onPause, onResume, onDecide } = rest;
  const language = useLanguage(check);
  const rubric = useRubric(check, draft, regions.points);
  const shown = useShownFiles(check.roundNumber);
  const native = useNativeOpen(place);
  const rounds = useMemo(() => listCheckRounds(place, check), [place, check]);
  const inputs = useMemo(() => listInputs(place, check.inputs), [place, check.inputs]);
  const isDecided = check.decision !== null;
  const desk = { clock, isDecided, rubric, language, shown, rounds, regions, onPause, onResume, onDecide };
  useCheckKeys(listDeskActions(desk), isDialogOpen);
  return (
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
          place={place}
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
          listRef={regions.points}
          foot={
            isDecided ? (
              <DecidedFoot check={check} />
            ) : (
              <DecideFoot
                draft={draft}
                summaryRef={regions.summary}
                deciding={deciding}
                isDialogOpen={isDialogOpen}
                onDecide={onDecide}
              />
            )
          }
        />
      }
    />
  );
}
