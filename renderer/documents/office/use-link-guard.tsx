import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Dialog } from '#ui';

export interface LinkGuard {
  /** Asks before anything is opened, and names the target. */
  ask(target: string): void;
  readonly dialog: ReactNode;
}

const openable = /^(?:https?:\/\/|mailto:)/i;

/** Links of documents go nowhere by themselves: a person sees the target and decides. */
export function useLinkGuard(): LinkGuard {
  const t = useMessages('viewers.link');
  const words = useMessages('words');
  const [target, setTarget] = useState<string | null>(null);
  const close = () => setTarget(null);
  const canOpen = target !== null && openable.test(target);
  const dialog = (
    <Dialog isOpen={target !== null} title={t('title')} onClose={close}>
      <Stack gap="sm">
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {target ?? ''}
        </Code>
        <Text size="sm" c="dimmed">
          {canOpen ? t('outside') : t('closed')}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {words('cancel')}
          </Button>
          {canOpen && (
            <Button component="a" href={target} target="_blank" rel="noopener noreferrer" onClick={close}>
              {t('open')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
  return { ask: setTarget, dialog };
}
