import { expect, test } from 'vitest';
import { findUnpackedPath } from './unpacked-path.ts';

test('a file of the packaged app is found beside its archive, a file of a checkout where it is', () => {
  expect(findUnpackedPath('/opt/Plumbline/resources/app.asar/build/plumbline.mjs')).toBe(
    '/opt/Plumbline/resources/app.asar.unpacked/build/plumbline.mjs',
  );
  expect(findUnpackedPath('C:\\P\\resources\\app.asar\\build\\plumbline.mjs')).toBe(
    'C:\\P\\resources\\app.asar.unpacked\\build\\plumbline.mjs',
  );
  expect(findUnpackedPath('/src/plumbline/build/plumbline.mjs')).toBe('/src/plumbline/build/plumbline.mjs');
});
