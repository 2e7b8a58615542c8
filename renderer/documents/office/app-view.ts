import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { Anchor, OfficeApp } from '#documents';
import type { HeldDocument } from '../reading/open-in-worker.ts';

/** Where a view is asked to go; a new object each time, also for the same place. */
export interface ViewTarget {
  readonly anchor: Anchor;
}

/** A mark to be drawn over what it is about. */
export interface ShownMark {
  readonly id: string;
  readonly anchor: Anchor;
  /** Whose it is: each of two people has a colour. */
  readonly tone: 'own' | 'other';
  /** Who marked it and what they noted, for screen readers and the tooltip. */
  readonly label: string;
}

/** What the view of every application is given by the frame around it. */
export interface AppViewProps {
  readonly held: HeldDocument;
  readonly target: ViewTarget | null;
  readonly marks: readonly ShownMark[];
  /** Tells what is selected now, so that it can be marked: text, cells, an element or a region; null for nothing. */
  readonly onChoose: (anchor: Anchor | null) => void;
}

/** The view of each application, loaded when a document needs it. */
export const appViews: Readonly<Partial<Record<OfficeApp, ComponentType<AppViewProps>>>> = {
  excel: lazy(async () => ({ default: (await import('../excel/excel-view.tsx')).ExcelView })),
  word: lazy(async () => ({ default: (await import('../word/word-view.tsx')).WordView })),
  powerpoint: lazy(async () => ({
    default: (await import('../powerpoint/powerpoint-view.tsx')).PowerpointView,
  })),
};
