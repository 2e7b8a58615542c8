import type { CheckView } from '#contract';
import { PauseDialog } from '../clock/pause-dialog.tsx';
import { ReleaseDialog } from '../clock/release-dialog.tsx';
import type { CheckSignals } from '../clock/use-check-signals.ts';
import { DecideDialog } from '../decide/decide-dialog.tsx';
import type { Decision } from '../decide/pending-decision.ts';
import type { Deciding } from '../decide/use-decide.ts';
import type { Draft } from '../decide/use-draft.ts';

/** What is asked before something happens. */
export type DeskDialog = 'pause' | 'release' | Decision;

interface DeskDialogsProps {
  readonly open: DeskDialog | null;
  readonly check: CheckView;
  readonly draft: Draft;
  readonly signals: CheckSignals;
  readonly deciding: Deciding;
  readonly onClose: () => void;
}

/** The dialogs of the check screen, at most one of them open. */
export function DeskDialogs({ open, check, draft, signals, deciding, onClose }: DeskDialogsProps) {
  const { externalId, rubric } = check;
  return (
    <>
      <PauseDialog isOpen={open === 'pause'} signals={signals} onClose={onClose} />
      <ReleaseDialog
        isOpen={open === 'release'}
        externalId={externalId}
        signals={signals}
        onClose={onClose}
      />
      <DecideDialog
        decision={open === 'pause' || open === 'release' ? null : open}
        externalId={externalId}
        untickedCount={draft.tickedCount === 0 ? 0 : rubric.length - draft.tickedCount}
        deciding={deciding}
        onClose={onClose}
      />
    </>
  );
}
