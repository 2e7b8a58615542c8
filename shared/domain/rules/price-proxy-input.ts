import { JsonCursor, refuseRepeats } from '#lib';
import type { PriceProxyTask } from './price-proxy.ts';

/** Reads the input of `computePriceProxies` from foreign data; throws an `InputFault`. */
export function parsePriceProxyInput(input: unknown): { readonly tasks: readonly PriceProxyTask[] } {
  const places = new JsonCursor(input).field('tasks').items();
  const tasks = places.map(readTask);
  refuseRepeats(places.map((place) => place.field('taskId')));
  return { tasks };
}

function readTask(place: JsonCursor): PriceProxyTask {
  const taskId = place.field('taskId').text();
  const [explicit, estimates] = [place.field('explicit'), place.field('estimates')];
  return {
    taskId,
    // A task list that says `"explicit": null` means that there is none.
    ...(explicit.isAbsent || explicit.isNull ? {} : { explicit: readPrice(explicit) }),
    ...(estimates.isAbsent ? {} : { estimates: readEstimates(estimates) }),
  };
}

function readEstimates(place: JsonCursor): readonly number[] {
  const estimates = place.items().map(readPrice);
  return estimates.length <= 3 ? estimates : place.refuse('must hold at most three estimates');
}

function readPrice(place: JsonCursor): number {
  return place.number('must be a price ≥ 0', (price) => price >= 0);
}
