import { ActionIcon, Menu, Select } from '@mantine/core';
import { IconDots, IconUserMinus, IconUserShare } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SlotView } from '#contract';
import type { PersonId } from '#domain';
import { useMessages } from '#messages';
import { ConfirmWithReason } from './confirm-with-reason.tsx';
import { useNotify } from './notify.tsx';

interface AssignmentMenuProps {
  readonly slot: Pick<SlotView, 'personId' | 'personName'>;
  readonly externalId: string;
  /** Who may take the place; whoever was on the task already is refused by the core. */
  readonly candidates: readonly { readonly id: PersonId; readonly displayName: string }[];
  /** Null: someone drawn at random. */
  readonly onReassign: (personId: PersonId | null, reason: string) => Promise<unknown>;
  readonly onWithdraw: (reason: string) => Promise<unknown>;
}

/** What a coordinator can do about one person's place on a task; both ask for a reason. */
export function AssignmentMenu(props: AssignmentMenuProps) {
  const t = useMessages('coordination');
  const [open, setOpen] = useState<'reassign' | 'withdraw' | null>(null);
  const names = { name: props.slot.personName, task: props.externalId };
  const close = () => setOpen(null);
  return (
    // What is done here is not about the row that it stands in.
    <span
      role="presentation"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon aria-label={t('actionsFor', names)} title={t('actionsFor', names)}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconUserShare size={15} />} onClick={() => setOpen('reassign')}>
            {t('reassign')}…
          </Menu.Item>
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconUserMinus size={15} />}
            onClick={() => setOpen('withdraw')}
          >
            {t('withdraw')}…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'reassign' && <ReassignDialog {...props} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog {...props} onClose={close} />}
    </span>
  );
}

type DialogProps = AssignmentMenuProps & { readonly onClose: () => void };

function ReassignDialog({ slot, externalId, candidates, onReassign, onClose }: DialogProps) {
  const t = useMessages('coordination');
  const notify = useNotify();
  const [personId, setPersonId] = useState<PersonId | null>(null);
  const reassign = useMutation({
    mutationFn: (reason: string) => onReassign(personId, reason),
    onSuccess: () => {
      notify.done(t('reassignDone', { task: externalId }));
      onClose();
    },
  });
  return (
    <ConfirmWithReason
      isOpen
      title={t('reassignTitle', { task: externalId })}
      hint={t('reassignHint', { name: slot.personName })}
      confirmLabel={t('reassign')}
      isBusy={reassign.isPending}
      error={reassign.error}
      onConfirm={(reason) => reassign.mutate(reason)}
      onClose={onClose}
    >
      <Select
        label={t('reassignTo')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('reassignDraw') }}
        placeholder={t('reassignDraw')}
        data={candidates
          .filter(({ id }) => id !== slot.personId)
          .map(({ id, displayName }) => ({ value: id, label: displayName }))}
        value={personId}
        onChange={(value) => setPersonId(value)}
      />
    </ConfirmWithReason>
  );
}

function WithdrawDialog({ slot, externalId, onWithdraw, onClose }: DialogProps) {
  const t = useMessages('coordination');
  const notify = useNotify();
  const names = { name: slot.personName, task: externalId };
  const withdraw = useMutation({
    mutationFn: onWithdraw,
    onSuccess: () => {
      notify.done(t('withdrawDone', names));
      onClose();
    },
  });
  return (
    <ConfirmWithReason
      isOpen
      title={t('withdrawTitle', names)}
      hint={t('withdrawHint')}
      confirmLabel={t('withdraw')}
      isDangerous
      isBusy={withdraw.isPending}
      error={withdraw.error}
      onConfirm={(reason) => withdraw.mutate(reason)}
      onClose={onClose}
    />
  );
}
