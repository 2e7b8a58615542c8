import { Code, CopyButton, Stack, Text, UnstyledButton } from '@mantine/core';
import type { TaskDetail } from '#contract';
import { useMessages } from '#messages';
import { Section, useFormat } from '#ui';

/** Every draw for this task, newest first, with what repeats it. */
export function DrawsSection({ task }: { readonly task: TaskDetail }) {
  const t = useMessages('tasks');
  const shared = useMessages('coordination');
  const format = useFormat();
  return (
    <Section title={t('draws')} hint={t('drawsHint')}>
      {task.draws.length === 0 && <Text c="dimmed">{t('noDraws')}</Text>}
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {task.draws.map((draw) => (
          <li key={`${draw.at} ${draw.kind} ${draw.seed}`}>
            <Text>
              {shared('fact', { name: t(`drawKind.${draw.kind}`), value: draw.chosen.join(', ') || '–' })}
            </Text>
            <Text size="xs" c="dimmed" className="pl-number">
              {format.instant(draw.at)} · {t('drawOf', { chosen: draw.chosen.length, pool: draw.poolSize })}
            </Text>
            <Seed seed={draw.seed} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function Seed({ seed }: { readonly seed: string }) {
  const t = useMessages('tasks');
  const words = useMessages('words');
  return (
    <CopyButton value={seed}>
      {({ copied, copy }) => (
        <UnstyledButton
          onClick={copy}
          aria-label={t('copySeed', { seed })}
          title={t('copySeed', { seed })}
          maw="100%"
        >
          <Text component="span" size="xs" c="dimmed">
            {t('seed')}{' '}
          </Text>
          <Code style={{ overflowWrap: 'anywhere' }}>{copied ? words('copied') : seed}</Code>
        </UnstyledButton>
      )}
    </CopyButton>
  );
}
