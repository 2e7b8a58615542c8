import type { WordCommentView } from '#documents';

interface Stacking {
  readonly comments: readonly WordCommentView[];
  /** How much larger than life the flow is drawn. */
  readonly zoomFactor: number;
}

const gapPx = 6;

/** Puts each comment beside the paragraph it is about, below the one before; answers follow what they answer. */
export function stackComments(
  flow: HTMLElement,
  column: HTMLElement,
  { comments, zoomFactor }: Stacking,
): void {
  const flowTop = flow.getBoundingClientRect().top;
  const starts = [...flow.querySelectorAll<HTMLElement>('.pl-paper [data-paragraph]')].map((element) => ({
    element,
    part: element.dataset['part'],
    start: Number(element.dataset['paragraph']),
  }));
  const wanted = comments.map(({ about }) => {
    const beside = starts.findLast(
      ({ part, start }) => part === about?.part && start <= (about?.start ?? -1),
    );
    return beside === undefined ? null : (beside.element.getBoundingClientRect().top - flowTop) / zoomFactor;
  });
  const tops = comments.map(({ parentId }, index) => {
    const parent = comments.findIndex(({ commentId }) => commentId === parentId);
    return wanted[index] ?? wanted[parent] ?? 0;
  });
  const order = comments
    .map((_, index) => index)
    .toSorted((left, right) => (tops[left] ?? 0) - (tops[right] ?? 0));
  let free = 0;
  for (const index of order) {
    const element = column.children[index];
    if (!(element instanceof HTMLElement)) continue;
    const top = Math.max(free, tops[index] ?? 0);
    element.style.top = `${top}px`;
    free = top + element.offsetHeight + gapPx;
  }
  column.style.minHeight = `${free}px`;
}
