import { useQuery } from '@tanstack/react-query';
import { api, getWindowId } from '#api';
import type { Place } from '../place.ts';

const lookEveryMs = 5_000;

/** One's task as this window sees it; asked for again and again while its clock runs in another window. */
export function useTask(place: Place) {
  return useQuery(
    api.work.get.queryOptions({
      input: { ...place, windowId: getWindowId() },
      refetchInterval: (query) => (query.state.data?.clock.openIn ? lookEveryMs : false),
    }),
  );
}
