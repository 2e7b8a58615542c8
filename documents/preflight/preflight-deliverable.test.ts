import { describe, expect, it } from 'vitest';
import { plantDocx, plantRelationships } from '../office/planted-office.ts';
import { plantZip } from '../package/planted-zip.ts';
import { type DeliverableFile, preflightDeliverable } from './preflight-deliverable.ts';
import { defaultPreflightLimits } from './preflight-limits.ts';

const text = '<w:p><w:r><w:t>Minutes of the meeting</w:t></w:r></w:p>';

function fileOf(bytes: Uint8Array | string, changes: Partial<DeliverableFile> = {}): DeliverableFile {
  const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  return {
    name: 'report.docx',
    sizeBytes: content.length,
    bytes: content,
    sha256: 'aa',
    inputFiles: [],
    expectedFormats: [],
    ...changes,
  };
}

function relationshipsPart(...pairs: [type: string, target: string][]): { name: string; bytes: string } {
  return { name: 'word/_rels/document.xml.rels', bytes: plantRelationships(pairs) };
}

describe('before a deliverable is submitted', () => {
  it('finds nothing wrong with a whole document', () => {
    const parts = [
      relationshipsPart(
        ['styles', 'styles.xml'],
        ['image', '../media/a%20b.png'],
        ['footer', '/word/Foot.XML'],
      ),
      { name: 'word/styles.xml', bytes: '<s/>' },
      { name: 'media/a b.png', bytes: 'png' },
      { name: 'word/foot.xml', bytes: '<f/>' },
    ];
    expect(preflightDeliverable(fileOf(plantDocx(text, parts)))).toEqual([]);
  });

  it('stops an empty file, and one too large to be read', () => {
    const limitBytes = defaultPreflightLimits.maxFileBytes;
    const huge = fileOf('', { sizeBytes: limitBytes + 1, bytes: null, sha256: null });
    expect(preflightDeliverable(fileOf(''))).toEqual([{ code: 'empty-file', severity: 'stop' }]);
    expect(preflightDeliverable(huge)).toEqual([
      { code: 'file-too-large', severity: 'stop', sizeBytes: limitBytes + 1, limitBytes },
    ]);
  });

  it('stops an input handed back unchanged, whatever it is called now', () => {
    const file = fileOf(plantDocx(text), { inputFiles: [{ name: '原稿.docx', sha256: 'aa' }] });
    expect(preflightDeliverable(file)).toEqual([
      { code: 'unchanged-input', severity: 'stop', inputName: '原稿.docx' },
    ]);
  });

  it.each([
    ['report.xlsx', 'stop'],
    ['report.docm', 'stop'],
    ['report', 'stop'],
    ['report.dat', 'warn'],
  ])('says that %s is no name for a Word document (%s)', (name, severity) => {
    const extension = name.split('.')[1] ?? '';
    expect(preflightDeliverable(fileOf(plantDocx(text), { name }))).toEqual([
      { code: 'wrong-extension', severity, extension, format: 'docx' },
    ]);
  });

  it.each(['a.md', 'a.txt', 'a.csv', 'A.TXT'])('takes plain text under %s', (name) => {
    expect(preflightDeliverable(fileOf('Plain words.\n', { name }))).toEqual([]);
  });

  it('stops a format the task does not ask for', () => {
    const file = fileOf('%PDF-1.7\n1 0 obj\n%%EOF\n', { name: 'report.pdf', expectedFormats: ['docx'] });
    expect(preflightDeliverable(file)).toEqual([
      { code: 'unexpected-format', severity: 'stop', format: 'pdf', expectedFormats: ['docx'] },
    ]);
  });

  it('notices a PDF that is cut short or encrypted', () => {
    const encrypted = '%PDF-1.7\ntrailer << /Encrypt 5 0 R >>\n%%EOF\n';
    expect(preflightDeliverable(fileOf('%PDF-1.7\n1 0 obj', { name: 'a.pdf' }))).toMatchObject([
      { code: 'cut-short' },
    ]);
    expect(preflightDeliverable(fileOf(encrypted, { name: 'a.pdf' }))).toMatchObject([
      { code: 'encrypted', severity: 'warn' },
    ]);
  });

  it('stops names that are no file names, and the owner files Office leaves behind', () => {
    expect(preflightDeliverable(fileOf('x\n', { name: 'con.txt' }))).toMatchObject([
      { code: 'unsafe-file-name', reason: 'reserved-name' },
    ]);
    expect(preflightDeliverable(fileOf('x\n', { name: 'up/a.txt' }))).toMatchObject([
      { code: 'unsafe-file-name' },
    ]);
    expect(preflightDeliverable(fileOf('x\n', { name: '~$a.txt' }))).toMatchObject([{ code: 'lock-file' }]);
  });

  it.each([
    ['a part that is not there', [relationshipsPart(['styles', 'styles.xml'])], 'missing-part'],
    [
      'a part that is not well-formed',
      [relationshipsPart(['styles', 'styles.xml']), { name: 'word/styles.xml', bytes: '<a><b></a>' }],
      'damaged-part',
    ],
    [
      'a document type declaration',
      [
        relationshipsPart(['styles', 's.xml']),
        { name: 'word/s.xml', bytes: '<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>' },
      ],
      'dtd-not-allowed',
    ],
    [
      'relationships that are not well-formed',
      [{ name: 'word/_rels/document.xml.rels', bytes: '<R' }],
      'damaged-part',
    ],
    ['bytes that do not inflate', [{ name: 'docProps/x.bin', bytes: 'x', crc: 1 }], 'damaged-part'],
    ['a second main part', [{ name: 'word/document.xml', bytes: '<w/>' }], 'duplicate-part'],
    ['a climbing name', [{ name: '../evil.txt', bytes: '' }], 'unsafe-name'],
    ['an encrypted entry', [{ name: 'x.bin', bytes: 'x', flags: 1 }], 'encrypted'],
    [
      'a part that inflates to too much',
      [{ name: 'x.bin', bytes: new Uint8Array(16 * 1024 * 1024) }],
      'too-large',
    ],
  ])('stops a document for %s', (_, parts, code) => {
    expect(preflightDeliverable(fileOf(plantDocx(text, parts)))).toMatchObject([{ code, severity: 'stop' }]);
  });

  it('does not mind a missing picture, an outside target or a bare fragment', () => {
    const relationships = relationshipsPart(['image', 'NULL'], ['hyperlink', '#top']);
    expect(preflightDeliverable(fileOf(plantDocx(text, [relationships])))).toEqual([]);
  });

  it.each([
    ['', [{ code: 'no-content', severity: 'warn', missing: 'text' }]],
    ['<w:p><w:r><w:t> </w:t></w:r></w:p>', [{ code: 'no-content', severity: 'warn', missing: 'text' }]],
    ['<w:p><w:r><w:drawing/></w:r></w:p>', []],
  ])('asks whether a document with the body %j is meant to be empty', (body, findings) => {
    expect(preflightDeliverable(fileOf(plantDocx(body)))).toEqual(findings);
  });

  it('says how far it looked into a very long document', () => {
    const findings = preflightDeliverable(fileOf(plantDocx(text.repeat(2000))), {
      ...defaultPreflightLimits,
      maxXmlBytes: 1000,
    });
    expect(findings).toEqual([{ code: 'partly-checked', severity: 'warn', checkedBytes: 1000 }]);
  });

  it('reads OpenDocument too', () => {
    const odt = (content: string): DeliverableFile =>
      fileOf(
        plantZip([
          { name: 'mimetype', bytes: 'application/vnd.oasis.opendocument.text', method: 0 },
          { name: 'content.xml', bytes: `<office:body xmlns:office="o">${content}</office:body>` },
        ]),
        { name: 'a.odt' },
      );
    expect(preflightDeliverable(odt('<p>Words</p>'))).toEqual([]);
    expect(preflightDeliverable(odt('<p> </p>'))).toMatchObject([{ code: 'no-content' }]);
    expect(preflightDeliverable(odt('<p>'))).toMatchObject([{ code: 'damaged-part', part: 'content.xml' }]);
  });

  it('inflates a plain zip and asks about an empty one', () => {
    const zip = (entries: Parameters<typeof plantZip>[0]): DeliverableFile =>
      fileOf(plantZip(entries), { name: 'a.zip' });
    expect(preflightDeliverable(zip([{ name: 'a', bytes: 'a' }]))).toEqual([]);
    expect(preflightDeliverable(zip([{ name: 'a', bytes: 'a', crc: 1 }]))).toMatchObject([
      { code: 'damaged-part' },
    ]);
    expect(preflightDeliverable(zip([{ name: 'folder/', bytes: '' }]))).toMatchObject([
      { code: 'no-content' },
    ]);
  });

  it('puts what stops before what warns', () => {
    const file = fileOf(plantDocx(''), {
      inputFiles: [{ name: 'in.docx', sha256: 'aa' }],
      name: 'report.xlsx',
    });
    expect(preflightDeliverable(file).map(({ severity }) => severity)).toEqual(['stop', 'stop', 'warn']);
  });
});
