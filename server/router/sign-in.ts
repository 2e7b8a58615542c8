import { ExpectedError, type Core } from '#core/foundation';
import {
  actAs,
  changePassphrase,
  listOwnSessions,
  revokeOwnSession,
  setLanguage,
  signInWithPassphrase,
  signOut,
  stopActing,
  viewSession,
  type Host,
  type Session,
  type SignInThrottle,
} from '#core/people';
import { getCaller, type CallContext } from '../http/call-context.ts';
import { bindTo, type Procedures } from './procedures.ts';

const getSession = (context: CallContext): Session => {
  if (!context.session) throw new ExpectedError('not-signed-in');
  return context.session;
};

export function signInRouter({ signIn }: Procedures, core: Core, host: Host, throttle: SignInThrottle) {
  const bind = bindTo(core);
  return signIn.router({
    get: signIn.get.handler(({ context }) => viewSession(core, context.session ?? undefined, host)),
    withPassphrase: signIn.withPassphrase.handler(async ({ input, context }) => {
      const { token, session } = await signInWithPassphrase(core, throttle, input, context);
      context.setToken(token);
      return viewSession(core, session, host);
    }),
    out: signIn.out.handler(async ({ context }) => {
      const outcome = await signOut(core, getCaller(context));
      context.setToken(null);
      return outcome;
    }),
    sessions: signIn.sessions.handler(({ context }) => listOwnSessions(core, getCaller(context))),
    revoke: signIn.revoke.handler(bind(revokeOwnSession)),
    setLanguage: signIn.setLanguage.handler(bind(setLanguage)),
    changePassphrase: signIn.changePassphrase.handler(bind(changePassphrase)),
    actAs: signIn.actAs.handler(async ({ input, context }) =>
      viewSession(core, await actAs(core, getCaller(context), getSession(context), input), host),
    ),
    stopActing: signIn.stopActing.handler(async ({ context }) =>
      viewSession(core, await stopActing(core, getCaller(context), getSession(context)), host),
    ),
  });
}
