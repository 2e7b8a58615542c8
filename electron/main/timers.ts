/** Waiting, as an argument; both return what cancels it. */
export interface Timers {
  after(delayMs: number, act: () => void): () => void;
  every(periodMs: number, act: () => void): () => void;
}

/** Timers of this process. */
export const processTimers: Timers = {
  after(delayMs, act) {
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  },
  every(periodMs, act) {
    const timer = setInterval(act, periodMs);
    return () => clearInterval(timer);
  },
};
