import type { TextInline, WordParagraph } from '../content/story.ts';

export interface RunSpan {
  readonly first: TextInline;
  readonly start: number;
  readonly end: number;
}

/** Runs that touch each other and have one key are one span; those whose key is null are left out. */
export function joinRuns(paragraph: WordParagraph, keyOf: (run: TextInline) => string | null): RunSpan[] {
  const spans: { first: TextInline; start: number; end: number; key: string }[] = [];
  for (const run of paragraph.inlines) {
    const key = run.kind === 'text' ? keyOf(run) : null;
    if (run.kind !== 'text' || key === null) continue;
    const last = spans.at(-1);
    const end = run.start + run.text.length;
    if (last !== undefined && last.key === key && last.end === run.start) last.end = end;
    else spans.push({ first: run, start: run.start, end, key });
  }
  return spans;
}
