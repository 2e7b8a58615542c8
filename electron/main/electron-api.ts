/** The part of Electron the shell uses; an argument everywhere but in `main.ts`, so that tests load no Electron. */
export type ElectronApi = Pick<
  typeof import('electron'),
  | 'app'
  | 'BrowserWindow'
  | 'dialog'
  | 'ipcMain'
  | 'Menu'
  | 'powerMonitor'
  | 'safeStorage'
  | 'session'
  | 'shell'
  | 'utilityProcess'
>;
