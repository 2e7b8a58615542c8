import { Button, Checkbox, Text } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { RubricItemView } from '#contract';
import type { TaskLanguage } from '#domain';
import { useMessages } from '#messages';
import type { EarlierNote } from './earlier-notes.ts';
import { NoteField } from './note-field.tsx';
import { NoteQuote } from './note-quote.tsx';
import { PointText } from './point-text.tsx';
import { usePlaceName } from './use-place-name.ts';

/** What the expert has to say on a point; null on a check that is decided. */
export interface PointWork {
  readonly note: string;
  readonly isTicked: boolean;
  readonly isOpen: boolean;
  onTick(isTicked: boolean): void;
  onNote(text: string): void;
  onOpen(): void;
  onClose(): void;
}

interface RubricRowProps {
  readonly item: RubricItemView;
  readonly language: TaskLanguage | null;
  readonly earlier: readonly EarlierNote[];
  /** The note that was recorded with a decision. */
  readonly recorded: string | null;
  readonly work: PointWork | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One point of the rubric: its text, its weight, what was noted on it then, and the note on it now. */
export function RubricRow({ item, language, earlier, recorded, work, isChosen, onChoose }: RubricRowProps) {
  const t = useMessages('checks.rubric');
  const place = usePlaceName()(item);
  const row = useRef<HTMLLIElement>(null);
  const isWriting = isChosen && work?.isOpen === true;
  useEffect(() => {
    // A note that grows is kept in sight as well.
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen, isWriting, work?.note]);
  return (
    <li ref={row} className="pl-point" data-chosen={isChosen} data-id={item.id}>
      <div className="pl-point-row" role="presentation" onFocus={onChoose}>
        <div className="pl-point-mark">
          {work && (
            <Checkbox
              size="xs"
              aria-label={t('tick', { place })}
              checked={work.isTicked}
              onChange={(event) => work.onTick(event.currentTarget.checked)}
            />
          )}
          <Text component="span" className="pl-number pl-point-number" title={place}>
            {item.position}
          </Text>
        </div>
        <div className="pl-point-body">
          <PointText item={item} language={language} isTicked={work?.isTicked === true} />
          {earlier.map(({ roundNumber, note }) => (
            <NoteQuote key={roundNumber} title={t('wasNoted', { round: roundNumber })} text={note} />
          ))}
          {recorded !== null && <NoteQuote title={t('noteLabel')} text={recorded} isOwn />}
          {work?.isOpen && <NoteField place={place} work={work} />}
        </div>
        {work && !work.isOpen && (
          <Button
            className="pl-point-add"
            fw={400}
            variant="subtle"
            color="gray"
            c="dimmed"
            size="compact-xs"
            leftSection={<IconMessagePlus size={14} />}
            aria-label={t('addNoteTo', { place })}
            onClick={work.onOpen}
          >
            {t('addNote')}
          </Button>
        )}
      </div>
    </li>
  );
}
