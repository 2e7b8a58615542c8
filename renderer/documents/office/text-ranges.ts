/** A stretch of a part's text, UTF-16 positions. */
export interface PartSpan {
  readonly part: string;
  readonly start: number;
  readonly end: number;
}

interface DrawnText {
  readonly element: HTMLElement;
  readonly start: number;
}

function startOf(element: HTMLElement): number {
  return Number(element.dataset['start']);
}

/** The pieces of text of a part that are drawn now, by their `data-start`, in order of their positions. */
function listDrawn(root: HTMLElement, part: string): readonly DrawnText[] {
  const pieces = root.querySelectorAll<HTMLElement>(`[data-part="${CSS.escape(part)}"] [data-start]`);
  return [...pieces]
    .filter((element) => element.closest<HTMLElement>('[data-part]')?.dataset['part'] === part)
    .map((element) => ({ element, start: startOf(element) }))
    .toSorted((left, right) => left.start - right.start);
}

/** Where a stretch of text is drawn; null while nothing of it is. */
export function findRange(root: HTMLElement, { part, start, end }: PartSpan): Range | null {
  const touched = listDrawn(root, part).filter(({ element, start: at }) => {
    const length = element.textContent.length;
    return at < Math.max(end, start + 1) && at + length > start;
  });
  const [first, last] = [touched[0], touched.at(-1)];
  const [from, to] = [first?.element.firstChild, last?.element.firstChild];
  if (first === undefined || last === undefined || !from || !to) return null;
  const range = document.createRange();
  range.setStart(from, Math.min(from.textContent?.length ?? 0, Math.max(0, start - first.start)));
  range.setEnd(to, Math.min(to.textContent?.length ?? 0, Math.max(0, end - last.start)));
  return range;
}

interface Point {
  readonly part: string;
  readonly position: number;
}

function toPoint(node: Node, offset: number, edge: 'start' | 'end'): Point | null {
  const isText = node.nodeType === Node.TEXT_NODE;
  const inside = isText ? node.parentElement : (node.childNodes[offset] ?? node);
  const element = inside instanceof HTMLElement ? inside : (inside?.parentElement ?? null);
  const own = element?.closest<HTMLElement>('[data-start]') ?? null;
  const part = element?.closest<HTMLElement>('[data-part]')?.dataset['part'];
  if (part === undefined || element === null) return null;
  if (own !== null) return { part, position: startOf(own) + (isText ? offset : 0) };
  const pieces = element.querySelectorAll<HTMLElement>('[data-start]');
  const near = edge === 'start' ? pieces[0] : pieces[pieces.length - 1];
  if (near) return { part, position: startOf(near) + (edge === 'end' ? near.textContent.length : 0) };
  const paragraph = element.closest<HTMLElement>('[data-paragraph]');
  return paragraph ? { part, position: Number(paragraph.dataset['paragraph']) } : null;
}

/** What of a part's text is selected; null where nothing is, or text of two parts. */
export function readSelection(root: HTMLElement): PartSpan | null {
  const selection = globalThis.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return null;
  const start = toPoint(range.startContainer, range.startOffset, 'start');
  const end = toPoint(range.endContainer, range.endOffset, 'end');
  if (start === null || end === null || start.part !== end.part || end.position <= start.position)
    return null;
  return { part: start.part, start: start.position, end: end.position };
}
