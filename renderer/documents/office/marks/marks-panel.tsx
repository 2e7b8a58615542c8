import { Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useMessages } from '#messages';
import { KeyHint } from '#ui';
import { MarkRow } from './mark-row.tsx';
import { OverlapFigure } from './overlap-figure.tsx';
import { RemovedMarks } from './removed-marks.tsx';
import type { MarkDesk } from './use-mark-desk.ts';

const markKey = () => <KeyHint keys="M" />;

/** Every mark of the document in its order: go there, note, take away, restore. */
export function MarksPanel({ desk }: { readonly desk: MarkDesk }) {
  const t = useMessages('viewers.marks');
  const { list, removed, overlap } = desk.marks;
  const [activeId, setActiveId] = useState<string | null>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const reachable = list.find(({ markId }) => markId === activeId) ?? list[0];
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.dataset['mark']) return;
    event.preventDefault();
    const buttons = [...(listRef.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])];
    buttons[buttons.indexOf(event.target) + step]?.focus();
  };
  return (
    <section className="pl-marks" aria-label={t('title')}>
      <Group className="pl-marks-head" gap={8} wrap="nowrap">
        <Text size="sm" fw={600} flex={1}>
          {t('count', { count: list.length })}
        </Text>
        {overlap && <OverlapFigure overlap={overlap} />}
      </Group>
      <div className="pl-marks-scroll">
        {list.length === 0 && (
          <Text size="xs" c="dimmed" p="xs">
            {desk.canMark ? t.rich('hint', { key: markKey }) : t('none')}
          </Text>
        )}
        {/* Arrows move between the buttons in it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul ref={listRef} className="pl-marks-list" onKeyDown={move}>
          {list.map((mark) => (
            <MarkRow
              key={mark.markId}
              mark={mark}
              canMark={desk.canMark}
              isReachable={mark.markId === reachable?.markId}
              isEditing={mark.markId === desk.editingId}
              onReach={setActiveId}
              onGo={desk.goTo}
              onEdit={desk.edit}
              onNoted={desk.noted}
              onRemove={desk.remove}
            />
          ))}
        </ul>
        <RemovedMarks
          removed={removed}
          canMark={desk.canMark}
          undoRef={desk.undoRef}
          onRestore={desk.restore}
        />
      </div>
    </section>
  );
}
