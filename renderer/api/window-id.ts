import type { WindowId } from '#domain';
import { newId } from './new-id.ts';

const storageKey = 'plumbline.window';
/** A reload gives its lock back within this time; a duplicated tab never does. */
const reloadLimitMs = 700;
let claimed: WindowId | null = null;

/**
 * Claims this window's identity: kept over a reload, new in a duplicated tab (session storage is copied, the lock
 * is not). The lock is held as long as the page lives, which also keeps the browser from freezing it.
 */
export async function claimWindowId(): Promise<WindowId> {
  const known = sessionStorage.getItem(storageKey);
  const kept = known !== null && (await holdLock(known)) ? known : newId();
  if (kept !== known) await holdLock(kept);
  sessionStorage.setItem(storageKey, kept);
  claimed = kept as WindowId;
  return claimed;
}

/** This window's identity. Throws before `claimWindowId` has finished. */
export function getWindowId(): WindowId {
  if (claimed === null) throw new Error('The window has not claimed its id yet');
  return claimed;
}

/** Resolves to whether the lock is ours; it is then held until the page goes away. */
function holdLock(id: string): Promise<boolean> {
  // The types promise locks everywhere; browsers only have them on secure connections.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const untilPageEnds = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    locks
      .request(`plumbline.window.${id}`, { signal: AbortSignal.timeout(reloadLimitMs) }, untilPageEnds)
      .catch(() => resolve(false));
  });
}
