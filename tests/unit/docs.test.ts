/** What the documents name is there: files, folders and commands of the project. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TOPS = ['src', 'tests', 'docs', 'scripts', 'resources'];
const names = (folder: string): string[] => readdirSync(join(ROOT, folder));
const within = (folder: string): string[] => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });

/** Every file and folder of the project, from its root. */
const there = [...names('.'), ...TOPS.flatMap((top) => within(top).map((path) => `${top}/${path.replaceAll('\\', '/')}`))];
const documents = [
  ...names('.'),
  ...within('docs').map((path) => `docs/${path.replaceAll('\\', '/')}`),
  'tests/games/nerve/README.md',
].filter((path) => path.endsWith('.md'));
const text = (document: string): string => readFileSync(join(ROOT, document), 'utf8');

/** The first folder of a path that leaves out what it is in: `lib/seats`, say. */
const FOLDERS = new Set([...TOPS, ...['src', 'src/renderer', 'src/main', 'src/renderer/games/chase'].flatMap(names)]);
const isFile = (word: string): boolean => /^[\w.…/<>{},-]+\.(?:ts|mjs|cjs|svelte|md|css|json)$/.test(word);
const isFolder = (word: string): boolean => /^[\w.…/<>{},-]+$/.test(word) && word.includes('/') && FOLDERS.has(word.split('/')[0] ?? '');

/** The paths that a document names in code: as they are with Chase in the place of any game, and of one that is only an example. */
function pathsIn(document: string): string[] {
  return [...text(document).matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, words = '']) => words.split(' '))
    .filter((word) => isFile(word) || isFolder(word))
    .map((word) => word.replace(/<game>/g, 'chase').replace(/\/$/, ''));
}

/** `words.{en,it}.json` are two files. */
function each(path: string): string[] {
  const [, before = '', some = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return some === '' ? [path] : some.split(',').map((one) => `${before}${one}${after}`);
}

/** Whether a path is there, as it stands or at the end of one; `…` stands for any folders. */
function isThere(path: string): boolean {
  const [from, to] = path.split('…', 2);
  if (to !== undefined) return there.some((one) => one.startsWith(from ?? '') && one.endsWith(to));
  return there.some((one) => one === path || one.endsWith(`/${path}`));
}

test('what is looked for is found, and what is not there is missed', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/rules/chase.md']));
  expect(pathsIn('docs/architecture.md').length).toBeGreaterThan(100);
  expect(isThere('src/main/index.ts') && isThere('lib/seats/joining.ts') && isThere('tests/unit/…/board/views.test.ts')).toBe(true);
  expect(isThere('src/main/nothing.ts') || isThere('seats/join.ts') || isThere('tests/unit/…/views.spec.ts')).toBe(false);
});

test.each(documents)('%s: every file and folder that it names is there', (document) => {
  expect(
    pathsIn(document)
      .flatMap(each)
      .filter((path) => !isThere(path)),
  ).toEqual([]);
});

test.each(documents)('%s: every link within the project leads somewhere', (document) => {
  const links = [...text(document).matchAll(/\]\((?!https?:)([^)#\s]+)[^)]*\)/g)].map(([, link = '']) =>
    posix.join(dirname(document), link),
  );
  expect(links.filter((link) => !there.includes(link.replace(/\/$/, '')))).toEqual([]);
});

test.each(documents)('%s: every command that it gives is there', (document) => {
  const scripts = Object.keys((JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }).scripts);
  const asked = [...text(document).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(asked.filter((name) => !scripts.includes(name))).toEqual([]);
});
