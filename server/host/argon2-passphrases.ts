import { hash, verify } from '@node-rs/argon2';
import type { Passphrases } from '#core/foundation';

/** argon2id as OWASP's Password Storage Cheat Sheet advises: 19 MiB, 2 passes, 1 lane (the library's default kind). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createArgon2Passphrases(): Passphrases {
  // Hashed once, so that an unknown name costs the same as a known one with a wrong passphrase.
  let nobody: Promise<string> | null = null;
  return {
    hash: (passphrase) => hash(passphrase, cost),
    async verify(stored, passphrase) {
      nobody ??= hash('nobody', cost);
      const isRight = await verify(stored ?? (await nobody), passphrase);
      return stored !== null && isRight;
    },
  };
}
