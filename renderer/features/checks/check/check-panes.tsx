import { Splitter } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { useViewChoices } from './view-choices.ts';
import type { PaneShares } from './view-choices.ts';

interface CheckPanesProps {
  /** Whether a file is shown in place: then the middle gets the room. */
  readonly isShowing: boolean;
  readonly reading: ReactNode;
  readonly files: ReactNode;
  readonly rubric: ReactNode;
}

/** Instruction, deliverables and rubric side by side, as wide as the expert drags them. */
export function CheckPanes({ isShowing, reading, files, rubric }: CheckPanesProps) {
  const t = useMessages('checks.check');
  const layout = isShowing ? 'shown' : 'listed';
  const shares = useViewChoices((view) => view.shares[layout]);
  const keep = (sizes: readonly unknown[]) => {
    const [first = 0, second = 0] = sizes.map((size) => Math.round(Number(size)));
    const next: PaneShares = [first, second, 100 - first - second];
    useViewChoices.setState((view) => ({ shares: { ...view.shares, [layout]: next } }));
  };
  return (
    <Splitter
      className="pl-check-panes"
      sizes={[...shares]}
      onSizeChange={keep}
      lineSize={7}
      classNames={{ handle: 'pl-check-divider' }}
      attributes={{ handle: { 'aria-label': t('resize') } }}
    >
      <Splitter.Pane defaultSize={shares[0]} min={14}>
        {reading}
      </Splitter.Pane>
      <Splitter.Pane defaultSize={shares[1]} min={18}>
        {files}
      </Splitter.Pane>
      <Splitter.Pane defaultSize={shares[2]} min={24}>
        {rubric}
      </Splitter.Pane>
    </Splitter>
  );
}
