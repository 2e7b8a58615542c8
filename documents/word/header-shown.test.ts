import { expect, it } from 'vitest';
import { listWordFacts } from './index.ts';
import { plantParagraph, type PlantedPart, readPlanted } from './planted-document.ts';

const header = (text: string): PlantedPart => ({
  type: 'header',
  root: 'w:hdr',
  content: plantParagraph(text),
});
const section = (more: string): string =>
  '<w:sectPr><w:headerReference w:type="default" r:id="r0"/><w:headerReference w:type="first" r:id="r1"/>' +
  `<w:headerReference w:type="even" r:id="r2"/>${more}</w:sectPr>`;

function listShown(more: string, settings: string): unknown[] {
  const parts = [header('all'), header('first'), header('even')];
  const model = readPlanted(section(more), [
    ...parts,
    { type: 'settings', root: 'w:settings', content: settings },
  ]);
  const facts = listWordFacts(model).filter(({ type }) => type === 'header');
  return facts.map(({ text, isShown }) => [text, isShown]);
}

it('says of headers for first and even pages whether anybody sees them', () => {
  expect(listShown('', '')).toEqual([
    ['all', true],
    ['first', false],
    ['even', false],
  ]);
  expect(listShown('<w:titlePg/>', '<w:evenAndOddHeaders/>')).toEqual([
    ['all', true],
    ['first', true],
    ['even', true],
  ]);
  expect(listShown('<w:titlePg w:val="0"/>', '<w:evenAndOddHeaders w:val="false"/>')).toEqual([
    ['all', true],
    ['first', false],
    ['even', false],
  ]);
});
