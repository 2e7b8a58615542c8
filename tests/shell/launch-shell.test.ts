import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { launchShell } from './launch-shell.ts';

/** A core of a dozen lines: signs in with the token once, then greets and tells the last machine signal. */
const smallCore = `
  import { createServer } from 'node:http';
  let signal = 'none';
  process.stdin.on('data', (line) => (signal = JSON.parse(line).signal));
  const server = createServer((request, response) => {
    if (request.url === '/launch?token=once') {
      response.writeHead(302, { location: '/', 'set-cookie': 'session=1; HttpOnly; SameSite=Strict' }).end();
    } else if (request.url === '/signal') response.end(signal);
    else response.end(request.headers.cookie === 'session=1' ? '<h1>Signed in</h1>' : '<h1>Stranger</h1>');
  });
  server.listen(0, '127.0.0.1', () => {
    const url = 'http://127.0.0.1:' + server.address().port;
    console.log(JSON.stringify({ type: 'ready', url, launchToken: 'once' }));
  });
`;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'plumbline-shell-test-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('the browser shell opens a signed-in page on a core and plays the machine to it', async () => {
  const coreEntryPath = join(folder, 'core.mjs');
  writeFileSync(coreEntryPath, smallCore);
  const shell = await launchShell({ homeFolder: folder, coreEntryPath, context: { locale: 'zh-CN' } });
  expect(shell.shellName).toBe('browser');
  expect(await shell.page.textContent('h1')).toBe('Signed in');
  expect(await shell.page.evaluate(() => [navigator.language, 'plumbline' in window])).toEqual([
    'zh-CN',
    false,
  ]);
  await shell.signal({ type: 'machine-signal', signal: 'lock' });
  await expect.poll(async () => (await shell.page.goto(`${shell.url}/signal`))?.text()).toBe('lock');
  await shell.close();
  await expect(fetch(shell.url)).rejects.toThrow('fetch failed');
});
