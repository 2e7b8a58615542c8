import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { RPCHandler } from '@orpc/server/fetch';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { ExpectedError } from '#core/foundation';
import type { OpenedCore } from '../host/open-core.ts';
import { createRouter } from '../router/index.ts';
import type { CallContext } from './call-context.ts';
import { answerError } from './answer-error.ts';
import { createExportRoutes } from './export-routes.ts';
import { createFileRoutes, type FileLimits } from './file-routes.ts';
import { checkHostAndOrigin, sendSecurityHeaders, type ServedAs } from './guards.ts';
import { createLaunchRoute } from './launch-route.ts';
import type { LaunchTokens } from './launch-tokens.ts';
import { limitCall, refuseUnreadableCall } from './limit-call.ts';
import { readCallContext, type CookieScope } from './session-cookie.ts';
import { servePage } from './serve-page.ts';

export interface AppOptions extends OpenedCore {
  readonly version: string;
  readonly isShell: boolean;
  readonly launchTokens: LaunchTokens;
  readonly userName: string;
  /** Folder of the built page. */
  readonly pageFolder: string;
  readonly uploadsFolder: string;
  /** Smaller in tests. */
  readonly fileLimits?: FileLimits;
  /** What every request passes before anything looks at it. */
  readonly gate?: MiddlewareHandler;
  getServedAs(): ServedAs;
  getCookieScope(): CookieScope;
  getAddress(c: Context): string;
}

/** Everything that is served: the page, the contract (`/rpc` for the page, `/api` as OpenAPI), files and exports. */
export function createApp(options: AppOptions): Hono {
  const { core, live } = options;
  const router = createRouter(core, live, {
    version: options.version,
    isShell: options.isShell,
    uploadsFolder: options.uploadsFolder,
  });
  const interceptors = [refuseUnreadableCall(core.log)];
  const rpc = new RPCHandler<CallContext>(router, {
    interceptors,
    eventIteratorKeepAliveEnabled: true,
    eventIteratorKeepAliveInterval: 15_000,
  });
  const openApi = new OpenAPIHandler<CallContext>(router, { interceptors });
  const readContext = (c: Context): Promise<CallContext> =>
    readCallContext(core, c, options.getCookieScope(), options.getAddress(c));
  const app = new Hono();
  app.onError((error, c) => answerError(core, error, c));
  app.use(sendSecurityHeaders);
  if (options.gate) app.use(options.gate);
  app.use(checkHostAndOrigin(options.getServedAs));
  app.use((c, next) => {
    // No id holds a NUL, and PostgreSQL would not even look for it.
    if (c.req.url.includes('%00'))
      throw new ExpectedError('invalid-input', { field: '', fault: 'broken-text' });
    return next();
  });
  app.get('/health', (c) => c.json({ ok: true, version: options.version }));
  let description: Promise<object> | null = null;
  // Loaded when somebody asks: what describes the contract is needed by no page.
  const describe = async () => (await import('./describe-api.ts')).describeApi(options.version);
  app.get('/api/openapi.json', async (c) => c.json(await (description ??= describe())));
  app.get('/api', (c) => c.redirect('/api/openapi.json'));
  app.use('/rpc/*', limitCall);
  app.use('/api/*', limitCall);
  app.all('/rpc/*', async (c) => {
    const { matched, response } = await rpc.handle(c.req.raw, {
      prefix: '/rpc',
      context: await readContext(c),
    });
    return matched ? withCookies(c, response) : c.notFound();
  });
  app.all('/api/*', async (c) => {
    const { matched, response } = await openApi.handle(c.req.raw, {
      prefix: '/api',
      context: await readContext(c),
    });
    return matched ? withCookies(c, response) : c.notFound();
  });
  app.get('/launch', createLaunchRoute(core, options));
  app.route('/', createFileRoutes({ ...options, readContext }));
  app.route('/', createExportRoutes({ core, readContext }));
  // No address of these is a screen of the page.
  for (const path of ['/files/*', '/exports/*']) app.all(path, (c) => c.notFound());
  app.get('*', servePage(options.pageFolder));
  return app;
}

/** The handlers make responses of their own; what was set on the context (a session's cookie) is carried over. */
function withCookies(c: Context, response: Response): Response {
  const cookies = c.res.headers.getSetCookie();
  const answer = new Response(response.body, response);
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}
