import type { CoreReady, SecretRequest, ShellToCore } from '#contract';
import type { CoreListener, CoreProcess } from './core-process.ts';
import type { RetryDelays } from './retry-delays.ts';
import type { Timers } from './timers.ts';

/** A core that has run this long was healthy: its next crash starts the delays anew. */
const HEALTHY_AFTER_MS = 60_000;
/** How long a quitting shell waits for the core to close its books. */
const STOP_WITHIN_MS = 3_000;

export interface SupervisorParts {
  start(port: number, listener: CoreListener): CoreProcess;
  readonly timers: Timers;
  readonly retryDelays: RetryDelays;
  /** Called at each start that succeeds, also after a crash. */
  onReady(ready: CoreReady): void;
  onSecretRequested(request: SecretRequest): void;
  /** Called once, when starting again has been given up; with the core's own words where it said why. */
  onGivenUp(failure: string | undefined): void;
}

/** The core, kept running: a crash is followed by a restart until it plainly does not help. */
export class CoreSupervisor {
  readonly #parts: SupervisorParts;
  #core: CoreProcess | undefined;
  #port = 0;
  #stopped: Promise<void> | undefined;
  #cancelTimer: () => void = () => {};
  #onStopped: () => void = () => {};

  constructor(parts: SupervisorParts) {
    this.#parts = parts;
  }

  start(): void {
    let becameReady = false;
    this.#core = this.#parts.start(this.#port, {
      ready: (ready) => {
        becameReady = true;
        // The same port again keeps the page's origin, and with it what the page has stored.
        this.#port = Number(new URL(ready.url).port);
        this.#cancelTimer();
        this.#cancelTimer = this.#parts.timers.after(HEALTHY_AFTER_MS, () => this.#parts.retryDelays.reset());
        this.#parts.onReady(ready);
      },
      secretRequested: (request) => this.#parts.onSecretRequested(request),
      exited: (failure) => this.#exited(becameReady, failure),
    });
  }

  /** Sends when there is a core to hear it: signals of a moment without one are not worth keeping. */
  send(message: ShellToCore): void {
    this.#core?.send(message);
  }

  /** Tells the core to shut down and resolves when it has, or after 3 s at most. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop(this.#core);
    return this.#stopped;
  }

  async #stop(core: CoreProcess | undefined): Promise<void> {
    this.#cancelTimer();
    if (!core) return;
    await new Promise<void>((resolve) => {
      this.#onStopped = resolve;
      this.#cancelTimer = this.#parts.timers.after(STOP_WITHIN_MS, () => {
        core.kill();
        resolve();
      });
      core.send({ type: 'machine-signal', signal: 'shutdown' });
    });
    this.#cancelTimer();
  }

  #exited(becameReady: boolean, failure: string | undefined): void {
    this.#core = undefined;
    if (this.#stopped) return this.#onStopped();
    this.#cancelTimer();
    // Perhaps the port is taken by now.
    if (!becameReady) this.#port = 0;
    const delayMs = failure === undefined ? this.#parts.retryDelays.next() : undefined;
    if (delayMs === undefined) return this.#parts.onGivenUp(failure);
    this.#cancelTimer = this.#parts.timers.after(delayMs, () => this.start());
  }
}
