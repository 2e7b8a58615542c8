import { expect, test } from 'vitest';
import { computeHomeFolder } from './home-folder.ts';

const linux = { env: {}, platform: 'linux', userFolder: '/home/lin' };

test('the flag wins over the environment, which wins over the platform', () => {
  const env = { PLUMBLINE_HOME: '/env' };
  expect(computeHomeFolder({ ...linux, env, flag: '/flag' })).toBe('/flag');
  expect(computeHomeFolder({ ...linux, env })).toBe('/env');
  expect(computeHomeFolder({ ...linux, env: { PLUMBLINE_HOME: '' } })).toBe(
    '/home/lin/.local/share/plumbline',
  );
});

test('each platform has its own application-data folder', () => {
  expect(computeHomeFolder({ ...linux, env: { XDG_DATA_HOME: '/data' } })).toBe('/data/plumbline');
  expect(computeHomeFolder({ env: {}, platform: 'darwin', userFolder: '/Users/lin' })).toBe(
    '/Users/lin/Library/Application Support/Plumbline',
  );
  expect(
    computeHomeFolder({ env: { LOCALAPPDATA: 'C:\\L' }, platform: 'win32', userFolder: 'C:\\Users\\lin' }),
  ).toBe('C:\\L\\Plumbline');
  expect(computeHomeFolder({ env: {}, platform: 'win32', userFolder: 'C:\\Users\\lin' })).toBe(
    'C:\\Users\\lin\\AppData\\Local\\Plumbline',
  );
});
