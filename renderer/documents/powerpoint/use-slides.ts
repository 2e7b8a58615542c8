import { useEffect, useState } from 'react';
import type { SlideView } from '#documents';
import type { HeldDocument } from '../reading/open-in-worker.ts';

/** The slides of a deck, each asked for once. */
export interface Slides {
  load(number: number): Promise<SlideView | null>;
}

const keptCount = 60;

export function createSlides({ calls }: Pick<HeldDocument, 'calls'>): Slides {
  const known = new Map<number, Promise<SlideView | null>>();
  return {
    load: (number) => {
      const found = known.get(number) ?? calls.viewSlide(number);
      // The one asked for last is kept longest.
      known.delete(number);
      known.set(number, found);
      for (const [oldest] of known) {
        if (known.size <= keptCount) break;
        known.delete(oldest);
      }
      return found;
    },
  };
}

export type SlideState = SlideView | 'missing' | null;

/** A slide once it is there; null before, `missing` where it cannot be had. A null number asks for none yet. */
export function useSlide(slides: Slides, number: number | null): SlideState {
  const [found, setFound] = useState<{ readonly number: number | null; readonly slide: SlideState } | null>(
    null,
  );
  useEffect(() => {
    if (number === null) return undefined;
    let isGone = false;
    const keep = (slide: SlideView | null) => {
      if (!isGone) setFound({ number, slide: slide ?? 'missing' });
    };
    slides.load(number).then(keep, () => keep(null));
    return () => void (isGone = true);
  }, [slides, number]);
  return found?.number === number ? found.slide : null;
}
