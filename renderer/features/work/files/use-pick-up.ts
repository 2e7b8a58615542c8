import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#api';
import { useMessages } from '#messages';
import { useNotify } from '#ui';
import type { Place } from '../place.ts';

export interface PickUp {
  readonly isBusy: boolean;
  run(): void;
}

/** Takes what the person saved into the `outputs` folder of the attempt. */
export function usePickUp(place: Place): PickUp {
  const t = useMessages('work');
  const notify = useNotify();
  const queries = useQueryClient();
  const pickUp = useMutation(
    api.work.pickUp.mutationOptions({
      onError: notify.failed,
      onSuccess: ({ added }) => {
        void queries.invalidateQueries({ queryKey: api.work.get.key() });
        notify.done(
          added.length === 0
            ? t('files.nothingPickedUp')
            : t('files.pickedUp', { count: added.length, names: added.join(', ') }),
        );
      },
    }),
  );
  return { isBusy: pickUp.isPending, run: () => !pickUp.isPending && pickUp.mutate(place) };
}
