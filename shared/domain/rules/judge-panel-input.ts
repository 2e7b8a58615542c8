import { JsonCursor, refuseRepeats } from '#lib';
import type { JudgePanelInput, Vote } from './judge-panel.ts';

/** Reads the input of `computeJudgePanel` from foreign data; throws an `InputFault`. */
export function parseJudgePanelInput(input: unknown): JudgePanelInput {
  const root = new JsonCursor(input);
  const judgePlaces = root.field('judges').items();
  const judges = judgePlaces.map((place) => place.text());
  refuseRepeats(judgePlaces);
  const places = root.field('votes').items();
  const votes = places.map((place) => ({
    id: place.field('id').text(),
    votes: readVotes(place.field('votes'), judges),
  }));
  refuseRepeats(places.map((place) => place.field('id')));
  return { judges, votes };
}

function readVotes(place: JsonCursor, judges: readonly string[]): Readonly<Record<string, Vote>> {
  const cast = judges.map((judge) => [judge, place.field(judge)] as const);
  return Object.fromEntries(
    cast.filter(([, vote]) => !vote.isAbsent).map(([judge, vote]) => [judge, vote.oneOf([1, 0, null])]),
  );
}
