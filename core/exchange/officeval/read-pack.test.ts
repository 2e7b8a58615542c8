import { describe, expect, it } from 'vitest';
import {
  makePackFiles,
  makeRubricRecord,
  makeTaskRecord,
  nodeDisk,
  writePackFile,
  writePackFolder,
  zipPack,
  type PackFiles,
} from '#tests/packs';
import { readOpenedPack, type OpenedPack } from '../import/import-pack.ts';
import { openPack } from './open-pack.ts';

const drafts = [{ id: 'sample_2' }, { id: 'sample_10' }, { id: 'sample_1' }];

async function read(path: string, inputs: string | null = null): Promise<OpenedPack> {
  const archive = await openPack(nodeDisk, { path, name: path.split('/').at(-1) ?? '', inputs });
  const pack = await readOpenedPack(archive);
  await archive.close();
  return pack;
}

const readFiles = async (files: PackFiles) => read(await writePackFolder(files));
const readZip = async (files: PackFiles) => read(await writePackFile('pack.zip', zipPack(files)));
const codesOf = (pack: OpenedPack) => pack.content.faults.map((fault) => `${fault.severity} ${fault.code}`);

describe('a pack', () => {
  it('lists its tasks in the order of their numbers', async () => {
    const { content } = await readFiles(makePackFiles(drafts));
    expect(content.tasks.map((task) => task.externalId)).toEqual(['sample_1', 'sample_2', 'sample_10']);
    expect(content.faults).toEqual([]);
  });

  it('is the same as a folder, as a zip, and packed into folders of its own', async () => {
    const files = makePackFiles(drafts);
    const nested = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`repo-main/data/${path}`, text]),
    );
    const all = [await readFiles(files), await readZip(files), await readZip(nested)];
    for (const { content } of all) {
      expect(content.tasks).toHaveLength(3);
      expect(content.sha256).toBe(all[0]?.content.sha256);
    }
  });

  it('joins two languages into one task', async () => {
    const zh = {
      id: 'sample_1',
      instruction: '整理报告。',
      gates: ['可打开。'],
      items: ['+3：标题加粗。', '-1：丢失。'],
    };
    const { content } = await readFiles({
      ...makePackFiles([{ id: 'sample_1' }]),
      ...makePackFiles([zh], ['tasks', 'rubrics']),
    });
    expect(content.languages).toEqual(['en', 'zh']);
    expect(content.tasks[0]?.instructions).toEqual({ en: 'Tidy the report of sample_1.', zh: '整理报告。' });
    expect(content.tasks[0]?.rubric[1]).toEqual({
      kind: 'item',
      position: 1,
      weight: 3,
      needsWeight: false,
      texts: {
        en: { text: 'Heads are bold.', rawPrefix: null },
        zh: { text: '标题加粗。', rawPrefix: null },
      },
    });
  });

  it('tells the language of a folder without a mark by its text', async () => {
    expect((await readFiles(makePackFiles(drafts, ['tasks', 'rubrics']))).content.languages).toEqual(['en']);
    const chinese = makePackFiles([{ id: 'a', instruction: '把 Word 报告整理好。' }], ['tasks', 'rubrics']);
    expect((await readFiles(chinese)).content.languages).toEqual(['zh']);
  });

  it('may be one list of records, with texts of JSON where parquet had them', async () => {
    const records = [
      { ...makeTaskRecord({ id: 'a' }), ...makeRubricRecord({ id: 'a' }) },
      {
        ...makeTaskRecord({ id: 'a' }),
        ...makeRubricRecord({ id: 'a' }),
        instruction: '整理报告，然后保存。',
      },
      {
        ...makeTaskRecord({ id: 'b' }),
        origin_files: undefined,
        origin_files_json: JSON.stringify([{ url: 'https://example.org/x', dest: '预算.xlsx' }]),
        rubrics_json: JSON.stringify({ dim1: ['Opens.'], dim2: ['+1: Done.'] }),
      },
    ];
    for (const [name, text] of [
      ['pack.json', JSON.stringify(records)],
      ['pack.jsonl', records.map((record) => JSON.stringify(record)).join('\n')],
    ] as const) {
      const { content } = await read(await writePackFile(name, text));
      expect(content.faults).toEqual([]);
      expect(content.languages).toEqual(['en', 'zh']);
      expect(content.tasks.map((task) => task.rubric.length)).toEqual([3, 2]);
      expect(content.tasks[1]?.inputs).toEqual([{ name: '预算.xlsx', url: 'https://example.org/x' }]);
    }
  });

  it('is told from a list and placed in its faults by the name of its file, whatever the pack is called', async () => {
    const lines = ['{"id":"a","instruction":"Do it."}', '{"id":"b"}'];
    const [text, list] = [lines.join('\n'), `[${lines.join(',')}]`];
    const readAs = async (path: string) => {
      const archive = await openPack(nodeDisk, { path, name: 'a name without ending', inputs: null });
      return (await readOpenedPack(archive)).content;
    };
    const asLines = await readAs(await writePackFile('pack.jsonl', text));
    expect(asLines.tasks.map((task) => task.externalId)).toEqual(['a']);
    expect(asLines.faults).toContainEqual(
      expect.objectContaining({ code: 'not-a-task', file: 'pack.jsonl', line: 2 }),
    );
    const asList = await readAs(await writePackFile('pack.json', list));
    expect(asList.faults).toContainEqual(
      expect.objectContaining({
        file: 'pack.json',
        message: expect.stringMatching(/^Record 2: instruction/),
      }),
    );
    const broken = await readAs(await writePackFile('pack.json', '[\n{"id": oops}]'));
    expect(broken.faults).toMatchObject([{ code: 'json-broken', file: 'pack.json', line: 2 }]);
  });

  it.each(['\0', '\ud800'])(
    'with text that no database keeps as it is (%j) is refused, wherever it lies',
    async (bad) => {
      const packs = [
        makePackFiles([{ id: 'a', instruction: `x${bad}` }]),
        makePackFiles([{ id: 'a', items: [`+3: x${bad}`] }]),
        makePackFiles([{ id: 'a', more: { domain: bad } }]),
        makePackFiles([{ id: 'a', more: { origin_files: [{ url: bad, dest: 'a.docx' }] } }]),
        makePackFiles([
          {
            id: 'a',
            more: { origin_files: undefined, origin_files_json: JSON.stringify([{ url: bad, dest: 'a' }]) },
          },
        ]),
      ];
      for (const files of packs) expect(codesOf(await readFiles(files))).toContain('stop not-a-task');
    },
  );

  it.each([
    ['task_1', 'Task_1'],
    ['caf\u00e9', 'cafe\u0301'],
  ])('with the ids %j and %j, one folder on some system, is refused', async (one, two) => {
    const records = [one, two].map((id) => makeTaskRecord({ id }));
    const pack = await read(await writePackFile('pack.json', JSON.stringify(records)));
    expect(codesOf(pack)).toContain('stop duplicate-id');
    const same = await read(await writePackFile('pack.json', JSON.stringify(records.slice(1))));
    expect(codesOf(same)).not.toContain('stop duplicate-id');
  });

  it('keeps a published price whose source it does not know, with a warning', async () => {
    const pack = await readFiles(
      makePackFiles([{ id: 'a', more: { price_source: 'guess', human_labor_time: null } }]),
    );
    expect(codesOf(pack)).toEqual(['warn unknown-price-source']);
    expect(pack.content.tasks[0]?.published).toEqual({ laborMinutes: null, price: 40, priceSource: null });
  });

  it('needs a weight where its languages disagree about it', async () => {
    const pack = await readFiles({
      ...makePackFiles([{ id: 'a', items: ['+3: x'] }]),
      ...makePackFiles([{ id: 'a', instruction: '整理。', items: ['+5：甲'] }], ['tasks', 'rubrics']),
    });
    expect(codesOf(pack)).toEqual(['warn rubric-mismatch']);
    expect(pack.content.tasks[0]?.rubric[1]).toMatchObject({
      weight: null,
      needsWeight: true,
      texts: { en: { text: 'x', rawPrefix: '+3:' }, zh: { text: '甲', rawPrefix: '+5:' } },
    });
  });

  it('may start with a byte order mark', async () => {
    const text = `\uFEFF${JSON.stringify(makeTaskRecord({ id: 'a' }))}`;
    const pack = await readFiles({ ...makePackFiles([{ id: 'a' }]), 'task-en/a.json': text });
    expect(pack.content.faults).toEqual([]);
  });
});

describe('a pack with a fault', () => {
  const good = makePackFiles([{ id: 'a' }, { id: 'b' }]);

  it('names file and line of broken JSON', async () => {
    const pack = await readFiles({ ...good, 'task-en/b.json': '{\n  "id": "b",\n  "instruction" "x"\n}' });
    expect(pack.isBlocked).toBe(true);
    expect(pack.content.faults[0]).toMatchObject({ code: 'json-broken', file: 'task-en/b.json', line: 3 });
  });

  it.each([
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00])],
    ['GBK', new Uint8Array([0x7b, 0x22, 0xd6, 0xd0, 0xce, 0xc4, 0x22, 0x7d])],
    ['cut UTF-8', new Uint8Array([0x7b, 0xe4, 0xb8])],
  ])('is refused when a file is %s', async (_, bytes) => {
    const pack = await readFiles({ ...good, 'rubrics-en/b.json': bytes });
    expect(pack.content.faults[0]).toMatchObject({
      code: 'encoding-broken',
      file: 'rubrics-en/b.json',
      line: 1,
    });
    expect(pack.isBlocked).toBe(true);
  });

  it.each([
    ['an id twice', { 'task-en/c.json': JSON.stringify(makeTaskRecord({ id: 'a' })) }, 'stop duplicate-id'],
    [
      'a rubric of no task',
      { 'rubrics-en/c.json': JSON.stringify(makeRubricRecord({ id: 'c' })) },
      'stop rubric-without-task',
    ],
    [
      'a task of no rubric',
      { 'task-en/c.json': JSON.stringify(makeTaskRecord({ id: 'c' })) },
      'stop rubric-mismatch',
    ],
    ['a list for a task', { 'task-en/a.json': '[]' }, 'stop not-a-task'],
    [
      'a text for minutes',
      { 'task-en/a.json': JSON.stringify({ ...makeTaskRecord({ id: 'a' }), human_labor_time: '5' }) },
      'stop not-a-task',
    ],
    [
      'an empty instruction',
      { 'task-en/a.json': JSON.stringify(makeTaskRecord({ id: 'a', instruction: '' })) },
      'stop not-a-task',
    ],
    [
      'rubrics of another shape',
      { 'rubrics-en/a.json': '{"id": "a", "rubrics": ["+1: x"]}' },
      'stop not-a-task',
    ],
    [
      'an id that climbs',
      { 'task-en/c.json': JSON.stringify(makeTaskRecord({ id: '../a' })) },
      'stop unsafe-name',
    ],
    [
      'an id that is a device',
      { 'task-en/c.json': JSON.stringify(makeTaskRecord({ id: 'NUL' })) },
      'stop unsafe-name',
    ],
  ])('is blocked by %s', async (_, files, code) => {
    const pack = await readFiles({ ...good, ...files });
    expect(codesOf(pack)).toContain(code);
    expect(pack.isBlocked).toBe(true);
  });

  it.each(['../x.docx', '/etc/passwd', 'C:\\x.docx', 'con.docx', 'folder/x.docx', 'a\u202exslx.exe'])(
    'refuses the input name %j',
    async (name) => {
      const pack = await readFiles(makePackFiles([{ id: 'a', inputs: [name] }]));
      expect(codesOf(pack)).toEqual(['stop unsafe-name']);
    },
  );

  it('takes an input that is listed twice once, with a warning', async () => {
    const pack = await readFiles(makePackFiles([{ id: 'a', inputs: ['x.docx', 'X.docx'] }]));
    expect(codesOf(pack)).toEqual(['warn duplicate-input']);
    expect(pack.content.tasks[0]?.inputs).toHaveLength(1);
  });

  it('is blocked when the languages’ rubrics have different counts', async () => {
    const zh = makePackFiles([{ id: 'a', instruction: '整理。', items: ['+1：甲'] }], ['tasks', 'rubrics']);
    const pack = await readFiles({ ...makePackFiles([{ id: 'a' }]), ...zh });
    expect(pack.content.faults[0]).toMatchObject({ code: 'rubric-mismatch', severity: 'stop', taskId: 'a' });
  });

  it('says so when there is nothing in it', async () => {
    expect(codesOf(await readFiles({ 'notes.txt': 'x' }))).toEqual(['stop nothing-found']);
    expect(codesOf(await read(await writePackFile('x.json', '[]')))).toEqual(['stop nothing-found']);
    expect(codesOf(await read(await writePackFile('x.json', '{}')))).toEqual(['stop not-a-task']);
    expect(codesOf(await read(await writePackFile('x.rar', 'Rar!')))).toEqual(['stop archive-broken']);
  });

  it('survives ids and keys that objects know already', async () => {
    const pack = await readFiles(
      makePackFiles([{ id: '__proto__', more: { constructor: 1 } }, { id: 'toString' }]),
    );
    expect(pack.content.tasks.map((task) => task.externalId).toSorted()).toEqual(['__proto__', 'toString']);
  });
});

describe('a zip', () => {
  it('with names that climb out is refused, and every such name listed', async () => {
    const pack = await readZip({
      ...makePackFiles([{ id: 'a' }]),
      '../../evil.json': '{}',
      '/abs.json': '{}',
    });
    expect(codesOf(pack)).toEqual(['stop unsafe-name', 'stop unsafe-name']);
    expect(pack.content.tasks).toEqual([]);
  });

  it('that is cut short or has damaged bytes is refused', async () => {
    const bytes = zipPack(makePackFiles([{ id: 'a' }]));
    const cut = await read(await writePackFile('cut.zip', bytes.subarray(0, bytes.length - 30)));
    expect(codesOf(cut)).toEqual(['stop archive-broken']);
    const damaged = bytes.slice();
    damaged.fill(0x55, 60, 90);
    const broken = await read(await writePackFile('damaged.zip', damaged));
    expect(codesOf(broken)).toContain('stop archive-broken');
    expect(broken.isBlocked).toBe(true);
  });

  it('that would inflate without end is refused', async () => {
    const bomb = new Uint8Array(64 * 1024 * 1024).fill(0x20);
    const pack = await readZip({ ...makePackFiles([{ id: 'a' }]), 'task-en/b.json': bomb });
    expect(codesOf(pack)).toContain('stop archive-too-large');
  });

  it('with an input that would inflate without end is refused before anything of it is read', async () => {
    const pack = await readZip({
      ...makePackFiles([{ id: 'a', inputs: ['x.csv'] }]),
      'task_files/a/x.csv': new Uint8Array(64 * 1024 * 1024).fill(0x20),
    });
    expect(pack.content.faults).toMatchObject([{ code: 'archive-too-large', file: 'task_files/a/x.csv' }]);
    expect(pack.isBlocked).toBe(true);
  });
});

describe('inputs', () => {
  const inputsOf = (pack: OpenedPack, id: string) =>
    [...(pack.found.get(id) ?? [])].map(([name, entry]) => [name, entry?.path ?? null]);

  it('are found in the task’s own folder first, then anywhere but in another task’s', async () => {
    const pack = await readFiles({
      ...makePackFiles([
        { id: 'a', inputs: ['data.xlsx', 'shared.docx'] },
        { id: 'b', inputs: ['data.xlsx', 'only-a.docx'] },
      ]),
      'task_files/a/data.xlsx': '1',
      'task_files/a/only-a.docx': '1',
      'loose/data.xlsx': '2',
      'loose/shared.docx': '3',
    });
    expect(inputsOf(pack, 'a')).toEqual([
      ['data.xlsx', 'task_files/a/data.xlsx'],
      ['shared.docx', 'loose/shared.docx'],
    ]);
    expect(inputsOf(pack, 'b')).toEqual([
      ['data.xlsx', 'loose/data.xlsx'],
      ['only-a.docx', null],
    ]);
  });

  it('are found in a folder outside, whatever the composition and case of their letters', async () => {
    const inputs = await writePackFolder({ 'a/re\u0301sume\u0301 (1) [终稿].DOCX': 'x' });
    const folder = await writePackFolder(
      makePackFiles([{ id: 'a', inputs: ['r\u00e9sum\u00e9 (1) [终稿].docx'] }]),
    );
    const [found] = inputsOf(await read(folder, inputs), 'a');
    expect(found?.[1]).toMatch(/DOCX$/);
  });

  it('are found beside a merged list', async () => {
    const folder = await writePackFolder({
      'pack.json': JSON.stringify([
        { ...makeTaskRecord({ id: 'a', inputs: ['x.docx'] }), ...makeRubricRecord({ id: 'a' }) },
      ]),
      'task_files/a/x.docx': 'x',
    });
    expect(inputsOf(await read(`${folder}/pack.json`), 'a')).toEqual([['x.docx', 'task_files/a/x.docx']]);
  });

  it('that lie in several places are not guessed', async () => {
    const pack = await readFiles({
      ...makePackFiles([{ id: 'a', inputs: ['x.docx'] }]),
      'one/x.docx': '1',
      'two/x.docx': '2',
    });
    expect(inputsOf(pack, 'a')).toEqual([['x.docx', null]]);
    expect(codesOf(pack)).toEqual(['warn duplicate-input']);
  });

  it('are refused from a folder that is not there', async () => {
    const folder = await writePackFolder(makePackFiles([{ id: 'a' }]));
    await expect(read(folder, `${folder}/nowhere`)).rejects.toMatchObject({ code: 'pack-not-readable' });
    await expect(read(`${folder}/nowhere`)).rejects.toMatchObject({ code: 'pack-not-readable' });
  });
});
