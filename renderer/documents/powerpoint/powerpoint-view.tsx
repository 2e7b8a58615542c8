import './powerpoint.css';
import { Loader } from '@mantine/core';
import { ErrorState } from '#ui';
import type { AppViewProps } from '../office/app-view.ts';
import { useAnswer } from '../reading/use-answer.ts';
import { Deck } from './deck.tsx';

/** A PowerPoint deck (or an OpenDocument presentation): one slide at a time, with all of them beside it. */
export function PowerpointView(props: AppViewProps) {
  const { held } = props;
  const found = useAnswer(held, 'deck', () => held.calls.viewDeck());
  if (found === null) return <Loader size="sm" m="auto" />;
  if ('error' in found) return <ErrorState error={found.error} />;
  return <Deck {...props} deck={found.answer} />;
}
