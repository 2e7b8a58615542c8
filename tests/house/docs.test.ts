import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rooms } from '../../tools/rooms.ts';
import { bannedEndings, bannedWords } from '../../tools/words.ts';
import { listTrackedFiles, root } from './tracked-files.ts';

const pages = listTrackedFiles().filter((path) => path.endsWith('.md'));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The cells of every table row, without what Markdown puts around them. */
function listRows(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

describe('the documentation', () => {
  test('has pages to look at', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/ARCHITECTURE.md', 'docs/GLOSSARY.md']));
  });

  test.each(pages)('%s links only to what is there', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '');
    const broken = links
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#');
        const file = path === '' ? page : join(dirname(page), decodeURIComponent(path));
        if (!existsSync(join(root, file))) return true;
        if (anchor === undefined) return false;
        const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slug(heading ?? ''));
        return !headings.includes(anchor);
      });
    expect(broken).toEqual([]);
  });
});

test('the glossary lists the very words that lint bans', () => {
  const text = read('docs/GLOSSARY.md');
  const listed = listRows(text.slice(text.indexOf('## Not these'))).slice(1);
  const banned = [
    ...Object.entries(bannedWords),
    ...Object.entries(bannedEndings).map(([word, say]) => [`…${word}`, say]),
  ];
  expect(listed).toEqual(banned);
});

test('the table of rooms in the architecture is that of tools/rooms.ts', () => {
  const [, table = ''] = read('docs/ARCHITECTURE.md').split(/<!-- rooms: (?:begin|end) -->/);
  const told = listRows(table)
    .slice(1)
    .map(([room = '', , imports = '']) => [room.replaceAll('`', ''), imports.replaceAll('`', '')]);
  const wanted = Object.entries(rooms)
    .filter(([name]) => name !== 'config')
    .map(([name, { folder, mayImport }]) => {
      const folders = mayImport.map((room) => rooms[room].folder).join(', ');
      return [folder, name === 'tests' ? 'everything but the root’s settings' : folders || '–'];
    });
  expect(told).toEqual(wanted);
});

test('the README names every command of the command line', () => {
  const [, table = ''] = read('README.md').split(/<!-- commands: (?:begin|end) -->/);
  const told = listRows(table)
    .slice(1)
    .map(([command = '']) => /^`([\w-]+)/.exec(command)?.[1]);
  const program = join(root, 'build/plumbline.mjs');
  const help = execFileSync(process.execPath, [program, '--help'], { encoding: 'utf8' });
  const known = [...help.slice(help.indexOf('Commands:')).matchAll(/^ {2}([a-z][\w-]*)/gm)].map(
    ([, name]) => name,
  );
  expect(told).toEqual(known.filter((name) => name !== 'help'));
});
