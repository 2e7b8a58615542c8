import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Dialog } from './dialog.tsx';
import { InlineError } from './inline-error.tsx';

interface ConfirmWithReasonProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly hint?: string | undefined;
  /** The verb of what happens, such as "Withdraw". */
  readonly confirmLabel: string;
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  readonly error?: unknown;
  /** Further fields above the reason. */
  readonly children?: ReactNode;
  readonly isReady?: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for a reason before something that is kept for good. The reason is required. */
export function ConfirmWithReason(props: ConfirmWithReasonProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={props.title}>
      {props.isOpen && <ReasonForm {...props} />}
    </Dialog>
  );
}

function ReasonForm(props: ConfirmWithReasonProps) {
  const t = useMessages('words');
  const [reason, setReason] = useState('');
  const canConfirm = reason.trim() !== '' && props.isReady !== false;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (canConfirm) props.onConfirm(reason.trim());
      }}
    >
      <Stack gap="sm">
        {props.hint && <Text c="dimmed">{props.hint}</Text>}
        {props.children}
        <Textarea
          label={t('reason')}
          description={t('reasonHint')}
          required
          data-autofocus
          maxLength={2_000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <InlineError error={props.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            disabled={!canConfirm}
            loading={props.isBusy === true}
            {...(props.isDangerous ? { color: 'red' } : {})}
          >
            {props.confirmLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
