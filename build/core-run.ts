import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How to start a core outside Electron. */
export interface CoreRunOptions {
  readonly entryPath: string;
  /** After `serve`. */
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Gets every line the core prints besides the two that are for the shell. */
  onLine?(line: string): void;
  readonly stopWithinMs?: number;
}

/** A core that serves. */
export interface CoreRun {
  readonly url: string;
  /** Signs the browser in, once. */
  readonly launchUrl: string;
  /** Resolves to the exit code, whoever ended it. */
  readonly exited: Promise<number>;
  /** Says what Electron's main process would have said (`machine-signal`). */
  send(message: object): void;
  /** Asks it to end, and ends it after 3 s; resolves when it is gone. */
  stop(): Promise<number>;
}

/** A core that ended before it served. */
export class CoreStartError extends Error {
  override readonly name = 'CoreStartError';
  readonly exitCode: number;

  constructor(exitCode: number, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

interface ShellLine {
  readonly type: 'ready' | 'failed';
  readonly url: string;
  readonly launchToken: string;
  readonly message: string;
}

function findShellLine(line: string): ShellLine | undefined {
  if (!line.startsWith('{"type":"ready"') && !line.startsWith('{"type":"failed"')) return undefined;
  return JSON.parse(line) as ShellLine;
}

/** Starts `serve` as a child process and resolves once it serves; rejects with a `CoreStartError` if it never does. */
export async function startCoreRun(options: CoreRunOptions): Promise<CoreRun> {
  const { entryPath, args, env = process.env, onLine, stopWithinMs = 3_000 } = options;
  const child = spawn(process.execPath, [entryPath, 'serve', ...args], {
    env: { ...env, PLUMBLINE_SHELL: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // A core that is already gone cannot be told anything, and need not be.
  child.stdin.on('error', () => {});
  const exited = new Promise<number>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)));
  });
  const ready = await new Promise<ShellLine>((resolve, reject) => {
    let failure = 'the core ended before it served';
    createInterface({ input: child.stdout }).on('line', (line) => {
      const message = findShellLine(line);
      if (message?.type === 'ready') resolve(message);
      else if (message?.type === 'failed') failure = message.message;
      else onLine?.(line);
    });
    void exited.then((code) => reject(new CoreStartError(code, failure)));
    child.once('error', reject);
  });
  const launchUrl = new URL('/launch', ready.url);
  launchUrl.searchParams.set('token', ready.launchToken);
  const send = (message: object): void => void child.stdin.write(`${JSON.stringify(message)}\n`);
  return {
    url: ready.url,
    launchUrl: launchUrl.href,
    exited,
    send,
    async stop() {
      // Windows knows no SIGTERM: there it would end the core on the spot.
      if (process.platform === 'win32') send({ type: 'machine-signal', signal: 'shutdown' });
      else child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
      const code = await exited;
      clearTimeout(timer);
      return code;
    },
  };
}
