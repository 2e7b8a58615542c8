import { SegmentedControl, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Ref } from 'react';
import { useMessages } from '#messages';
import type { CheckRound } from './check-file.ts';
import { FileList } from './file-list.tsx';
import type { Place } from '../place.ts';
import type { NativeOpen } from './use-native-open.ts';
import type { ShownFiles } from './use-shown-files.ts';
import { ViewerSlots } from './viewer-slots.tsx';

interface FilesPaneProps {
  readonly place: Place;
  readonly rounds: readonly CheckRound[];
  readonly note: string | null;
  readonly shown: ShownFiles;
  readonly native: NativeOpen | null;
  readonly regionRef: Ref<HTMLElement>;
}

/** The deliverables of this round or an earlier one, and below them what is shown in place. */
export function FilesPane({ place, rounds, note, shown, native, regionRef }: FilesPaneProps) {
  const t = useMessages('checks');
  const [chosen, setChosen] = useState<number | null>(null);
  const round = rounds.find(({ roundNumber }) => roundNumber === chosen) ?? rounds[0];
  const current = rounds.find(({ isCurrent }) => isCurrent) ?? rounds[0];
  if (!round || !current) return null;
  const isAnyViewable = round.files.some(({ kind }) => kind !== null);
  return (
    <div className="pl-check-middle">
      <section
        ref={regionRef}
        className="pl-check-deliverables"
        data-beside={shown.list.length > 0}
        aria-labelledby="check-files"
        tabIndex={-1}
      >
        <div className="pl-check-head">
          <Title order={2} id="check-files">
            {t('check.regions.files')}
          </Title>
          {rounds.length > 1 && (
            <SegmentedControl
              aria-label={t('files.rounds')}
              value={String(round.roundNumber)}
              onChange={(value) => setChosen(Number(value))}
              data={rounds.map(({ roundNumber, isCurrent }) => ({
                value: String(roundNumber),
                label: t(isCurrent ? 'files.thisRound' : 'files.earlierRound', { round: roundNumber }),
              }))}
            />
          )}
        </div>
        {round.files.length === 0 ? (
          <Text c="dimmed">{t('files.none')}</Text>
        ) : (
          <FileList files={round.files} shown={shown} native={native} isMain />
        )}
        {round.isCurrent && note !== null && (
          <div className="pl-check-quote">
            <Text size="xs" fw={600} c="dimmed">
              {t('files.note')}
            </Text>
            <Text className="pl-check-words">{note}</Text>
          </div>
        )}
        {shown.list.length === 0 && (
          <Text size="xs" c="dimmed">
            {t(isAnyViewable ? 'files.hint' : 'files.hintNative')}
          </Text>
        )}
      </section>
      {shown.list.length > 0 && <ViewerSlots place={place} shown={shown} roundNumber={current.roundNumber} />}
    </div>
  );
}
