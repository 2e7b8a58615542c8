/** Lets at most `atOnce` actions run at the same time; the others wait in the order in which they came. */
export function createTurnstile(atOnce: number): <T>(action: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (action) => {
    // Whoever leaves hands its place over, so that a newcomer cannot slip in between.
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await action();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
