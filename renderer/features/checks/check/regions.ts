import { useRef } from 'react';
import type { RefObject } from 'react';

/** The places of the check screen that keys lead to. */
export interface Regions {
  readonly instruction: RefObject<HTMLElement | null>;
  readonly inputs: RefObject<HTMLElement | null>;
  readonly files: RefObject<HTMLElement | null>;
  readonly rubric: RefObject<HTMLElement | null>;
  /** What holds the points of the rubric. */
  readonly points: RefObject<HTMLDivElement | null>;
  readonly summary: RefObject<HTMLTextAreaElement | null>;
}

export function useRegions(): Regions {
  return {
    instruction: useRef<HTMLElement>(null),
    inputs: useRef<HTMLElement>(null),
    files: useRef<HTMLElement>(null),
    rubric: useRef<HTMLElement>(null),
    points: useRef<HTMLDivElement>(null),
    summary: useRef<HTMLTextAreaElement>(null),
  };
}
