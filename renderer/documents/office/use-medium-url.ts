import { useEffect, useState } from 'react';
import type { HeldDocument } from '../reading/open-in-worker.ts';

/** A picture of a document: on its way, at an address, or one that no browser shows. */
export type MediumUrl =
  { readonly state: 'loading' | 'none' } | { readonly state: 'there'; readonly url: string };

/** An address for a picture of a document, good as long as whoever shows it is there. */
export function useMediumUrl(held: HeldDocument, part: string | null): MediumUrl {
  const [medium, setMedium] = useState<MediumUrl>({ state: part === null ? 'none' : 'loading' });
  useEffect(() => {
    if (part === null) return undefined;
    let isGone = false;
    let made: string | null = null;
    const load = async () => {
      const read = await held.calls.readMedium(part).catch(() => null);
      if (isGone) return;
      if (read) made = URL.createObjectURL(new Blob([read.bytes], { type: read.mediaType }));
      setMedium(made === null ? { state: 'none' } : { state: 'there', url: made });
    };
    void load();
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [held, part]);
  return medium;
}
