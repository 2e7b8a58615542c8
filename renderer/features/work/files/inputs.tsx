import { ActionIcon, Alert, Button, CopyButton, Group, Text, Tooltip } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconCopy, IconExternalLink, IconFolderOpen } from '@tabler/icons-react';
import type { TaskForWork, TaskInput } from '#contract';
import { useMessages } from '#messages';
import { FileIcon, useFormat } from '#ui';
import type { Place } from '../place.ts';
import { FileActions } from './file-actions.tsx';
import { inputUrls } from './file-urls.ts';
import type { Viewing } from './shown-file.ts';
import type { NativeOpen } from './use-native-open.ts';

interface InputsProps {
  readonly place: Place;
  readonly task: TaskForWork;
  readonly native: NativeOpen;
  readonly viewing: Viewing;
}

/** The files that come with the task, and the ways to open them. */
export function Inputs({ place, task, native, viewing }: InputsProps) {
  const t = useMessages('work');
  const isStarted = task.clock.state !== 'not-started';
  const canOpen = task.folder !== null && isWorkable(task);
  if (task.inputs.length === 0) {
    return (
      <Text c="dimmed" size="sm">
        {t('inputs.none')}
      </Text>
    );
  }
  return (
    <>
      <ul className="pl-file-list">
        {task.inputs.map((input) => (
          <InputRow
            key={input.position}
            input={input}
            isStarted={isStarted}
            native={canOpen ? native : null}
            viewing={viewing}
            place={place}
          />
        ))}
      </ul>
      {native.problem && (
        <Alert color="orange" role="alert" icon={<IconAlertCircle size={18} />} py="xs" mt="xs">
          {native.problem}
        </Alert>
      )}
      {canOpen && task.folder !== null && <WorkFolder folder={task.folder} native={native} />}
    </>
  );
}

const isWorkable = ({ clock: { state } }: TaskForWork) =>
  state === 'running' || state === 'paused' || state === 'suspended';

interface InputRowProps extends Omit<InputsProps, 'task' | 'native'> {
  readonly input: TaskInput;
  readonly isStarted: boolean;
  readonly native: NativeOpen | null;
}

function InputRow({ input, isStarted, native, viewing, place }: InputRowProps) {
  const t = useMessages('work');
  const format = useFormat();
  const { name, bytes, sha256 } = input;
  const fact =
    sha256 === null
      ? t('inputs.missing')
      : [
          ...(bytes === null ? [] : [format.bytes(bytes)]),
          ...(isStarted ? [] : [t('inputs.afterStart')]),
        ].join(' · ');
  return (
    <li className="pl-file-row">
      <FileIcon name={name} size={20} />
      <div className="pl-file-main">
        <Text className="pl-file-name">{name}</Text>
        <Text size="xs" {...(sha256 === null ? { 'data-severity': 'stop' } : { c: 'dimmed' })}>
          {fact}
        </Text>
      </div>
      {sha256 !== null && isStarted && (
        <Group gap={4} wrap="nowrap">
          {native?.hasShell && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconExternalLink size={14} />}
              aria-label={t('inputs.openFile', { name })}
              disabled={native.isBusy}
              onClick={() => native.open(name)}
            >
              {t('inputs.openIn')}
            </Button>
          )}
          <FileActions
            name={name}
            urls={inputUrls(place, input.position)}
            sha256={sha256}
            viewing={viewing}
          />
        </Group>
      )}
    </li>
  );
}

function WorkFolder({ folder, native }: { readonly folder: string; readonly native: NativeOpen }) {
  const t = useMessages('work');
  const words = useMessages('words');
  return (
    <div className="pl-work-folder">
      <Group gap="xs" wrap="nowrap">
        <Text size="xs" fw={500} style={{ whiteSpace: 'nowrap' }}>
          {t('inputs.folder')}
        </Text>
        <Text component="code" ff="monospace" size="xs" truncate title={folder}>
          {folder}
        </Text>
        <CopyButton value={folder}>
          {({ copied, copy }) => (
            <Tooltip label={copied ? words('copied') : t('inputs.copyPath')}>
              <ActionIcon size="sm" aria-label={t('inputs.copyPath')} onClick={copy}>
                {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
              </ActionIcon>
            </Tooltip>
          )}
        </CopyButton>
        <Button
          variant="subtle"
          size="compact-xs"
          leftSection={<IconFolderOpen size={14} />}
          loading={native.isBusy}
          style={{ flex: 'none' }}
          onClick={native.showFolder}
        >
          {native.hasShell ? t('inputs.showFolder') : t('inputs.makeFolder')}
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        {t('inputs.folderHint')}
      </Text>
    </div>
  );
}
