import { ActionIcon, Code, CopyButton, Group, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { Sha256 } from '#domain';
import { useMessages } from '#messages';

interface SealTextProps {
  readonly seal: Sha256;
  /** Cut to its first characters, where space is short; copied whole all the same. */
  readonly isShort?: boolean;
}

/** A submission's hash, to copy. */
export function SealText({ seal, isShort = false }: SealTextProps) {
  const t = useMessages('work');
  const words = useMessages('words');
  return (
    <Group gap={4} wrap="nowrap">
      <Code title={seal} style={{ overflowWrap: 'anywhere' }}>
        {isShort ? `${seal.slice(0, 12)}…` : seal}
      </Code>
      <CopyButton value={seal}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? words('copied') : t('submitDialog.copyHash')}>
            <ActionIcon size="sm" aria-label={t('submitDialog.copyHash')} onClick={copy}>
              {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </Group>
  );
}
