import { Anchor, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useProjectPath } from '#api';
import type { Overview } from '#contract';
import { useMessages } from '#messages';
import { useFormat } from '#ui';

/** The figures that answer "how far are we" at a glance. */
export function FigureStrip({ overview }: { readonly overview: Overview }) {
  const t = useMessages('overview');
  const format = useFormat();
  const { attempts, laborTimeMs } = overview;
  const duration = (ms: number | null) => (ms === null ? '–' : format.duration(ms));
  return (
    <div className="pl-section pl-strip">
      <Figure
        label={t('tasks')}
        value={format.number(overview.taskCount)}
        hint={t('completeOf', { count: overview.stages.complete })}
      />
      <Figure
        label={t('accepted')}
        value={format.number(attempts.accepted)}
        hint={t('returnedOnce', { count: attempts.returnedOnce })}
      />
      <Figure
        label={t('running')}
        value={format.number(attempts.running)}
        hint={t('ofAttempts', { count: attempts.total })}
      />
      <Figure
        label={t('laborMean')}
        value={duration(laborTimeMs.mean)}
        hint={t('laborOver', { count: laborTimeMs.tasks })}
      />
      <Figure
        label={t('laborMedian')}
        value={duration(laborTimeMs.median)}
        hint={t('laborOver', { count: laborTimeMs.tasks })}
      />
      {overview.needsWeightCount + overview.missingInputCount > 0 && <Mend overview={overview} />}
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly hint: string;
}

function Figure({ label, value, hint }: FigureProps) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text fz={22} fw={600} lh={1.3} className="pl-number">
        {value}
      </Text>
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
    </div>
  );
}

/** What stops tasks from being worked on or scored, each with the way to it. */
function Mend({ overview }: { readonly overview: Overview }) {
  const t = useMessages('overview');
  const path = useProjectPath();
  const ink = 'var(--pl-warning-ink)';
  return (
    <div>
      <Text size="xs" c={ink} style={{ display: 'flex', gap: 4, alignItems: 'center' }}>
        <IconAlertTriangle size={14} aria-hidden />
        {t('mend')}
      </Text>
      <Stack gap={2} mt={4}>
        {overview.needsWeightCount > 0 && (
          <Anchor component={Link} to={path('tasks', 'weights')} size="sm">
            {t('needsWeight', { count: overview.needsWeightCount })}
          </Anchor>
        )}
        {overview.missingInputCount > 0 && (
          <Anchor component={Link} to={`${path('tasks')}?inputs=missing`} size="sm">
            {t('missingInputs', { count: overview.missingInputCount })}
          </Anchor>
        )}
      </Stack>
    </div>
  );
}
