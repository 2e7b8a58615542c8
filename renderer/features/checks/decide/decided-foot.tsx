import { Text } from '@mantine/core';
import type { CheckView } from '#contract';
import { useMessages } from '#messages';

/** The summary that went with a decision, in place of the field. */
export function DecidedFoot({ check }: { readonly check: CheckView }) {
  const t = useMessages('checks.rubric');
  const { summary } = check;
  return (
    <div className="pl-check-foot">
      <Text size="xs" fw={600} c="dimmed">
        {t('summary')}
      </Text>
      <Text className="pl-check-words" {...(summary === null ? { c: 'dimmed' } : {})}>
        {summary ?? t('noSummaryNow')}
      </Text>
    </div>
  );
}
