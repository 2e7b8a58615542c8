import { audit, ExpectedError, type Core } from '#core/foundation';
import { findPersonByLoginKey } from '#db';
import { computeLoginKey } from '../login-key.ts';
import { verifyPassphrase } from '../passphrase.ts';
import { insertSession, sessionIdleMs, type NewSession } from './session.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

/** Where a sign-in comes from: the address of the connection, and what to call the device. */
export interface SignInOrigin {
  readonly address: string;
  readonly device: string;
}

/**
 * `signIn.withPassphrase`; throws `wrong-passphrase` (also for unknown names, after the same time),
 * `too-many-attempts` and, only to who knows the passphrase, `person-disabled`.
 */
export async function signInWithPassphrase(
  core: Core,
  throttle: SignInThrottle,
  input: { readonly loginName: string; readonly passphrase: string },
  origin: SignInOrigin,
): Promise<NewSession> {
  const loginKey = computeLoginKey(input.loginName);
  throttle.begin(loginKey, origin.address);
  const person = await findPersonByLoginKey(core.db.read, loginKey);
  const isRight = await verifyPassphrase(core, person?.passphraseHash ?? null, input.passphrase);
  if (!person || !isRight) {
    core.log.warn('sign-in-refused', { address: origin.address });
    throw new ExpectedError('wrong-passphrase');
  }
  throttle.succeed(loginKey, origin.address);
  if (person.isDisabled === 1) throw new ExpectedError('person-disabled');
  return core.db.write(async (tx) => {
    const started = await insertSession(core, tx, person, { device: origin.device, idleMs: sessionIdleMs });
    const actor = { personId: person.id, actingFor: null };
    await audit(core, tx, actor, {
      projectId: null,
      action: 'signIn.withPassphrase',
      subject: person.id,
      details: { device: origin.device },
    });
    return started;
  });
}
