import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorStatuses } from '#contract';
import type { Core } from '#core/foundation';
import { findRefusal, type Refusal } from './find-refusal.ts';

/** Answers what was thrown outside a procedure: a refusal by its code, anything else as a bug without details. */
export function answerError(core: Core, error: Error, c: Context): Response {
  const refusal = findRefusal(error);
  if (refusal) return answerRefusal(c, refusal);
  // A page that was closed in the middle of an upload is nobody's fault.
  if (c.req.raw.signal.aborted) return c.body(null, 400);
  core.log.error('route-failed', error, { route: c.req.routePath });
  return answer(c, 500, { defined: false, code: 'INTERNAL_SERVER_ERROR', message: 'internal' });
}

/** A refusal in the form in which whoever called reads errors. */
export function answerRefusal(c: Context, refusal: Refusal, status?: ContentfulStatusCode): Response {
  return answer(c, status ?? errorStatuses[refusal.code], {
    defined: true,
    message: refusal.code,
    ...refusal,
  });
}

/** The page's client expects its values wrapped; everyone else reads the error as it is. */
function answer(
  c: Context,
  status: ContentfulStatusCode,
  error: Readonly<Record<string, unknown>>,
): Response {
  const value = { ...error, status };
  return c.json(c.req.path.startsWith('/rpc/') ? { json: value } : value, status);
}
