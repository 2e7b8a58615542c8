import type { IpcMainInvokeEvent } from 'electron';
import type { ShellCalls, ShellChannel } from '#contract';
import type { UntrustedCalls } from './bridge-calls.ts';
import type { ElectronApi } from './electron-api.ts';
import type { FindOrigin } from './origin-lock.ts';

/** Only the top frame of a page the core served: a frame inside it, or a page in between two cores, is refused. */
function isTrusted({ senderFrame }: IpcMainInvokeEvent, origin: string | undefined): boolean {
  return senderFrame !== null && senderFrame.parent === null && senderFrame.origin === origin;
}

/** Answers the page's calls, each checked here for who sent it. */
export function serveBridge(
  { ipcMain }: Pick<ElectronApi, 'ipcMain'>,
  calls: UntrustedCalls,
  findOrigin: FindOrigin,
): void {
  for (const name of Object.keys(calls) as (keyof ShellCalls)[]) {
    const channel: ShellChannel = `plumbline:${name}`;
    ipcMain.handle(channel, (event, ...args: readonly unknown[]) => {
      if (!isTrusted(event, findOrigin()))
        throw new Error(`${channel}: the sender is not the page of the core`);
      return calls[name](...args);
    });
  }
}
