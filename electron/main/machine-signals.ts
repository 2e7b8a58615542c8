import type { MachineSignal } from '#contract';
import type { ElectronApi } from './electron-api.ts';
import type { Timers } from './timers.ts';

const IDLE_POLL_MS = 5_000;

/**
 * Tells `send` when the machine locks, unlocks, sleeps and wakes, and every 5 s for how long nobody has touched
 * it; a machine that shuts down is told to `onShutdown`, which ends the app and the core with it.
 */
export function watchMachine(
  { powerMonitor }: Pick<ElectronApi, 'powerMonitor'>,
  timers: Timers,
  send: (signal: MachineSignal) => void,
  onShutdown: () => void,
): void {
  powerMonitor.on('lock-screen', () => send({ type: 'machine-signal', signal: 'lock' }));
  powerMonitor.on('unlock-screen', () => send({ type: 'machine-signal', signal: 'unlock' }));
  powerMonitor.on('suspend', () => send({ type: 'machine-signal', signal: 'suspend' }));
  powerMonitor.on('resume', () => send({ type: 'machine-signal', signal: 'resume' }));
  powerMonitor.on('shutdown', onShutdown);
  timers.every(IDLE_POLL_MS, () => {
    const idleMs = powerMonitor.getSystemIdleTime() * 1_000;
    send({ type: 'machine-signal', signal: 'idle', idleMs });
  });
}
