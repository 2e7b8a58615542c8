import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseJson } from '#lib';
import type { ElectronApi } from './electron-api.ts';

/** Secrets by name: encrypted with a key the system keeps, stored in one file of the home folder. */
export interface Keychain {
  isAvailable(): Promise<boolean>;
  has(name: string): Promise<boolean>;
  /** The secret itself, for the core alone; `undefined` when there is none or the system's key is another one now. */
  find(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
  clear(name: string): Promise<void>;
}

/** Name to ciphertext in base64. */
type SecretFile = Readonly<Record<string, string>>;

async function loadSecrets(filePath: string): Promise<SecretFile> {
  const text = await readFile(filePath, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const content: unknown = parseJson(text);
  const entries = typeof content === 'object' && content !== null ? Object.entries(content) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

async function saveSecrets(filePath: string, compute: (secrets: SecretFile) => SecretFile): Promise<void> {
  const text = JSON.stringify(compute(await loadSecrets(filePath)), undefined, 2);
  await writeFile(`${filePath}.new`, `${text}\n`, { mode: 0o600, flush: true });
  await rename(`${filePath}.new`, filePath);
}

/** The keychain over Electron's safeStorage and the file at `filePath`. */
export function createKeychain(
  { safeStorage }: Pick<ElectronApi, 'safeStorage'>,
  platform: string,
  filePath: string,
): Keychain {
  // One change at a time: two that read the same file would each lose the other's.
  let lastChange: Promise<unknown> = Promise.resolve();

  function change(compute: (secrets: SecretFile) => SecretFile): Promise<void> {
    const next = lastChange.then(() => saveSecrets(filePath, compute));
    lastChange = next.catch(() => undefined);
    return next;
  }

  const keychain: Keychain = {
    async isAvailable() {
      if (!(await safeStorage.isAsyncEncryptionAvailable())) return false;
      // `basic_text` is a password that everyone knows: worse than none, for it looks like protection.
      return platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text';
    },
    async has(name) {
      return Object.hasOwn(await loadSecrets(filePath), name);
    },
    async find(name) {
      const secrets = await loadSecrets(filePath);
      const encrypted = Object.hasOwn(secrets, name) ? secrets[name] : undefined;
      if (encrypted === undefined) return undefined;
      const decrypted = await safeStorage
        .decryptStringAsync(Buffer.from(encrypted, 'base64'))
        .catch(() => undefined);
      if (decrypted?.shouldReEncrypt) await keychain.set(name, decrypted.result);
      return decrypted?.result;
    },
    async set(name, value) {
      const encrypted = (await safeStorage.encryptStringAsync(value)).toString('base64');
      await change((secrets) => ({ ...secrets, [name]: encrypted }));
    },
    clear(name) {
      return change((secrets) => Object.fromEntries(Object.entries(secrets).filter(([key]) => key !== name)));
    },
  };
  return keychain;
}
