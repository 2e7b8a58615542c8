import type { ShellAnswer, ShellCalls } from '#contract';
import { findAttemptPath, findOpenableFile } from './attempt-paths.ts';
import type { ElectronApi } from './electron-api.ts';
import type { Keychain } from './keychain.ts';

const MAX_SECRET_LENGTH = 8_192;

/** The calls as they arrive: whatever a page may send, parsed by each. */
export type UntrustedCalls = {
  readonly [Name in keyof ShellCalls]: (...args: readonly unknown[]) => ReturnType<ShellCalls[Name]>;
};

const done: ShellAnswer = { ok: true, value: null };
const badInput: ShellAnswer<never> = { ok: false, refusal: 'bad-input' };

function isSecretName(name: unknown): name is string {
  return typeof name === 'string' && /^[a-z0-9][a-z0-9._-]{0,63}$/.test(name);
}

function isSecretValue(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_SECRET_LENGTH;
}

/** What the shell does for the page; who may ask is `serveBridge`'s to check. */
export function createBridgeCalls(
  { shell }: Pick<ElectronApi, 'shell'>,
  keychain: Keychain,
  homeFolder: string,
): UntrustedCalls {
  return {
    async openPath(path) {
      const found = await findOpenableFile(homeFolder, path);
      if (!found.ok) return found;
      const fault = await shell.openPath(found.value);
      return fault === '' ? done : { ok: false, refusal: 'no-app-for-file' };
    },
    async showInFolder(path) {
      const found = await findAttemptPath(homeFolder, path);
      if (!found.ok) return found;
      shell.showItemInFolder(found.value);
      return done;
    },
    async hasSecret(name) {
      return isSecretName(name) ? { ok: true, value: await keychain.has(name) } : badInput;
    },
    async setSecret(name, value) {
      if (!isSecretName(name) || !isSecretValue(value)) return badInput;
      if (!(await keychain.isAvailable())) return { ok: false, refusal: 'keychain-unavailable' };
      await keychain.set(name, value);
      return done;
    },
    async clearSecret(name) {
      if (!isSecretName(name)) return badInput;
      await keychain.clear(name);
      return done;
    },
  };
}
