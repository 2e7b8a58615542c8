import { Button, Checkbox, Text } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { RubricItemView } from '#contract';
import type { TaskLanguage } from '#domain';
import { useMessages } from '#messages';
import type { EarlierNote } from './earlier-notes.ts';
import { NoteField } from './note-field.tsx';
import { usePlaceName } from './use-place-name.ts';
import { WeightMark } from './weight-mark.tsx';

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
  const other: TaskLanguage = language === 'zh' ? 'en' : 'zh';
  const own = language && item.text[language];
  const text = own ?? item.text[other];
  const lang = own === null ? other : language;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li ref={row} className="pl-point" data-chosen={isChosen} data-id={item.id} onFocus={onChoose}>
      <div className="pl-point-mark">
        {work && (
          <Checkbox
            size="xs"
            aria-label={t('tick', { place })}
            checked={work.isTicked}
            onChange={(event) => work.onTick(event.currentTarget.checked)}
          />
        )}
        <span className="pl-number pl-point-number" title={place}>
          {item.position}
        </span>
      </div>
      <div className="pl-point-body">
        <div className="pl-point-text" lang={lang === 'zh' ? 'zh-CN' : 'en'} data-ticked={work?.isTicked}>
          <WeightMark item={item} />
          {text ?? <Text c="dimmed">{t('noText')}</Text>}
        </div>
        {earlier.map(({ roundNumber, note }) => (
          <div key={roundNumber} className="pl-check-quote">
            <Text size="xs" fw={600} c="dimmed">
              {t('wasNoted', { round: roundNumber })}
            </Text>
            <Text className="pl-check-words">{note}</Text>
          </div>
        ))}
        {recorded !== null && (
          <div className="pl-check-quote" data-own>
            <Text size="xs" fw={600} c="dimmed">
              {t('noteLabel')}
            </Text>
            <Text className="pl-check-words">{recorded}</Text>
          </div>
        )}
        {work?.isOpen && <NoteField place={place} work={work} />}
      </div>
      {work && !work.isOpen && (
        <Button
          className="pl-point-add"
          variant="subtle"
          color="gray"
          size="compact-xs"
          leftSection={<IconMessagePlus size={14} />}
          aria-label={t('addNoteTo', { place })}
          onClick={work.onOpen}
        >
          {t('addNote')}
        </Button>
      )}
    </li>
  );
}
