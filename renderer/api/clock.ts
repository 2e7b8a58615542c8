import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { ClockView } from '#contract';
import { clockKey } from './clock-target.ts';
import type { ClockTarget } from './clock-target.ts';
import { computeReading } from './clock-reading.ts';
import type { ClockReading } from './clock-reading.ts';
import type { BeatReport } from './heartbeat-loop.ts';
import { getWindowId } from './window-id.ts';

type Distributed<T> = T extends unknown ? Omit<T, 'windowId'> : never;
/** A clock's owner as a screen names it; the window's own id is added here. */
export type ClockOwner = Distributed<ClockTarget>;

interface ClockStore {
  readonly key: string | null;
  readonly clock: ClockView | null;
  /** Page time (milliseconds since it opened) when `clock` was told. */
  readonly toldAtMs: number;
  /** Whether the last sign of life got no answer yet. */
  readonly isLost: boolean;
  /** Code of the expected error that ended the signs of life; the screen asks the core again. */
  readonly refusal: string | null;
  /** Shows this clock, and keeps it alive while it runs in this window. Call with every clock the core replies. */
  show(owner: ClockOwner, clock: ClockView): void;
  /** Stops the signs of life (leaving the screen does not pause the clock: the core sees a gap). */
  leave(): void;
}

const pageMs = () => performance.now();
const nothing = { key: null, clock: null, toldAtMs: 0, isLost: false, refusal: null } as const;
let worker: Worker | null = null;

function endWorker(): void {
  worker?.terminate();
  worker = null;
}

/** The one clock that this window shows and keeps alive. */
export const useClock = create<ClockStore>((set, get) => ({
  ...nothing,
  show(owner, clock) {
    const target: ClockTarget = { ...owner, windowId: getWindowId() };
    const key = clockKey(target);
    if (get().key !== key) endWorker();
    set({ key, clock, toldAtMs: pageMs(), isLost: false, refusal: null });
    if (clock.state !== 'running' || clock.openIn !== null) endWorker();
    else worker ??= startWorker(target, set);
  },
  leave() {
    endWorker();
    set(nothing);
  },
}));

function startWorker(target: ClockTarget, set: (part: Partial<ClockStore>) => void): Worker {
  const started = new Worker(new URL('./heartbeat-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', (event: MessageEvent<BeatReport>) => {
    if (worker !== started) return;
    const report = event.data;
    switch (report.type) {
      case 'beat':
        set({ clock: report.clock, toldAtMs: pageMs(), isLost: false });
        if (report.clock.state !== 'running') endWorker();
        return;
      case 'lost':
        return set({ isLost: true });
      case 'refused':
        endWorker();
        return set({ refusal: report.code });
    }
  });
  started.postMessage(target);
  return started;
}

const tickMs = 250;

/** The shown clock as it stands now, ticking; null when none is shown. */
export function useClockReading(): ClockReading | null {
  const clock = useClock((store) => store.clock);
  const toldAtMs = useClock((store) => store.toldAtMs);
  const isRefused = useClock((store) => store.refusal !== null);
  const nowMs = usePageMs(clock?.state === 'running');
  if (!clock) return null;
  const reading = computeReading(clock, Math.max(nowMs, toldAtMs) - toldAtMs);
  return isRefused ? { ...reading, isNotCounted: true } : reading;
}

/** Page time, renewed while `isTicking`, so that what is computed from it ticks. */
function usePageMs(isTicking: boolean): number {
  const [nowMs, setNowMs] = useState(pageMs);
  useEffect(() => {
    if (!isTicking) return undefined;
    const timer = setInterval(() => setNowMs(pageMs()), tickMs);
    return () => clearInterval(timer);
  }, [isTicking]);
  return nowMs;
}

/** The wall clock, renewed every `everyMs`: for "waiting since" texts. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
