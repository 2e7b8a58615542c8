import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { IconDice5 } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { api, useProject, useProjectPath } from '#api';
import type { TaskDetail } from '#contract';
import type { TaskId } from '#domain';
import { useMessages } from '#messages';
import { PageHeader, QueryState, Screen, StageBadge, isLiveSlot, useNotify } from '#ui';
import { BackLink } from '../back-link.tsx';
import { DrawsSection } from './draws-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { InputsSection } from './inputs-section.tsx';
import { InstructionSection } from './instruction-section.tsx';
import { PlacesSection } from './places-section.tsx';
import { RubricSection } from './rubric-section.tsx';
import { listLanguages, useTaskLanguage } from './task-language.ts';
import type { LanguageChoice } from './task-language.ts';
import './task-screen.css';

/** One task with everything that is known about it. */
export function TaskScreen() {
  const t = useMessages('tasks');
  const path = useProjectPath();
  const { projectId } = useProject();
  const { taskId } = useParams<{ taskId: string }>();
  const task = useQuery(api.tasks.get.queryOptions({ input: { projectId, taskId: taskId as TaskId } }));
  return (
    <Screen>
      <BackLink to={path('tasks')} label={t('toTasks')} />
      {!task.data && <PageHeader title={t('task')} />}
      <QueryState query={task}>{(detail) => <TaskParts key={detail.id} task={detail} />}</QueryState>
    </Screen>
  );
}

function TaskParts({ task }: { readonly task: TaskDetail }) {
  const [language, setLanguage] = useTaskLanguage(task);
  const lead = [task.domain, task.operationIntent].filter((part) => part !== null).join(' · ');
  return (
    <>
      <PageHeader
        title={`${task.externalId} · ${task.title}`}
        lead={lead === '' ? undefined : lead}
        beside={
          <span style={{ flex: 'none' }}>
            <StageBadge stage={task.stage} />
          </span>
        }
        actions={
          <Group gap="xs" wrap="nowrap">
            <LanguageControl task={task} value={language} onChange={setLanguage} />
            <DrawButton task={task} />
          </Group>
        }
      />
      <div className="pl-task-grid">
        <Stack gap="md" miw={0}>
          <PlacesSection task={task} />
          <InstructionSection task={task} language={language} />
          <RubricSection task={task} language={language} />
        </Stack>
        <Stack gap="md" miw={0}>
          <FiguresSection task={task} />
          <InputsSection task={task} />
          <DrawsSection task={task} />
        </Stack>
      </div>
    </>
  );
}

interface LanguageControlProps {
  readonly task: TaskDetail;
  readonly value: LanguageChoice;
  readonly onChange: (language: LanguageChoice) => void;
}

function LanguageControl({ task, value, onChange }: LanguageControlProps) {
  const t = useMessages('tasks');
  const words = useMessages('words');
  const languages = listLanguages(task);
  if (languages.length < 2) return null;
  return (
    <SegmentedControl
      aria-label={t('languageChoice')}
      value={value}
      onChange={(choice) => onChange(choice)}
      data={[
        ...languages.map((language) => ({ value: language, label: words(`language.${language}`) })),
        { value: 'both', label: t('both') },
      ]}
    />
  );
}

/** Fills this task's open places by a draw; shown only while there are some. */
function DrawButton({ task }: { readonly task: TaskDetail }) {
  const t = useMessages('tasks');
  const notify = useNotify();
  const queries = useQueryClient();
  const { projectId } = useProject();
  const [isDone, setDone] = useState(false);
  const draw = useMutation(
    api.assignments.draw.mutationOptions({
      onError: notify.failed,
      onSuccess: async ({ assignedCount }) => {
        setDone(assignedCount === 0);
        await queries.invalidateQueries({ queryKey: api.tasks.key() });
        notify.done(t('drawDone', { count: assignedCount }));
      },
    }),
  );
  const liveCount = task.slots.filter((slot) => isLiveSlot(slot.state)).length;
  if (task.stage === 'withdrawn' || liveCount >= (task.needsThird ? 3 : 2)) return null;
  return (
    <Button
      leftSection={<IconDice5 size={15} />}
      variant={isDone ? 'default' : 'filled'}
      loading={draw.isPending}
      onClick={() => draw.mutate({ projectId, taskIds: [task.id], seed: null })}
    >
      {t('drawOpen')}
    </Button>
  );
}
