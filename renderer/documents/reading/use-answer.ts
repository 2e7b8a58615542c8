import { useEffect, useRef, useState } from 'react';
import type { HeldDocument } from './open-in-worker.ts';

type Answer<Value> = { readonly answer: Value } | { readonly error: unknown };

interface Latest<Value> {
  readonly held: HeldDocument;
  readonly name: string;
  readonly found: Answer<Value>;
}

/** What the worker that holds a document answers to a question of this name; null while it has not. */
export function useAnswer<Value>(
  held: HeldDocument,
  name: string,
  ask: () => Promise<Value>,
): Answer<Value> | null {
  const [latest, setLatest] = useState<Latest<Value> | null>(null);
  const question = useRef(ask);
  useEffect(() => {
    question.current = ask;
  });
  useEffect(() => {
    let isGone = false;
    const keep = (found: Answer<Value>) => {
      if (!isGone) setLatest({ held, name, found });
    };
    question.current().then(
      (answer) => keep({ answer }),
      (error: unknown) => keep({ error }),
    );
    return () => void (isGone = true);
  }, [held, name]);
  return latest?.held === held && latest.name === name ? latest.found : null;
}
