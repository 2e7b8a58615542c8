import type { Context } from 'hono';
import type { Core } from '#core/foundation';
import { signInByLaunch } from '#core/people';
import { describeDevice } from './describe-device.ts';
import type { LaunchTokens } from './launch-tokens.ts';
import { writeToken, type CookieScope } from './session-cookie.ts';

interface LaunchOptions {
  readonly launchTokens: LaunchTokens;
  readonly userName: string;
  getCookieScope(): CookieScope;
}

/** Turns a one-time launch token into a session cookie; one that was used, or never issued, shows the page's own word for it. */
export function createLaunchRoute(core: Core, { launchTokens, userName, getCookieScope }: LaunchOptions) {
  return async (c: Context): Promise<Response> => {
    // Programs that look at a link before a person opens it must not use it up.
    if (c.req.method === 'HEAD') return c.redirect('/');
    if (!launchTokens.redeem(c.req.query('token') ?? '')) return c.redirect('/?launch=used');
    const { token } = await signInByLaunch(core, {
      userName,
      device: describeDevice(c.req.header('user-agent') ?? ''),
    });
    writeToken(c, getCookieScope(), token);
    return c.redirect('/');
  };
}
