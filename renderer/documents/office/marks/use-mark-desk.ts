import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Anchor } from '#documents';
import { useMessages } from '#messages';
import { useNotify } from '#ui';
import type { HeldDocument } from '../../reading/open-in-worker.ts';
import type { Mark, Marking } from './marking.ts';
import { useMarks } from './use-marks.ts';
import type { DocumentMarks, PlacedMark } from './use-marks.ts';
import { useMarkText } from './use-mark-text.ts';

/** Marking in one document: what is marked, and everything that can be done about it. */
export interface MarkDesk {
  readonly marks: DocumentMarks;
  readonly canMark: boolean;
  /** Whose note is being written. */
  readonly editingId: string | null;
  /** For screen readers: what was done last. */
  readonly news: string;
  readonly undoRef: RefObject<HTMLButtonElement | null>;
  /** Marks a place and asks for a note; one that is marked already is only noted. */
  mark(anchor: Anchor): void;
  goTo(mark: PlacedMark): void;
  edit(mark: PlacedMark): void;
  /** With null for a note that stays as it was. */
  noted(mark: PlacedMark, note: string | null): void;
  remove(mark: PlacedMark): void;
  restore(mark: Mark): void;
}

interface DeskOptions {
  readonly held: HeldDocument;
  readonly marking: Marking | null;
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly onGo: (anchor: Anchor) => void;
  /** Somebody is about to write a note. */
  readonly onEditing: () => void;
}

const sameSelectors = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function useMarkDesk({ held, marking, rootRef, onGo, onEditing }: DeskOptions): MarkDesk {
  const t = useMessages('viewers.marks');
  const notify = useNotify();
  const say = useMarkText();
  const marks = useMarks(held, marking);
  const [editingId, setEditingId] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const undoRef = useRef<HTMLButtonElement>(null);
  const focus = useFocusReturn(rootRef);
  const write = (id: string) => {
    focus.keep();
    setEditingId(id);
    onEditing();
  };
  const attempt = (doing: Promise<void> | undefined) => void doing?.catch(notify.failed);
  return {
    marks,
    canMark: marking?.canMark ?? false,
    editingId,
    news,
    undoRef,
    mark: ({ selectors }) => {
      const known = marks.list.find((mark) => mark.isOwn && sameSelectors(mark.selectors, selectors));
      if (known) write(known.markId);
      else {
        const add = async () => {
          const id = await marking?.add(selectors);
          if (id !== undefined) write(id);
          setNews(t('marked'));
        };
        attempt(add());
      }
    },
    goTo: (mark) => onGo(mark.placed?.anchor ?? mark),
    edit: ({ markId }) => write(markId),
    noted: ({ markId }, note) => {
      setEditingId(null);
      focus.giveBack(markId);
      if (note !== null) attempt(marking?.edit(markId, note));
    },
    remove: (mark) => {
      const remove = async () => {
        await marking?.remove(mark.markId);
        setNews(t('wasRemoved', { what: say(mark).what }));
        focus.moveTo(() => undoRef.current);
      };
      attempt(remove());
    },
    restore: (mark) => {
      const restore = async () => {
        await marking?.restore(mark.markId);
        setNews(t('wasRestored', { what: say(mark).what }));
        focus.moveTo(
          () => rootRef.current?.querySelector<HTMLElement>(`[data-mark="${mark.markId}"]`) ?? null,
        );
      };
      attempt(restore());
    },
  };
}

/** Moves the focus to what is only there after the next drawing, and back to where it was before a note was written. */
function useFocusReturn(rootRef: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement | null>(null);
  const [next, setNext] = useState<{ readonly find: () => HTMLElement | null } | null>(null);
  useEffect(() => {
    if (next !== null) next.find()?.focus();
  }, [next]);
  const moveTo = useCallback((find: () => HTMLElement | null) => setNext({ find }), []);
  return {
    moveTo,
    keep: () => {
      const active = document.activeElement;
      before.current = active instanceof HTMLElement && rootRef.current?.contains(active) ? active : null;
    },
    giveBack: (markId: string) =>
      moveTo(() =>
        before.current?.isConnected
          ? before.current
          : (rootRef.current?.querySelector<HTMLElement>(`[data-mark="${markId}"]`) ?? null),
      ),
  };
}
