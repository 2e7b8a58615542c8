/** Why the desktop shell did not do what the page asked. */
export type ShellRefusal =
  | 'bad-input'
  | 'outside-attempt-folder'
  | 'file-missing'
  | 'kind-not-opened'
  | 'no-app-for-file'
  | 'keychain-unavailable';

/** What every call of the shell bridge answers; refusals are data, a rejected promise is a bug. */
export type ShellAnswer<Value = null> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: ShellRefusal };

/** What the page may ask of the desktop shell; each method is one IPC channel of the same name. */
export interface ShellCalls {
  /** Opens a working file in the native app of its kind; only Office and plain kinds inside an attempt's folder. */
  openPath(path: string): Promise<ShellAnswer>;
  /** Shows a file or folder that lies inside an attempt's folder in the system's file manager. */
  showInFolder(path: string): Promise<ShellAnswer>;
  /** Whether the system keychain holds a secret of that name; its value never reaches the page. */
  hasSecret(name: string): Promise<ShellAnswer<boolean>>;
  /** Keeps a secret (a model endpoint's key) under the system keychain's protection. */
  setSecret(name: string, value: string): Promise<ShellAnswer>;
  /** Forgets a secret; forgetting one that is not there succeeds. */
  clearSecret(name: string): Promise<ShellAnswer>;
}

/** The IPC channel of a call: a closed list, so that neither end can misspell one. */
export type ShellChannel = `plumbline:${keyof ShellCalls}`;

/** `window.plumbline`: there in the desktop app, `undefined` in a browser. */
export interface ShellBridge extends ShellCalls {
  readonly isShell: true;
}

/** What the machine tells that a page cannot see (DESIGN, Time). */
export type MachineSignalName = 'lock' | 'unlock' | 'suspend' | 'resume' | 'shutdown' | 'idle';

/** Shell to core: a machine signal; `idleMs`, time without any input on the machine, only with `idle`. */
export type MachineSignal =
  | { readonly type: 'machine-signal'; readonly signal: Exclude<MachineSignalName, 'idle'> }
  | { readonly type: 'machine-signal'; readonly signal: 'idle'; readonly idleMs: number };

/** Shell to core: the answer to a `secret-request`; `value` is null when no such secret can be read. */
export interface SecretAnswer {
  readonly type: 'secret';
  readonly id: number;
  readonly value: string | null;
}

/** Everything the shell says to the core. */
export type ShellToCore = MachineSignal | SecretAnswer;

/** Core to shell: asks for a secret the keychain holds, by name. */
export interface SecretRequest {
  readonly type: 'secret-request';
  readonly id: number;
  readonly name: string;
}

/** Core to shell, one line of JSON on standard output: the page is served and this token signs in once. */
export interface CoreReady {
  readonly type: 'ready';
  readonly url: string;
  readonly launchToken: string;
}

/** Core to shell, one line of JSON on standard output before it exits: why starting again would not help. */
export interface CoreFailed {
  readonly type: 'failed';
  readonly message: string;
}
