import { Alert, Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconLock, IconUpload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { isConnectionLost, useProjectPath } from '#api';
import type { Deliverable } from '#contract';
import type { AssignmentId } from '#domain';
import { useMessages } from '#messages';
import { Dialog, InlineError, useShortcuts } from '#ui';
import type { Signals } from '../clock/use-signals.ts';
import { PreflightSummary } from '../files/preflight-summary.tsx';
import type { Preflight } from '../files/use-preflight.ts';
import type { Place } from '../place.ts';
import { SealedFiles } from './sealed-files.tsx';
import { SealedResult } from './sealed-result.tsx';
import { clearSubmitForm, useSubmitForm } from './submit-form.ts';

interface SubmitDialogProps {
  readonly place: Place;
  readonly drafts: readonly Deliverable[];
  readonly preflight: Preflight;
  readonly pendingUploadCount: number;
  readonly signals: Signals;
  readonly isRoundOpen: boolean;
  /** The round is open and its clock not in another window. */
  readonly canSubmit: boolean;
}

/** The last look before submitting; afterwards, the seal. */
export function SubmitDialog(props: SubmitDialogProps) {
  const t = useMessages('work');
  const { signals, place, canSubmit, isRoundOpen } = props;
  const { form, change } = useSubmitForm(place.assignmentId);
  const path = useProjectPath();
  const [, navigate] = useLocation();
  const seal = signals.lastKind === 'submit' ? (signals.reply?.manifestSha256 ?? null) : null;
  const isSending = signals.busyKind === 'submit';
  useForgottenForm(place.assignmentId, !isRoundOpen && seal === null && !isSending);
  const isShown = form.isOpen && (canSubmit || seal !== null || isSending);
  const close = () => {
    if (isSending) return;
    if (seal === null) return change({ isOpen: false });
    clearSubmitForm(place.assignmentId);
    signals.reset();
  };
  return (
    <Dialog
      isOpen={isShown}
      onClose={close}
      title={seal === null ? t('submitDialog.title') : t('submitDialog.doneTitle')}
      size="lg"
    >
      {isShown && seal === null && <SubmitFields {...props} onClose={close} />}
      {isShown && seal !== null && (
        <SealedResult
          seal={seal}
          onClose={close}
          onNext={() => {
            close();
            navigate(path('work'));
          }}
        />
      )}
    </Dialog>
  );
}

/** A round that ended without this dialog (a reload in the middle) leaves nothing filled in for the next one. */
function useForgottenForm(assignmentId: AssignmentId, isForgotten: boolean): void {
  useEffect(() => {
    if (isForgotten) clearSubmitForm(assignmentId);
  }, [assignmentId, isForgotten]);
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
