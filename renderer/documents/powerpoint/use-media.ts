import { useEffect, useMemo, useState } from 'react';
import type { HeldDocument } from '../reading/open-in-worker.ts';

/** The pictures of a deck, each read once and shared by its slides and thumbnails. */
export interface Media {
  /** An address for a part; null where no browser shows it. */
  load(part: string): Promise<string | null>;
  release(): void;
}

function createMedia({ calls }: HeldDocument): Media {
  const known = new Map<string, Promise<string | null>>();
  const made: string[] = [];
  const read = async (part: string): Promise<string | null> => {
    const medium = await calls.readMedium(part).catch(() => null);
    // Nobody waits for it any more.
    if (medium === null || !known.has(part)) return null;
    const url = URL.createObjectURL(new Blob([medium.bytes], { type: medium.mediaType }));
    made.push(url);
    return url;
  };
  return {
    load: (part) => {
      const found = known.get(part) ?? read(part);
      known.set(part, found);
      return found;
    },
    release: () => {
      known.clear();
      for (const url of made.splice(0)) URL.revokeObjectURL(url);
    },
  };
}

export function useMedia(held: HeldDocument): Media {
  const media = useMemo(() => createMedia(held), [held]);
  useEffect(() => () => media.release(), [media]);
  return media;
}

/** Where a picture is; `url` is null where no browser shows it. */
export interface MediaUrl {
  readonly url: string | null;
}

/** The address of a picture; null while it is read. */
export function useMediaUrl(media: Media, part: string | null): MediaUrl | null {
  const [found, setFound] = useState<(MediaUrl & { readonly part: string }) | null>(null);
  useEffect(() => {
    if (part === null) return undefined;
    let isGone = false;
    void media.load(part).then((url) => {
      if (!isGone) setFound({ part, url });
    });
    return () => {
      isGone = true;
    };
  }, [media, part]);
  if (part === null) return nowhere;
  return found?.part === part ? found : null;
}

const nowhere: MediaUrl = { url: null };
