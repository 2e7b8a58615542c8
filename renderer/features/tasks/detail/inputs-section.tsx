import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconFileAlert } from '@tabler/icons-react';
import { useProject } from '#api';
import type { TaskDetail, TaskInput } from '#contract';
import { useMessages } from '#messages';
import { FileIcon, Section, useFormat } from '#ui';

const warningInk = 'var(--pl-warning-ink)';

/** The files a task starts from; each can be downloaded as it is in the store. */
export function InputsSection({ task }: { readonly task: TaskDetail }) {
  const t = useMessages('tasks');
  const missing = task.inputs.filter(({ sha256 }) => sha256 === null).length;
  return (
    <Section title={t('inputs')}>
      {task.inputs.length === 0 && <Text c="dimmed">{t('noInputs')}</Text>}
      {missing > 0 && (
        <Text c={warningInk}>{t('inputsMissing', { missing, total: task.inputs.length })}</Text>
      )}
      <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
        {task.inputs.map((input) => (
          <InputRow key={input.position} task={task} input={input} />
        ))}
      </Stack>
    </Section>
  );
}

function InputRow({ task, input }: { readonly task: TaskDetail; readonly input: TaskInput }) {
  const t = useMessages('tasks');
  const format = useFormat();
  const { projectId } = useProject();
  const isMissing = input.sha256 === null;
  const address = `/files/${projectId}/tasks/${task.id}/inputs/${input.position}?download=1`;
  return (
    <Group component="li" gap={8} wrap="nowrap" align="flex-start">
      <FileIcon name={input.name} />
      <div style={{ minWidth: 0, flex: 1 }}>
        <Text style={{ overflowWrap: 'anywhere' }}>{input.name}</Text>
        {isMissing ? (
          <Text size="xs" c={warningInk}>
            <IconFileAlert size={13} style={{ verticalAlign: -2, marginRight: 4 }} aria-hidden />
            {t('inputMissing')}
          </Text>
        ) : (
          <Text size="xs" c="dimmed" className="pl-number">
            {input.bytes === null ? '' : format.bytes(input.bytes)}
          </Text>
        )}
      </div>
      {!isMissing && (
        <ActionIcon
          component="a"
          href={address}
          download={input.name}
          aria-label={t('downloadFile', { name: input.name })}
          title={t('downloadFile', { name: input.name })}
        >
          <IconDownload size={16} />
        </ActionIcon>
      )}
    </Group>
  );
}
