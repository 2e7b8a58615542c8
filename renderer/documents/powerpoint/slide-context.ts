import { createContext, use } from 'react';
import type { Media } from './use-media.ts';

/** What every piece of a drawn slide needs. */
export interface SlideContext {
  readonly media: Media;
  /** Null on thumbnails: they are pictures of slides, where nothing is chosen. */
  readonly actions: SlideActions | null;
}

export interface SlideActions {
  /** The key of the one shape that Tab leads to. */
  readonly reachableKey: string | null;
  readonly askLink: (target: string) => void;
}

export const SlideContextOf = createContext<SlideContext | null>(null);

export function useSlideContext(): SlideContext {
  const context = use(SlideContextOf);
  if (context === null) throw new Error('a piece of a slide is drawn outside of one');
  return context;
}
