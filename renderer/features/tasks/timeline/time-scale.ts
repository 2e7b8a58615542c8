import type { Stretch } from './list-stretches.ts';

/** A piece of the picture's axis; a squeezed one has a fixed width whatever its length. */
export interface AxisPiece {
  readonly fromAt: number;
  readonly toAt: number;
  readonly fromX: number;
  readonly toX: number;
  readonly isSqueezed: boolean;
}

/** Turns instants into pixels, long standstills squeezed so that days apart still fit. */
export interface TimeScale {
  readonly pieces: readonly AxisPiece[];
  readonly toX: (at: number) => number;
}

export const squeezedWidth = 80;
/** Shorter standstills say more at their true length. */
const squeezeAboveMs = 20 * 60_000;

interface Span {
  readonly fromAt: number;
  readonly toAt: number;
  readonly isSqueezed: boolean;
}

/** Lays the stretches out over a width in pixels. `isTrue` keeps every length in proportion. */
export function computeTimeScale(
  stretches: readonly Stretch[],
  width: number,
  { isTrue }: { readonly isTrue: boolean },
): TimeScale {
  const spans = listSpans(stretches, isTrue);
  const squeezed = spans.filter((span) => span.isSqueezed);
  const linearMs = Math.max(1, sumMs(spans) - sumMs(squeezed));
  const fixedWidth = Math.min(squeezed.length * squeezedWidth, width / 2);
  const perMs = (width - fixedWidth) / linearMs;
  const pieces: AxisPiece[] = [];
  let x = 0;
  for (const span of spans) {
    const pieceWidth = span.isSqueezed ? fixedWidth / squeezed.length : (span.toAt - span.fromAt) * perMs;
    pieces.push({ ...span, fromX: x, toX: x + pieceWidth });
    x += pieceWidth;
  }
  return { pieces, toX: (at) => findX(pieces, at) };
}

function listSpans(stretches: readonly Stretch[], isTrue: boolean): readonly Span[] {
  const spans: Span[] = [];
  const add = (fromAt: number, toAt: number, mayBeSqueezed: boolean) => {
    if (toAt <= fromAt) return;
    const isSqueezed = !isTrue && mayBeSqueezed && toAt - fromAt > squeezeAboveMs;
    const last = spans.at(-1);
    // Linear neighbours form one run, so that ticks go on across them.
    if (last && !last.isSqueezed && !isSqueezed) spans[spans.length - 1] = { ...last, toAt };
    else spans.push({ fromAt, toAt, isSqueezed });
  };
  let reachedAt = stretches[0]?.fromAt ?? 0;
  for (const { kind, fromAt, toAt } of stretches) {
    add(reachedAt, fromAt, true);
    add(Math.max(reachedAt, fromAt), toAt, kind !== 'open');
    reachedAt = Math.max(reachedAt, toAt);
  }
  return spans;
}

const sumMs = (spans: readonly Span[]) => spans.reduce((sum, { fromAt, toAt }) => sum + toAt - fromAt, 0);

function findX(pieces: readonly AxisPiece[], at: number): number {
  const piece = pieces.find(({ toAt }) => at <= toAt) ?? pieces.at(-1);
  if (!piece) return 0;
  const ratio = (at - piece.fromAt) / (piece.toAt - piece.fromAt);
  return piece.fromX + Math.max(0, Math.min(1, ratio)) * (piece.toX - piece.fromX);
}

export interface Tick {
  readonly at: number;
  readonly x: number;
  /** The first of its day or of its run: also says the date. */
  readonly isDated: boolean;
}

const minuteMs = 60_000;
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1_440, 2_880, 10_080].map(
  (minutes) => minutes * minuteMs,
);
const tickSpacing = 76;

/** Round instants along the axis, far enough apart to read. `offsetMs` is the reader's zone, east positive. */
export function computeTicks({ pieces }: TimeScale, offsetMs: number): readonly Tick[] {
  const ticks: Tick[] = [];
  const linear = pieces.filter((piece) => !piece.isSqueezed);
  const sumOf = (read: (piece: AxisPiece) => number) => linear.reduce((sum, piece) => sum + read(piece), 0);
  const perMs =
    sumOf(({ fromX, toX }) => toX - fromX) /
    Math.max(
      1,
      sumOf(({ fromAt, toAt }) => toAt - fromAt),
    );
  const step = steps.find((ms) => ms * perMs >= tickSpacing) ?? steps.at(-1) ?? minuteMs;
  for (const piece of linear) {
    const first = Math.ceil((piece.fromAt + offsetMs) / step) * step - offsetMs;
    let day = -1;
    for (let at = first; at <= piece.toAt; at += step) {
      const x = piece.fromX + (at - piece.fromAt) * perMs;
      const ownDay = Math.floor((at + offsetMs) / (1_440 * minuteMs));
      // Close to a squeezed piece the label would run into its neighbour's.
      if (ticks.length > 0 && x - (ticks.at(-1)?.x ?? 0) < tickSpacing * 0.6) continue;
      ticks.push({ at, x, isDated: ownDay !== day });
      day = ownDay;
    }
  }
  return ticks;
}
