import { useEffect, useRef, useState } from 'react';

type Answer<Value> = { readonly answer: Value } | { readonly error: unknown };

/** What the worker answers to a question of this name; null while it has not. */
export function useAnswer<Value>(name: string, ask: () => Promise<Value>): Answer<Value> | null {
  const [latest, setLatest] = useState<{ readonly of: string; readonly found: Answer<Value> } | null>(null);
  const question = useRef(ask);
  useEffect(() => {
    question.current = ask;
  });
  useEffect(() => {
    let isGone = false;
    const keep = (found: Answer<Value>) => {
      if (!isGone) setLatest({ of: name, found });
    };
    question.current().then(
      (answer) => keep({ answer }),
      (error: unknown) => keep({ error }),
    );
    return () => void (isGone = true);
  }, [name]);
  return latest?.of === name ? latest.found : null;
}
