import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '#lib';
import { attemptReading } from '../package/attempt-reading.ts';
import { DocumentError } from '../package/document-error.ts';
import { openZip } from '../package/zip-archive.ts';
import { XmlScanner } from './xml-scanner.ts';

/** What a document holds, texts joined, or that it is not well-formed. */
type Outcome = readonly unknown[] | 'not well-formed';

class Recorder {
  readonly events: unknown[] = [];
  private depth = 0;
  open(name: string, attributes: object): void {
    this.depth += 1;
    this.events.push(['open', name, Object.entries(attributes)]);
  }
  close(name: string): void {
    this.depth -= 1;
    this.events.push(['close', name]);
  }
  text(text: string): void {
    const last = this.events.at(-1);
    if (this.depth === 0 || text === '') return;
    if (typeof last === 'string') this.events[this.events.length - 1] = last + text;
    else this.events.push(text);
  }
}

function fail(): never {
  throw new DocumentError('damaged-part', 'Not well-formed.');
}

function attempt(read: (recorder: Recorder) => void): Outcome {
  const recorder = new Recorder();
  return attemptReading(() => read(recorder)).fault === null ? recorder.events : 'not well-formed';
}

function scan(pieces: readonly string[]): Outcome {
  return attempt((recorder) => {
    const scanner = new XmlScanner({
      onOpen: (name, attributes) => recorder.open(name, attributes),
      onClose: (name) => recorder.close(name),
      onText: (text) => recorder.text(text),
      onDoctype: fail,
      onFault: fail,
    });
    for (const piece of pieces) scanner.write(piece);
    scanner.close();
  });
}

/** The same by the library that follows the standard to the letter. */
function scanByLibrary(pieces: readonly string[]): Outcome {
  return attempt((recorder) => {
    const parser = new SaxesParser({ xmlns: false, position: false });
    parser.on('opentag', ({ name, attributes }) => recorder.open(name, attributes));
    parser.on('closetag', ({ name }) => recorder.close(name));
    parser.on('text', (text) => recorder.text(text));
    parser.on('cdata', (text) => recorder.text(text));
    for (const event of ['doctype', 'error'] as const) {
      parser.on(event, fail);
    }
    for (const piece of pieces) parser.write(piece);
    parser.close();
  });
}

const document =
  '\ufeff<?xml version="1.0" encoding="UTF-8" standalone=\'yes\'?>\r\n<!-- a - comment --><?pi some thing?>' +
  '<a:root xmlns:a="urn:a" b = \'1 &gt; "0"\' c="x\ty&#10;">text &amp; &#x1F363; &lt;tag&gt;\r\n<![CDATA[<raw> & ]] ]]><b/><c d="e"/ ></a:root >\n';
const sound = document.replace('/ >', '/>');

const faults = [
  '',
  ' ',
  'text',
  '<a>',
  '<a></b>',
  '</a>',
  '<a/><b/>',
  '<a/>text',
  '<a b="1" b="2"/>',
  '<a b=1/>',
  '<a b/>',
  '<a b="1"c="2"/>',
  '<a b="<"/>',
  '<a>&unknown;</a>',
  '<a>&amp</a>',
  '<a>&#0;</a>',
  '<a>&#xD800;</a>',
  '<a>]]></a>',
  '<a>\u0001</a>',
  '<a>\uffff</a>',
  '<1a/>',
  '<a\u00d7/>',
  '< a/>',
  '<a><!-- -- --></a>',
  '<a><![CDATA[ ]]</a>',
  '<![CDATA[x]]><a/>',
  '<!DOCTYPE a><a/>',
  '<a><!ELEMENT b></a>',
  ' <?xml version="1.0"?><a/>',
  '<?xml version="2.0"?><a/>',
  '<?xml encoding="utf-8"?><a/>',
  '<?XML version="1.0"?><a/>',
  '<a><?xml version="1.0"?></a>',
  document,
];

function* cut(text: string, lengthOf: () => number): Generator<string> {
  for (let at = 0; at < text.length;) {
    const end = at + Math.max(1, lengthOf());
    yield text.slice(at, end);
    at = end;
  }
}

function mutate(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length);
  const characters = '<>/&;"\'=! \r\n\t]-?x:';
  const character = characters[Math.floor(random() * characters.length)] ?? '';
  return text.slice(0, at) + character + text.slice(at + (random() < 0.5 ? 1 : 0));
}

describe('scanning XML', () => {
  it('tells elements, attributes and texts, however the text is cut', () => {
    const expected = scanByLibrary([sound]);
    expect(expected).not.toBe('not well-formed');
    expect(scan([sound])).toEqual(expected);
    expect(scan([...sound])).toEqual(expected);
    for (let length = 2; length < 40; length += 1)
      expect(scan([...cut(sound, () => length)])).toEqual(expected);
  });

  it.each(faults)('refuses what is not well-formed: %j', (text) => {
    expect(scanByLibrary([text])).toBe('not well-formed');
    expect(scan([text])).toBe('not well-formed');
    expect(scan([...text])).toBe('not well-formed');
  });

  it('agrees with the library on documents that were changed at random', () => {
    const random = createSeededRandom(7);
    const disagreements = Array.from({ length: 3000 }, () => {
      const text = mutate(
        mutate(sound, () => random.nextFraction()),
        () => random.nextFraction(),
      );
      return JSON.stringify(scan([text])) === JSON.stringify(scanByLibrary([text])) ? '' : text;
    });
    expect(disagreements.filter((text) => text !== '')).toEqual([]);
  });

  it('keeps foreign names apart from what objects have of their own', () => {
    const seen: unknown[] = [];
    const scanner = new XmlScanner({
      onOpen: (_, attributes) => seen.push(attributes['__proto__'], attributes['toString'], attributes['b']),
      onClose: () => undefined,
      onText: () => undefined,
      onDoctype: fail,
      onFault: fail,
    });
    scanner.write('<a __proto__="x"/>');
    expect(seen).toEqual(['x', undefined, undefined]);
    expect('x' in {}).toBe(false);
  });

  it('gives up on a tag without an end and on elements without a bottom', () => {
    expect(scan(Array.from({ length: 300 }, () => '<a b '.repeat(4000)))).toBe('not well-formed');
    expect(scan(['<a b="', ...Array.from({ length: 1100 }, () => 'x'.repeat(65_536))])).toBe(
      'not well-formed',
    );
    expect(scan(Array.from({ length: 200 }, () => '<a>'.repeat(1000)))).toBe('not well-formed');
  }, 60_000);
});

const corpus = join(import.meta.dirname, '../../../shared/corpus');
const hasCorpus = existsSync(corpus);
if (!hasCorpus) process.stdout.write('documents/xml/xml-scanner.test.ts: no corpus beside the repository\n');

it.runIf(hasCorpus)('agrees with the library on parts of real files', () => {
  const names = readdirSync(corpus).filter((name) => /^(?:[a-f]|self_e).*\.(?:docx|xlsx|pptx)$/i.test(name));
  const disagreements: string[] = [];
  let count = 0;
  for (const name of names) {
    const bytes = readFileSync(join(corpus, name));
    if (bytes[0] !== 0x50 || bytes.length > 200_000 || bytes.length < 1000) continue;
    const archive = attemptReading(() => openZip(bytes)).value;
    if (archive === null) continue;
    for (const entry of archive.entries) {
      if (!/\.(?:xml|rels|vml)$/.test(entry.name) || entry.claimedBytes > 60_000) continue;
      const text = new TextDecoder().decode(archive.readEntry(entry));
      count += 1;
      if (JSON.stringify(scan([text])) !== JSON.stringify(scanByLibrary([text])))
        disagreements.push(`${name} ${entry.name}`);
    }
  }
  expect(disagreements).toEqual([]);
  expect(count).toBeGreaterThan(100);
});
