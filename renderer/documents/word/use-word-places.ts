import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { Anchor, BlockView, WordView } from '#documents';
import type { AppViewProps, ShownMark, ViewTarget } from '../office/app-view.ts';
import { findRange, readSelection } from '../office/text-ranges.ts';
import type { PartSpan } from '../office/text-ranges.ts';
import { useTextHighlight } from '../office/use-text-highlight.ts';

interface RootRef {
  readonly current: HTMLDivElement | null;
}

export interface WordPlaces {
  /** How many blocks of the body are drawn by now; the rest follows when there is time. */
  readonly blockCount: number;
  readonly hasChanges: boolean;
  goTo(span: PartSpan): void;
}

const firstBlocks = 120;
const stepBlocks = 400;

/** Where things are in a drawn document: what is selected, marked, commented and gone to. */
export function useWordPlaces(
  root: RootRef,
  { held, view, target, marks, onChoose }: AppViewProps & { readonly view: WordView },
): WordPlaces {
  const total = useMemo(() => view.sections.reduce((sum, { blocks }) => sum + blocks.length, 0), [view]);
  const [blockCount, setBlockCount] = useState(Math.min(total, firstBlocks));
  const [gone, setGone] = useState<{ readonly span: PartSpan; readonly after: ViewTarget | null } | null>(
    null,
  );
  // What was gone to is coloured until something else is.
  const shown = gone !== null && gone.after === target ? gone.span : target && findSpan(target.anchor);
  useEffect(() => {
    if (blockCount < total) startTransition(() => setBlockCount(Math.min(total, blockCount + stepBlocks)));
  }, [blockCount, total]);
  useSelection(root, held, onChoose);
  const own = useMemo(() => listSpans(marks, 'own'), [marks]);
  const other = useMemo(() => listSpans(marks, 'other'), [marks]);
  const commented = useMemo(
    () => view.comments.map(({ about }) => about).filter((about) => about !== null),
    [view],
  );
  const targetSpans = useMemo(() => (shown === null ? [] : [shown]), [shown]);
  useTextHighlight(root, 'pl-comment', commented, blockCount);
  useTextHighlight(root, 'pl-mark-own', own, blockCount);
  useTextHighlight(root, 'pl-mark-other', other, blockCount);
  useTextHighlight(root, 'pl-target', targetSpans, blockCount);
  useElementMarks(root, marks, blockCount);
  const goTo = useCallback(
    (span: PartSpan) => {
      setGone({ span, after: target });
      if (root.current) scrollTo(root.current, span);
    },
    [root, target],
  );
  useEffect(() => {
    const element = root.current;
    if (target === null || element === null) return;
    const span = findSpan(target.anchor);
    if (span !== null) scrollTo(element, span);
    else goToElement(element, target.anchor);
    // More of the document may have to be drawn before it is there.
  }, [root, target, blockCount]);
  const hasChanges = useMemo(() => view.sections.some(({ blocks }) => blocks.some(isChanged)), [view]);
  return { blockCount, hasChanges, goTo };
}

function useSelection(root: RootRef, held: AppViewProps['held'], onChoose: AppViewProps['onChoose']): void {
  useEffect(() => {
    let latest = 0;
    const tell = async () => {
      const element = root.current;
      const span = element === null ? null : readSelection(element);
      if (span === null) return;
      latest += 1;
      const asked = latest;
      const anchor = await held.calls.selectText(span);
      if (asked === latest && anchor !== null) onChoose(anchor);
    };
    const listen = () => void tell();
    document.addEventListener('selectionchange', listen);
    return () => document.removeEventListener('selectionchange', listen);
  }, [root, held, onChoose]);
}

function findSpan({ selectors }: Anchor): PartSpan | null {
  return selectors.find((selector) => selector.kind === 'text') ?? null;
}

function listSpans(marks: readonly ShownMark[], tone: ShownMark['tone']): readonly PartSpan[] {
  return marks
    .filter((mark) => mark.tone === tone)
    .map(({ anchor }) => findSpan(anchor))
    .filter((span) => span !== null);
}

function findElement(root: HTMLElement, { selectors }: Anchor): HTMLElement | null {
  const place = selectors.find((selector) => selector.kind === 'element');
  if (place === undefined) return null;
  return root.querySelector(`[data-element="${CSS.escape(`${place.part} ${place.elementId}`)}"]`);
}

function scrollTo(root: HTMLElement, span: PartSpan): void {
  const node = findRange(root, span)?.startContainer.parentElement;
  node?.scrollIntoView({ block: 'center' });
}

function goToElement(root: HTMLElement, anchor: Anchor): void {
  for (const before of root.querySelectorAll('[data-is-target]')) before.removeAttribute('data-is-target');
  const element = findElement(root, anchor);
  element?.setAttribute('data-is-target', 'true');
  element?.scrollIntoView({ block: 'center' });
}

function useElementMarks(root: RootRef, marks: readonly ShownMark[], version: unknown): void {
  useEffect(() => {
    const marked: HTMLElement[] = [];
    for (const { anchor, tone } of marks) {
      const element =
        root.current === null || findSpan(anchor) !== null ? null : findElement(root.current, anchor);
      if (element === null) continue;
      element.dataset['mark'] = tone;
      marked.push(element);
    }
    return () => {
      for (const element of marked) delete element.dataset['mark'];
    };
  }, [root, marks, version]);
}

function isChanged(block: BlockView): boolean {
  if (block.kind === 'table')
    return block.rows.some(({ cells }) => cells.some(({ blocks }) => blocks.some(isChanged)));
  return block.inlines.some(
    (inline) => inline.kind === 'deleted' || (inline.kind === 'text' && inline.change !== null),
  );
}
