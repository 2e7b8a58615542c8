import { Text } from '@mantine/core';
import type { CheckView } from '#contract';
import { useMessages } from '#messages';
import { useFormat } from '#ui';
import { listEarlierNotes } from './earlier-notes.ts';

/** What was said of earlier rounds as a whole, latest first; single points carry their own notes. */
export function EarlierRounds({ earlier }: { readonly earlier: CheckView['earlier'] }) {
  const t = useMessages('checks.rubric');
  const format = useFormat();
  return earlier.toReversed().map((round) => {
    const { roundNumber, decision, decidedAt, summary } = round;
    const general = listEarlierNotes([round], null);
    const title = decision === 'accept' ? 'roundAccepted' : 'roundReturned';
    return (
      <div key={roundNumber} className="pl-check-quote">
        <Text size="xs" fw={600} c="dimmed">
          {t(title, { round: roundNumber, at: format.instant(decidedAt) })}
        </Text>
        {summary === null ? (
          <Text c="dimmed">{t('noSummary')}</Text>
        ) : (
          <Text className="pl-check-words">{summary}</Text>
        )}
        {general.map(({ note }, index) => (
          <Text key={index} className="pl-check-words">
            {t('general')}: {note}
          </Text>
        ))}
      </div>
    );
  });
}
