import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A button that is busy cannot keep the focus; it gets it back when what it asked for has failed. */
export function useFocusAfterFailure(error: unknown): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (error) button.current?.focus();
  }, [error]);
  return button;
}
