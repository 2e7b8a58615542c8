import { Button, Group, NumberInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, useProject } from '#api';
import type { RubricItemView } from '#contract';
import { useMessages } from '#messages';
import { useNotify } from '#ui';

/** The weights that rubrics use (SPEC 4); others can be typed. */
const usualWeights = [-5, -3, -1, 1, 3, 5] as const;

/** Sets the weight of one rubric item: one of the usual ones at a press, any other by typing. */
export function WeightField({ item }: { readonly item: Pick<RubricItemView, 'id' | 'position'> }) {
  const t = useMessages('tasks');
  const notify = useNotify();
  const queries = useQueryClient();
  const { projectId } = useProject();
  const [typed, setTyped] = useState<string | number>('');
  const set = useMutation(
    api.tasks.setWeight.mutationOptions({
      onError: notify.failed,
      onSuccess: async () => {
        await queries.invalidateQueries({ queryKey: api.tasks.key() });
        void queries.invalidateQueries({ queryKey: api.oversight.overview.key() });
        notify.done(t('weightSaved'));
      },
    }),
  );
  const save = (weight: number) => set.mutate({ projectId, rubricItemId: item.id, weight });
  const label = t('weightOf', { position: item.position });
  return (
    <Group gap={6} wrap="nowrap" role="group" aria-label={label}>
      <Button.Group>
        {usualWeights.map((weight) => (
          <Button
            key={weight}
            size="compact-xs"
            variant="default"
            className="pl-number"
            disabled={set.isPending}
            onClick={() => save(weight)}
          >
            {weight > 0 ? `+${weight}` : `−${-weight}`}
          </Button>
        ))}
      </Button.Group>
      <NumberInput
        size="xs"
        w={140}
        placeholder={t('weightChoose')}
        hideControls
        allowDecimal={false}
        min={-1_000}
        max={1_000}
        aria-label={`${label}: ${t('weightChoose')}`}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typeof typed === 'number') save(typed);
        }}
      />
      <Button
        size="compact-xs"
        disabled={typeof typed !== 'number'}
        loading={set.isPending}
        onClick={() => typeof typed === 'number' && save(typed)}
      >
        {t('setWeight')}
      </Button>
    </Group>
  );
}
