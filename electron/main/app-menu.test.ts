import type { MenuItemConstructorOptions } from 'electron';
import { expect, test } from 'vitest';
import { buildAppMenu } from './app-menu.ts';
import { getShellText } from './shell-text.ts';

function flatten(items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flatten(item.submenu) : [])]);
}

test.each(['zh', 'zh-CN', 'zh-TW', 'ZH-hans'])('%s reads Chinese', (locale) => {
  const labels = flatten(buildAppMenu(getShellText(locale), 'win32', true)).map(({ label }) => label);
  expect(labels).toContain('文件');
  expect(labels.filter((label) => label !== undefined && /^[A-Z]/.test(label))).toEqual([]);
});

test.each(['en-GB', 'de', '', 'zhx'])('%j reads English', (locale) => {
  expect(buildAppMenu(getShellText(locale), 'linux', true)[0]?.label).toBe('File');
});

test('both languages say something for everything', () => {
  for (const locale of ['en', 'zh']) expect(Object.values(getShellText(locale))).not.toContain('');
});

test('developer tools are offered only in a checkout', () => {
  const roles = (isPackaged: boolean) =>
    flatten(buildAppMenu(getShellText('en'), 'linux', isPackaged)).map(({ role }) => role);
  expect(roles(false)).toContain('toggleDevTools');
  expect(roles(true)).not.toContain('toggleDevTools');
});

test('on a Mac the first menu is the app’s own', () => {
  const menu = buildAppMenu(getShellText('en'), 'darwin', true);
  expect(menu[0]?.label).toBe('Plumbline');
  expect(flatten(menu).filter(({ role }) => role === 'quit')).toHaveLength(1);
});
