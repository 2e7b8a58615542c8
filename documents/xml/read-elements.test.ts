import { expect, it } from 'vitest';
import { plantZip } from '../package/planted-zip.ts';
import { openZip } from '../package/zip-archive.ts';
import { type ElementReader, readElements } from './read-elements.ts';

const slides = 'http://schemas.openxmlformats.org/presentationml/2006/main';
const strictSlides = 'http://purl.oclc.org/ooxml/presentationml/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const compatibility = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

/** Names in order, with `r:id` where there is one, text, and `/` for every end. */
function listEvents(xml: string, closed: readonly string[] = []): string[] {
  const events: string[] = [];
  const createReader = (): ElementReader => ({
    open: (name, attributes) => {
      const id = attributes['r:id'];
      events.push(id === undefined ? name : `${name}@${id}`);
      return closed.includes(name) ? null : createReader();
    },
    text: (text) => void (text.trim() !== '' && events.push(`"${text}"`)),
    close: () => void events.push('/'),
  });
  const archive = openZip(plantZip([{ name: 'part.xml', bytes: xml }]));
  const entry = archive.findEntry('part.xml');
  if (entry !== null) readElements(archive, entry, createReader());
  return events;
}

it('names elements by namespace, whatever prefix the file gives it', () => {
  const expected = ['p:sld', 'p:sp', '/', '/'];
  expect(listEvents(`<p:sld xmlns:p="${slides}"><p:sp/></p:sld>`)).toEqual(expected);
  expect(listEvents(`<sld xmlns="${slides}"><sp/></sld>`)).toEqual(expected);
  expect(listEvents(`<x:sld xmlns:x="${strictSlides}"><x:sp/></x:sld>`)).toEqual(expected);
});

it('names attributes by namespace too', () => {
  const xml = `<a:sld xmlns:a="${slides}" xmlns:q="${relationships}"><a:sp q:id="r1"/></a:sld>`;
  expect(listEvents(xml)).toEqual(['p:sld', 'p:sp@r1', '/', '/']);
});

it('forgets a declaration at the end of its element', () => {
  const xml = `<p:sld xmlns:p="${slides}"><p:sp xmlns:p="urn:other"><p:pic/></p:sp><p:pic/></p:sld>`;
  expect(listEvents(xml)).toEqual(['p:sld', '_:sp', '_:pic', '/', '/', 'p:pic', '/', '/']);
});

it('passes over what nobody reads, with everything in it', () => {
  const xml = `<p:sld xmlns:p="${slides}"><p:bg>no<p:sp>no</p:sp></p:bg><p:sp>yes</p:sp></p:sld>`;
  expect(listEvents(xml, ['p:bg'])).toEqual(['p:sld', 'p:bg', 'p:sp', '"yes"', '/', '/']);
});

const known = 'xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"';

it.each([
  ['the Choice where it is understood', known, 'p14', 'p:pic'],
  ['the Fallback where it is not', 'xmlns:z="urn:z"', 'z', 'p:sp'],
  ['the Fallback where one of two is not', `${known} xmlns:z="urn:z"`, 'p14 z', 'p:sp'],
  ['the Fallback where a prefix means nothing', '', 'z', 'p:sp'],
])('reads of alternatives only one: %s', (_, declarations, requires, expected) => {
  const xml =
    `<p:sld xmlns:p="${slides}" ${compatibility}><mc:AlternateContent ${declarations}>` +
    `<mc:Choice Requires="${requires}"><p:pic/></mc:Choice><mc:Fallback><p:sp/></mc:Fallback>` +
    '</mc:AlternateContent></p:sld>';
  expect(listEvents(xml)).toEqual(['p:sld', expected, '/', '/']);
});

it('reads the first of several understood Choices, also where its namespace is declared on it', () => {
  const xml =
    `<p:sld xmlns:p="${slides}" ${compatibility}><mc:AlternateContent>` +
    `<mc:Choice ${known} Requires="p14"><p:pic/><mc:AlternateContent><mc:Fallback><p:sp/></mc:Fallback>` +
    `</mc:AlternateContent></mc:Choice><mc:Choice ${known} Requires="p14"><p:bg/></mc:Choice>` +
    '<mc:Fallback><p:sp/></mc:Fallback></mc:AlternateContent><p:bg/></p:sld>';
  expect(listEvents(xml)).toEqual(['p:sld', 'p:pic', '/', 'p:sp', '/', 'p:bg', '/', '/']);
});

it('reads any depth without recursion', () => {
  const depth = 50_000;
  const xml = `<p:a xmlns:p="${slides}">${'<p:b>'.repeat(depth)}${'</p:b>'.repeat(depth)}</p:a>`;
  expect(listEvents(xml)).toHaveLength(2 * depth + 2);
});
