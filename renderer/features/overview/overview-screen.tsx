import { Button } from '@mantine/core';
import { IconFileImport, IconListDetails, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api, useProject, useProjectPath } from '#api';
import type { Overview } from '#contract';
import { useMessages } from '#messages';
import { EmptyState, PageHeader, QueryState, Screen } from '#ui';
import { DivergenceSection } from './divergence-section.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { StagesSection } from './stages-section.tsx';
import { ThroughputSection } from './throughput-section.tsx';
import { WaitingSection } from './waiting-section.tsx';
import './overview.css';

/** Where the project stands and who is waited for, on one screen. */
export function OverviewScreen() {
  const t = useMessages('overview');
  const { projectId } = useProject();
  const overview = useQuery(api.oversight.overview.queryOptions({ input: { projectId } }));
  return (
    <Screen>
      <PageHeader title={t('title')} lead={t('lead')} />
      <QueryState query={overview}>
        {(answer) => (answer.taskCount === 0 ? <NoTasks /> : <OverviewParts overview={answer} />)}
      </QueryState>
    </Screen>
  );
}

/** The benchmark's own ratio, until the project's is known. */
const usualRatio = '1.3';

function OverviewParts({ overview }: { readonly overview: Overview }) {
  const { projectId } = useProject();
  const project = useQuery(api.projects.get.queryOptions({ input: { projectId } }));
  return (
    <>
      <FigureStrip overview={overview} />
      <div className="pl-overview-grid">
        <StagesSection overview={overview} />
        <WaitingSection waiting={overview.waiting} />
        <DivergenceSection
          divergence={overview.divergence}
          ratio={project.data?.divergenceRatio ?? usualRatio}
        />
        <ThroughputSection days={overview.throughput} />
      </div>
    </>
  );
}

function NoTasks() {
  const t = useMessages('overview');
  const path = useProjectPath();
  return (
    <EmptyState
      icon={IconListDetails}
      title={t('emptyTitle')}
      hint={t('emptyHint')}
      actions={
        <>
          <Button
            component={Link}
            to={path('people')}
            variant="default"
            leftSection={<IconUserPlus size={15} />}
          >
            {t('addPeople')}
          </Button>
          <Button component={Link} to={path('imports')} leftSection={<IconFileImport size={15} />}>
            {t('import')}
          </Button>
        </>
      }
    />
  );
}
