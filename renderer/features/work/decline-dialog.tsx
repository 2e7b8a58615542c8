import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#api';
import { useMessages } from '#messages';
import { ConfirmWithReason, useNotify } from '#ui';
import type { AssignmentId } from '#domain';
import type { ProjectId } from '#domain';

export interface Declinable {
  readonly projectId: ProjectId;
  readonly assignmentId: AssignmentId;
  readonly externalId: string;
  readonly isStarted: boolean;
}

interface DeclineDialogProps {
  readonly task: Declinable | null;
  readonly onClose: () => void;
  readonly onDeclined?: () => void;
}

/** Gives a task back for good, with a reason. */
export function DeclineDialog({ task, onClose, onDeclined }: DeclineDialogProps) {
  const t = useMessages('work');
  const notify = useNotify();
  const queries = useQueryClient();
  const name = task?.externalId ?? '';
  const decline = useMutation(
    api.assignments.decline.mutationOptions({
      onSuccess: () => {
        void queries.invalidateQueries({ queryKey: api.work.list.key() });
        notify.done(t('declined', { task: name }));
        onClose();
        onDeclined?.();
      },
    }),
  );
  const hint = task?.isStarted ? `${t('declineHint')} ${t('declineRunning')}` : t('declineHint');
  return (
    <ConfirmWithReason
      isOpen={task !== null}
      title={t('declineTitle', { task: name })}
      hint={hint}
      confirmLabel={t('decline')}
      isDangerous
      isBusy={decline.isPending}
      error={decline.error}
      onConfirm={(reason) => {
        if (task) decline.mutate({ projectId: task.projectId, assignmentId: task.assignmentId, reason });
      }}
      onClose={() => {
        decline.reset();
        onClose();
      }}
    />
  );
}
