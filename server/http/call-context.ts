import { ExpectedError, type Caller } from '#core/foundation';
import type { Session } from '#core/people';

/** What is known of a request before any procedure runs. */
export interface CallContext {
  readonly session: Session | null;
  /** Why there is no session, when a cookie was sent that no longer holds. */
  readonly sessionFault: ExpectedError | null;
  readonly device: string;
  readonly address: string;
  /** Hands a new session's token to the page as a cookie; null takes the cookie away. */
  setToken(token: string | null): void;
}

/** As above, after the rights check. */
export interface CheckedContext extends CallContext {
  readonly caller: Caller | null;
}

/** The caller of a procedure that needs one; the rights check has made sure of it. */
export function getCaller(context: CheckedContext): Caller {
  if (!context.caller) throw new ExpectedError('not-signed-in');
  return context.caller;
}
