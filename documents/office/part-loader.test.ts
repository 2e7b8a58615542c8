import { expect, it } from 'vitest';
import { openZip } from '../package/zip-archive.ts';
import { openOfficePackage } from './office-package.ts';
import { createPartLoader } from './part-loader.ts';
import { plantDocx } from './planted-office.ts';

it('reads a part once by each reader, whichever relationships lead to it', () => {
  const loader = createPartLoader(openOfficePackage(openZip(plantDocx('<w:p/>'))));
  const calls: string[] = [];
  const readName = (_: unknown, { name }: { readonly name: string }) => (calls.push('name'), name);
  const readLength = (_: unknown, { name }: { readonly name: string }) => (calls.push('length'), name.length);
  const load = () => [
    loader.load('word/document.xml', readName),
    loader.load('word/document.xml', readLength),
  ];
  expect([...load(), ...load()]).toEqual(['word/document.xml', 17, 'word/document.xml', 17]);
  expect(calls).toEqual(['name', 'length']);
});
