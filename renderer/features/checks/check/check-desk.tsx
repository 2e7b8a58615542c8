import { useState } from 'react';
import type { CheckView } from '#contract';
import { CheckAnnouncer } from '../clock/check-announcer.tsx';
import { CheckBanners } from '../clock/check-banners.tsx';
import { useCheckClock } from '../clock/use-check-clock.ts';
import { useCheckSignals } from '../clock/use-check-signals.ts';
import { useDecide } from '../decide/use-decide.ts';
import { useDraft } from '../decide/use-draft.ts';
import type { Place } from '../place.ts';
import { CheckBar } from './check-bar.tsx';
import { DeskDialogs } from './desk-dialogs.tsx';
import type { DeskDialog } from './desk-dialogs.tsx';
import { DeskPanes } from './desk-panes.tsx';
import { useRegions } from './regions.ts';

interface CheckDeskProps {
  readonly place: Place;
  readonly check: CheckView;
}

/** The check screen: what was asked, what was delivered, and what it is judged by, side by side. */
export function CheckDesk({ place, check }: CheckDeskProps) {
  const [dialog, setDialog] = useState<DeskDialog | null>(null);
  const close = () => setDialog(null);
  const { clock, reading } = useCheckClock(place, check.clock);
  const signals = useCheckSignals(place, check.externalId, close);
  const deciding = useDecide(place, check);
  const draft = useDraft(check);
  const regions = useRegions();
  const open = (next: DeskDialog) => {
    signals.reset();
    deciding.reset();
    setDialog(next);
  };
  const decide = (decision: 'accept' | 'return') => {
    const summary = draft.summary.trim() === '' ? null : draft.summary.trim();
    const hasWords = summary !== null || draft.notes.length > 0;
    if (decision === 'return' && !hasWords) regions.summary.current?.focus();
    else open({ decision, summary, notes: draft.notes });
  };
  return (
    <div className="pl-check">
      <CheckBar
        check={check}
        clock={clock}
        reading={reading}
        signals={signals}
        onPause={() => open('pause')}
        onRelease={() => open('release')}
      />
      <div className="pl-check-banners">
        <CheckBanners check={check} clock={clock} reading={reading} signals={signals} />
      </div>
      <DeskPanes
        place={place}
        check={check}
        clock={clock}
        draft={draft}
        regions={regions}
        deciding={deciding}
        isDialogOpen={dialog !== null}
        onPause={() => open('pause')}
        onResume={() => signals.send({ kind: 'resume' })}
        onDecide={decide}
      />
      <CheckAnnouncer clock={clock} reading={reading} isDeciding={deciding.isBusy} />
      <DeskDialogs
        open={dialog}
        check={check}
        draft={draft}
        signals={signals}
        deciding={deciding}
        onClose={close}
      />
    </div>
  );
}
