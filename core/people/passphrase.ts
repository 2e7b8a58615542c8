import { ExpectedError, type Core } from '#core/foundation';

/** Shorter passphrases are refused; there are no other rules (NIST SP 800-63B). */
const passphraseMinLength = 10;

/** The same passphrase typed on another keyboard or system is the same. */
const normalize = (passphrase: string): string => passphrase.normalize('NFKC');

/** Hash to store; throws `passphrase-too-short`. Length is in characters, not in UTF-16 units. */
export async function hashPassphrase(core: Core, passphrase: string): Promise<string> {
  const normal = normalize(passphrase);
  if ([...normal].length < passphraseMinLength)
    throw new ExpectedError('passphrase-too-short', { minLength: passphraseMinLength });
  return core.passphrases.hash(normal);
}

/** Takes as long for nobody (`stored` null) as for somebody. */
export function verifyPassphrase(core: Core, stored: string | null, passphrase: string): Promise<boolean> {
  return core.passphrases.verify(stored, normalize(passphrase));
}
