import { Text } from '@mantine/core';
import { Link } from 'wouter';
import { useProjectPath } from '#api';
import type { Overview, TaskStage } from '#contract';
import { useMessages } from '#messages';
import { Section, StageBadge, useFormat } from '#ui';

/** Each stage with its count and share; leads to its tasks. */
export function StagesSection({ overview }: { readonly overview: Overview }) {
  const t = useMessages('overview');
  const stages = (Object.entries(overview.stages) as [TaskStage, number][]).filter(
    ([stage, count]) => stage !== 'withdrawn' || count > 0,
  );
  const most = Math.max(1, ...stages.map(([, count]) => count));
  return (
    <Section title={t('stages')} hint={t('stagesHint')}>
      <ul className="pl-stages">
        {stages.map(([stage, count]) => (
          <li key={stage}>
            <StageRow stage={stage} count={count} share={count / most} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface StageRowProps {
  readonly stage: TaskStage;
  readonly count: number;
  readonly share: number;
}

function StageRow({ stage, count, share }: StageRowProps) {
  const shared = useMessages('coordination');
  const path = useProjectPath();
  const format = useFormat();
  return (
    <Link className="pl-stage" to={`${path('tasks')}?stage=${stage}`} title={shared(`stageHint.${stage}`)}>
      <StageBadge stage={stage} />
      <span className="pl-stage-track" aria-hidden>
        <span
          className="pl-stage-bar"
          data-stage={stage}
          style={{ display: 'block', width: `${share * 100}%`, minWidth: count > 0 ? 3 : 0 }}
        />
      </span>
      <Text
        component="span"
        className="pl-number"
        fw={600}
        ta="end"
        miw={32}
        {...(count === 0 ? { c: 'dimmed' } : {})}
      >
        {format.number(count)}
      </Text>
    </Link>
  );
}
