import './powerpoint.css';
import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { DeckView } from '#documents';
import { ErrorState } from '#ui';
import type { AppViewProps } from '../office/app-view.ts';
import type { HeldDocument } from '../reading/open-in-worker.ts';
import { Deck } from './deck.tsx';

/** A PowerPoint deck (or an OpenDocument presentation): one slide at a time, with all of them beside it. */
export function PowerpointView(props: AppViewProps) {
  const found = useDeck(props.held);
  if (found === null) return <Loader size="sm" m="auto" />;
  if ('error' in found) return <ErrorState error={found.error} />;
  return <Deck {...props} deck={found.deck} />;
}

type Found = { readonly deck: DeckView } | { readonly error: unknown } | null;

function useDeck({ calls }: HeldDocument): Found {
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let isGone = false;
    const keep = (next: Found) => {
      if (!isGone) setFound(next);
    };
    calls.viewDeck().then(
      (deck) => keep({ deck }),
      (error: unknown) => keep({ error }),
    );
    return () => void (isGone = true);
  }, [calls]);
  return found;
}
