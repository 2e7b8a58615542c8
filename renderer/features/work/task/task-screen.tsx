import { Button } from '@mantine/core';
import { IconArrowLeft, IconBan } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useProjectPath } from '#api';
import { useMessages } from '#messages';
import { EmptyState, ErrorState, LoadingState, PageHeader, Screen } from '#ui';
import { usePlace } from '../place.ts';
import { TaskDesk } from './task-desk.tsx';
import { useTask } from './use-task.ts';

/** One task, from before the start to its acceptance. */
export function TaskScreen() {
  const t = useMessages('work');
  const path = useProjectPath();
  const place = usePlace();
  const task = useTask(place);
  const back = (
    <Button component={Link} to={path('work')} variant="default" leftSection={<IconArrowLeft size={15} />}>
      {t('task.back')}
    </Button>
  );
  if (task.data?.clock.state === 'withdrawn') {
    return (
      <EmptyState
        isScreen
        icon={IconBan}
        title={t('withdrawnTitle')}
        hint={t('withdrawnHint')}
        actions={back}
      />
    );
  }
  if (task.data) return <TaskDesk key={place.assignmentId} place={place} task={task.data} />;
  return (
    <Screen>
      <PageHeader title={t('title')} actions={back} />
      {task.error ? (
        <ErrorState error={task.error} onRetry={() => void task.refetch()} />
      ) : (
        <LoadingState rowCount={10} />
      )}
    </Screen>
  );
}
