import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..', '..');
const config = parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8'));

/** The builder's own check, where the builder is installed; it is too heavy to come with every `npm ci`. */
function findBuilderCheck(): ((settings: unknown) => void) | undefined {
  const require = createRequire(import.meta.url);
  const folder = join(root, 'node_modules', 'app-builder-lib');
  if (!existsSync(folder)) return undefined;
  const { validateSchema } = require(join(folder, 'out', 'util', 'config', 'schemaValidator.js'));
  return (settings) =>
    validateSchema(require(join(folder, 'scheme.json')), settings, { name: 'electron-builder' });
}

test('the settings are what the builder’s own schema allows', () => {
  const check = findBuilderCheck();
  if (!check) process.stdout.write('electron-builder is not installed: its schema is not checked here.\n');
  expect(() => check?.(config)).not.toThrow();
  // Each top-level key, at least, is one that the schema of electron-builder 26 has.
  const known =
    /^(appId|productName|copyright|directories|extraMetadata|files|asar|asarUnpack|npmRebuild|publish|electronFuses|win|nsis|mac|linux)$/;
  expect(Object.keys(config).filter((key) => !known.test(key))).toEqual([]);
});

test('all three systems are packaged for', () => {
  const targets = (system: string) => config[system].target.map(({ target }: { target: string }) => target);
  expect({ win: targets('win'), mac: targets('mac'), linux: targets('linux') }).toEqual({
    win: ['nsis'],
    mac: ['dmg', 'zip'],
    linux: ['AppImage', 'deb'],
  });
});

test('every fuse is set, and to the side that opens nothing', () => {
  expect(config.electronFuses).toEqual({
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
    resetAdHocDarwinSignature: true,
  });
  // Only what is in the archive is checked for integrity.
  expect(config.asar).toBe(true);
});

test('the shell runs from the archive, the core from plain files', () => {
  expect(config.extraMetadata.main).toBe('dist/shell/main.mjs');
  expect(config.asarUnpack).toContain('build/plumbline.mjs');
  expect(config.asarUnpack.filter((pattern: string) => pattern.startsWith('dist/shell'))).toEqual([]);
  // Node finds `#core` and its like in the package.json beside the core's files.
  expect(config.asarUnpack).toContain('package.json');
});

test('no update feed is asked, and uninstalling keeps people’s work', () => {
  expect(config.publish).toBeNull();
  expect(config.nsis.deleteAppDataOnUninstall).toBe(false);
});
