import { contextBridge, ipcRenderer } from 'electron';
import type { ShellBridge, ShellCalls, ShellChannel } from '#contract';

function invoke<Name extends keyof ShellCalls>(
  name: Name,
  ...args: Parameters<ShellCalls[Name]>
): ReturnType<ShellCalls[Name]> {
  const channel: ShellChannel = `plumbline:${name}`;
  return ipcRenderer.invoke(channel, ...args) as ReturnType<ShellCalls[Name]>;
}

contextBridge.exposeInMainWorld('plumbline', {
  isShell: true,
  openPath: (path) => invoke('openPath', path),
  showInFolder: (path) => invoke('showInFolder', path),
  hasSecret: (name) => invoke('hasSecret', name),
  setSecret: (name, value) => invoke('setSecret', name, value),
  clearSecret: (name) => invoke('clearSecret', name),
} satisfies ShellBridge);
