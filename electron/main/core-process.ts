import { createInterface } from 'node:readline';
import type { CoreReady, SecretRequest, ShellToCore } from '#contract';
import { parseCoreLine, parseSecretRequest } from './core-message.ts';
import type { ElectronApi } from './electron-api.ts';

/** How to start the core: the command line's `serve` and the folder it keeps everything in. */
export interface CoreCommand {
  readonly entryPath: string;
  readonly homeFolder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface CoreListener {
  ready(ready: CoreReady): void;
  secretRequested(request: SecretRequest): void;
  /** The process is gone; `failure` is what it said stands in its way, if it did. */
  exited(failure: string | undefined): void;
}

/** One run of the core as a utility process. */
export interface CoreProcess {
  send(message: ShellToCore): void;
  kill(): void;
}

/** Starts the core on `port` (0: any free one) and tells `listener` what becomes of it. */
export function startCore(
  { utilityProcess }: Pick<ElectronApi, 'utilityProcess'>,
  { entryPath, homeFolder, env }: CoreCommand,
  port: number,
  listener: CoreListener,
): CoreProcess {
  const child = utilityProcess.fork(entryPath, ['serve', '--port', String(port), '--home', homeFolder], {
    env: { ...env, PLUMBLINE_SHELL: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
    serviceName: 'Plumbline core',
  });
  let failure: string | undefined;
  let isReady = false;
  if (child.stdout) {
    // Read to the end even after the ready line: a full pipe would stall the core.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const message = isReady ? undefined : parseCoreLine(line);
      if (message?.type === 'failed') failure = message.message;
      if (message?.type !== 'ready') return;
      isReady = true;
      listener.ready(message);
    });
  }
  child.on('message', (message: unknown) => {
    const request = parseSecretRequest(message);
    if (request) listener.secretRequested(request);
  });
  child.once('exit', () => listener.exited(failure));
  return {
    send: (message) => child.postMessage(message),
    kill: () => void child.kill(),
  };
}
