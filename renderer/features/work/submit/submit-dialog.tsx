import { Alert, Button, Checkbox, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { IconLock, IconUpload } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { isConnectionLost, useProjectPath } from '#api';
import type { Deliverable } from '#contract';
import { useMessages } from '#messages';
import { InlineError, useShortcuts } from '#ui';
import type { Signals } from '../clock/use-signals.ts';
import { PreflightSummary } from '../files/preflight-summary.tsx';
import type { Preflight } from '../files/use-preflight.ts';
import type { Place } from '../place.ts';
import { SealedFiles } from './sealed-files.tsx';
import { SealedResult } from './sealed-result.tsx';
import { useSubmitForm } from './submit-form.ts';

interface SubmitDialogProps {
  readonly place: Place;
  readonly drafts: readonly Deliverable[];
  readonly preflight: Preflight;
  readonly pendingUploadCount: number;
  readonly signals: Signals;
}

/** The last look before submitting; afterwards, the seal. */
export function SubmitDialog(props: SubmitDialogProps) {
  const t = useMessages('work');
  const { signals, place } = props;
  const { form, clear, change } = useSubmitForm(place.assignmentId);
  const path = useProjectPath();
  const [, navigate] = useLocation();
  const seal = signals.lastKind === 'submit' ? (signals.reply?.manifestSha256 ?? null) : null;
  const close = () => {
    if (signals.busyKind === 'submit') return;
    if (seal === null) return change({ isOpen: false });
    clear();
    signals.reset();
  };
  return (
    <Modal
      opened={form.isOpen}
      onClose={close}
      title={seal === null ? t('submitDialog.title') : t('submitDialog.doneTitle')}
      size={560}
    >
      {form.isOpen && seal === null && <SubmitFields {...props} onClose={close} />}
      {form.isOpen && seal !== null && (
        <SealedResult
          seal={seal}
          onClose={close}
          onNext={() => {
            close();
            navigate(path('work'));
          }}
        />
      )}
    </Modal>
  );
}

function SubmitFields(props: SubmitDialogProps & { readonly onClose: () => void }) {
  const t = useMessages('work');
  const { place, drafts, preflight, pendingUploadCount, signals, onClose } = props;
  const { form, change } = useSubmitForm(place.assignmentId);
  const isClean = drafts.length > 0 && preflight.stopCount === 0 && !preflight.isChecking;
  const isReady = isClean && form.usedNoModel && pendingUploadCount === 0 && !signals.isBusy;
  const submit = () => {
    const note = form.note.trim();
    if (isReady) signals.send({ kind: 'submit', note: note === '' ? null : note });
  };
  useShortcuts([{ keys: 'mod+Enter', label: t('submitDialog.confirm'), run: submit, worksInFields: true }]);
  const error = signals.lastKind === 'submit' ? signals.error : null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        {drafts.length === 0 ? (
          <Text c="dimmed">{t('submitDialog.noFiles')}</Text>
        ) : (
          <SealedFiles drafts={drafts} findings={preflight.findings} />
        )}
        {drafts.length > 0 && <PreflightSummary preflight={preflight} />}
        {pendingUploadCount > 0 && (
          <Alert color="yellow" icon={<IconUpload size={18} />} py="xs" role="status">
            {t('submitDialog.uploading')}
          </Alert>
        )}
        <Checkbox
          label={t('submitDialog.statement')}
          required
          data-autofocus
          checked={form.usedNoModel}
          onChange={(event) => change({ usedNoModel: event.currentTarget.checked })}
        />
        <Textarea
          label={t('submitDialog.note')}
          maxLength={8_000}
          maxRows={6}
          value={form.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <InlineError error={error} />
        {isConnectionLost(error) && <Text size="sm">{t('submitDialog.repeat')}</Text>}
        <Group gap={6} wrap="nowrap" align="flex-start" c="dimmed">
          <IconLock size={16} aria-hidden style={{ flex: 'none' }} />
          <Text size="sm" c="inherit">
            {t('submitDialog.final')}
          </Text>
        </Group>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={signals.busyKind === 'submit'}>
            {t('submitDialog.cancel')}
          </Button>
          <Button
            type="submit"
            disabled={!isReady && signals.busyKind !== 'submit'}
            loading={signals.busyKind === 'submit'}
          >
            {t('submitDialog.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
