import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileZip, IconFolderOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '#api';
import type { PackSource } from '#contract';
import { useMessages } from '#messages';
import { Section } from '#ui';
import './imports.css';

interface ChoosePackProps {
  readonly onFile: (file: File) => void;
  readonly onPath: (source: PackSource) => void;
}

/** A file to upload or, for the owner, a path that the core reads itself. */
export function ChoosePack({ onFile, onPath }: ChoosePackProps) {
  const isOwner = useSession().person?.isOwner === true;
  return (
    <Stack gap="md" maw={820}>
      <DropPack onFile={onFile} />
      {isOwner && <PathForm onPath={onPath} />}
    </Stack>
  );
}

const accepted = {
  'application/zip': ['.zip'],
  'application/x-zip-compressed': ['.zip'],
  'application/json': ['.json'],
};

function DropPack({ onFile }: Pick<ChoosePackProps, 'onFile'>) {
  const t = useMessages('imports');
  const [isRejected, setRejected] = useState(false);
  return (
    <Section title={t('chooseTitle')}>
      <Dropzone
        className="pl-drop"
        multiple={false}
        accept={accepted}
        aria-label={t('dropHere')}
        inputProps={{ 'aria-label': t('fileField') }}
        onDrop={([file]) => file && onFile(file)}
        onDragEnter={() => setRejected(false)}
        onReject={() => setRejected(true)}
      >
        <Stack align="center" gap={6} py="lg" ta="center">
          <IconFileZip size={32} aria-hidden />
          <Text fw={600} size="md">
            {t('dropHere')}
          </Text>
          <Text c="dimmed">{t('orChoose')}</Text>
        </Stack>
      </Dropzone>
      {isRejected && (
        <Text c="var(--mantine-color-error)" role="alert">
          {t('notAccepted')}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {t('dropHint')}
      </Text>
    </Section>
  );
}

function PathForm({ onPath }: Pick<ChoosePackProps, 'onPath'>) {
  const t = useMessages('imports');
  const words = useMessages('words');
  const [path, setPath] = useState('');
  const [inputs, setInputs] = useState('');
  const isReady = path.trim() !== '';
  return (
    <Section title={t('pathTitle')} hint={t('pathHint')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          onPath({ kind: 'path', path: path.trim(), inputs: inputs.trim() === '' ? null : inputs.trim() });
        }}
      >
        <Stack gap="sm">
          <TextInput
            label={t('path')}
            description={t('pathExample')}
            spellCheck={false}
            autoComplete="off"
            value={path}
            onChange={(event) => setPath(event.currentTarget.value)}
          />
          <TextInput
            label={`${t('inputs')} (${words('optional')})`}
            description={t('inputsHint')}
            spellCheck={false}
            autoComplete="off"
            value={inputs}
            onChange={(event) => setInputs(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button type="submit" disabled={!isReady} leftSection={<IconFolderOpen size={15} />}>
              {t('look')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
