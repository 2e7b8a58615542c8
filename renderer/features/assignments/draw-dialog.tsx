import {
  Alert,
  Anchor,
  Button,
  Code,
  CopyButton,
  Group,
  ScrollArea,
  Stack,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { api, useProject, useProjectPath } from '#api';
import type { core } from '#api';
import { useMessages } from '#messages';
import { Dialog, InlineError, useFormat } from '#ui';

type DrawResult = Awaited<ReturnType<typeof core.assignments.draw>>;

/** Draws every open place, then says with which seed, how many, and where nobody was left. */
export function DrawDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('assignments');
  const queries = useQueryClient();
  const draw = useMutation(
    api.assignments.draw.mutationOptions({
      onSuccess: () =>
        Promise.all(
          [api.assignments, api.tasks, api.oversight, api.people].map((area) =>
            queries.invalidateQueries({ queryKey: area.key() }),
          ),
        ),
    }),
  );
  return (
    <Dialog isOpen title={draw.data ? t('resultTitle') : t('drawTitle')} onClose={onClose}>
      {draw.data ? (
        <DrawOutcome result={draw.data} onClose={onClose} />
      ) : (
        <DrawForm
          isBusy={draw.isPending}
          error={draw.error}
          onDraw={(projectId, seed) => draw.mutate({ projectId, taskIds: null, seed })}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface DrawFormProps {
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onDraw: (projectId: ReturnType<typeof useProject>['projectId'], seed: string | null) => void;
  readonly onClose: () => void;
}

function DrawForm({ isBusy, error, onDraw, onClose }: DrawFormProps) {
  const t = useMessages('assignments');
  const words = useMessages('words');
  const { projectId } = useProject();
  const [seed, setSeed] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDraw(projectId, seed.trim() === '' ? null : seed.trim());
      }}
    >
      <Stack gap="sm">
        <Text c="dimmed">{t('drawHint')}</Text>
        <TextInput
          label={`${t('seed')} (${words('optional')})`}
          description={t('seedHint')}
          maxLength={80}
          value={seed}
          onChange={(event) => setSeed(event.currentTarget.value)}
        />
        <InlineError error={error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button type="submit" loading={isBusy} data-autofocus>
            {t('drawConfirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function DrawOutcome({ result, onClose }: { readonly result: DrawResult; readonly onClose: () => void }) {
  const t = useMessages('assignments');
  const words = useMessages('words');
  const isShort = result.withoutPool.length > 0;
  return (
    <Stack gap="sm" role="status">
      <Group gap={8} wrap="nowrap">
        <IconCircleCheck size={18} color="var(--mantine-color-teal-7)" aria-hidden />
        <Text>
          {t('resultAssigned', { count: result.assignedCount })} {!isShort && t('resultAll')}
        </Text>
      </Group>
      <CopyButton value={result.seed}>
        {({ copied, copy }) => (
          <Group gap={8} wrap="nowrap">
            <Text c="dimmed">{t('seed')}</Text>
            <Code style={{ overflowWrap: 'anywhere' }}>{result.seed}</Code>
            <Button variant="subtle" size="compact-xs" onClick={copy}>
              {copied ? words('copied') : t('copySeed')}
            </Button>
          </Group>
        )}
      </CopyButton>
      {isShort && <WithoutPool result={result} />}
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {words('close')}
        </Button>
      </Group>
    </Stack>
  );
}

function WithoutPool({ result: { withoutPool } }: { readonly result: DrawResult }) {
  const t = useMessages('assignments');
  const path = useProjectPath();
  const format = useFormat();
  return (
    <>
      <Alert color="yellow" py="xs" icon={<IconAlertTriangle size={16} />}>
        {t('withoutPool', { count: withoutPool.length })}
      </Alert>
      <ScrollArea.Autosize mah={260} type="auto" offsetScrollbars>
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('task')}</Table.Th>
              <Table.Th ta="end">{t('openSlots')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody className="pl-number">
            {withoutPool.map((task) => (
              <Table.Tr key={task.taskId}>
                <Table.Td>
                  <Anchor component={Link} to={path('tasks', task.taskId)} size="sm">
                    {task.externalId}
                  </Anchor>
                </Table.Td>
                <Table.Td ta="end">{format.number(task.openSlots)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </>
  );
}
