import type { MenuItemConstructorOptions } from 'electron';
import type { ShellText } from './shell-text.ts';

const separator: MenuItemConstructorOptions = { type: 'separator' };

function buildViewMenu(text: ShellText, isPackaged: boolean): MenuItemConstructorOptions {
  const developer: MenuItemConstructorOptions[] = [
    separator,
    { role: 'toggleDevTools', label: text.developerTools },
  ];
  return {
    label: text.view,
    submenu: [
      { role: 'reload', label: text.reload },
      separator,
      { role: 'resetZoom', label: text.actualSize },
      { role: 'zoomIn', label: text.zoomIn },
      { role: 'zoomOut', label: text.zoomOut },
      separator,
      { role: 'togglefullscreen', label: text.fullScreen },
      ...(isPackaged ? [] : developer),
    ],
  };
}

/** The menu bar: only what the system expects of any app, since all of Plumbline's own commands are in the page. */
export function buildAppMenu(
  text: ShellText,
  platform: string,
  isPackaged: boolean,
): MenuItemConstructorOptions[] {
  const quit: MenuItemConstructorOptions = { role: 'quit', label: text.quit };
  const about: MenuItemConstructorOptions = { role: 'about', label: text.about };
  const isMac = platform === 'darwin';
  return [
    isMac
      ? {
          label: 'Plumbline',
          submenu: [about, separator, { role: 'hide', label: text.hide }, separator, quit],
        }
      : { label: text.file, submenu: [quit] },
    {
      label: text.edit,
      submenu: [
        { role: 'undo', label: text.undo },
        { role: 'redo', label: text.redo },
        separator,
        { role: 'cut', label: text.cut },
        { role: 'copy', label: text.copy },
        { role: 'paste', label: text.paste },
        { role: 'selectAll', label: text.selectAll },
      ],
    },
    buildViewMenu(text, isPackaged),
    {
      label: text.window,
      submenu: [
        { role: 'minimize', label: text.minimize },
        { role: 'close', label: text.close },
      ],
    },
    ...(isMac ? [] : [{ label: text.help, submenu: [about] }]),
  ];
}
