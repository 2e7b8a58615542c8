import { Alert, Group, NumberInput, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, newEventId, useProject } from '#api';
import type { AttemptTimeline } from '#contract';
import { useMessages } from '#messages';
import { ConfirmWithReason, formatClock, useNotify } from '#ui';
import { computeCorrectionEffect } from './correction.ts';
import type { CorrectionEffect, CorrectionFields } from './correction.ts';

interface CorrectionDialogProps {
  readonly timeline: AttemptTimeline;
  readonly onClose: () => void;
}

/** Adds counted time to a submitted round or takes some away; shows what that comes to before it is done. */
export function CorrectionDialog({ timeline, onClose }: CorrectionDialogProps) {
  const t = useMessages('tasks');
  const notify = useNotify();
  const queries = useQueryClient();
  const { projectId } = useProject();
  const submitted = timeline.rounds.filter((round) => round.submittedAt !== null);
  const [fields, setFields] = useState<CorrectionFields>({
    roundNumber: submitted.at(-1)?.number ?? 1,
    direction: 'take',
    minutes: '',
    seconds: '',
  });
  // The same id when a lost call is repeated: the correction is made once.
  const [eventId] = useState(newEventId);
  const effect = computeCorrectionEffect(timeline, fields);
  const correct = useMutation(
    api.oversight.correct.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries({ queryKey: api.oversight.key() });
        void queries.invalidateQueries({ queryKey: api.tasks.key() });
        notify.done(t('timeline.corrected'));
        onClose();
      },
    }),
  );
  return (
    <ConfirmWithReason
      isOpen
      title={t('timeline.correctTitle', { name: timeline.personName, task: timeline.externalId })}
      hint={t('timeline.correctHint')}
      confirmLabel={t('timeline.correctConfirm')}
      isReady={effect !== null && !effect.isBelowZero}
      isBusy={correct.isPending}
      error={correct.error}
      onConfirm={(reason) =>
        effect &&
        correct.mutate({
          projectId,
          attemptId: timeline.attemptId,
          eventId,
          roundNumber: fields.roundNumber,
          deltaMs: effect.deltaMs,
          reason,
        })
      }
      onClose={onClose}
    >
      <CorrectionForm
        roundNumbers={submitted.map(({ number }) => number)}
        fields={fields}
        onChange={(part) => setFields({ ...fields, ...part })}
      />
      {effect && <EffectText effect={effect} roundNumber={fields.roundNumber} />}
    </ConfirmWithReason>
  );
}

interface CorrectionFormProps {
  readonly roundNumbers: readonly number[];
  readonly fields: CorrectionFields;
  readonly onChange: (part: Partial<CorrectionFields>) => void;
}

function CorrectionForm({ roundNumbers, fields, onChange }: CorrectionFormProps) {
  const t = useMessages('tasks');
  return (
    <Stack gap="xs">
      <Select
        label={t('timeline.roundHead')}
        allowDeselect={false}
        data={roundNumbers.map((number) => ({
          value: String(number),
          label: t('timeline.round', { number }),
        }))}
        value={String(fields.roundNumber)}
        onChange={(value) => onChange({ roundNumber: Number(value) })}
      />
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <SegmentedControl
          size="sm"
          aria-label={t('timeline.direction')}
          value={fields.direction}
          onChange={(value) => onChange({ direction: value === 'add' ? 'add' : 'take' })}
          data={[
            { value: 'take', label: t('timeline.take') },
            { value: 'add', label: t('timeline.add') },
          ]}
        />
        <NumberInput
          label={t('timeline.minutes')}
          allowDecimal={false}
          min={0}
          max={100_000}
          w={110}
          value={fields.minutes}
          onChange={(minutes) => onChange({ minutes })}
        />
        <NumberInput
          label={t('timeline.seconds')}
          allowDecimal={false}
          min={0}
          max={59}
          w={110}
          value={fields.seconds}
          onChange={(seconds) => onChange({ seconds })}
        />
      </Group>
    </Stack>
  );
}

function EffectText({
  effect,
  roundNumber,
}: {
  readonly effect: CorrectionEffect;
  readonly roundNumber: number;
}) {
  const t = useMessages('tasks');
  if (effect.isBelowZero) {
    return (
      <Alert color="red" py="xs" role="alert">
        {t('timeline.belowZero', { counted: formatClock(effect.roundFromMs) })}
      </Alert>
    );
  }
  return (
    <Stack gap={2} className="pl-section" p="xs" role="status">
      <Change
        label={t('timeline.round', { number: roundNumber })}
        fromMs={effect.roundFromMs}
        toMs={effect.roundToMs}
      />
      <Change label={t('timeline.wholeAttempt')} fromMs={effect.totalFromMs} toMs={effect.totalToMs} />
    </Stack>
  );
}

interface ChangeProps {
  readonly label: string;
  readonly fromMs: number;
  readonly toMs: number;
}

function Change({ label, fromMs, toMs }: ChangeProps) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text c="dimmed">{label}</Text>
      <Group gap={8} wrap="nowrap" className="pl-number">
        <Text>{formatClock(fromMs)}</Text>
        <IconArrowRight size={14} aria-hidden />
        <Text fw={600}>{formatClock(toMs)}</Text>
      </Group>
    </Group>
  );
}
