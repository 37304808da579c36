/** Which files the linter looks at again after a change. */
import { expect, test } from 'vitest';
import { stampsOf } from '../../../scripts/lint.mjs';

const FILES: Readonly<Record<string, string>> = {
  'eslint.config.js': 'export default [];',
  'src/deep.ts': 'export type Deep = number;',
  'src/between.ts': "import type { Deep } from './deep';\nexport type Between = Deep;",
  'src/round/index.ts': "export * from '../between';\nexport * from './part';",
  'src/round/part.ts': "import '.';",
  'src/Shown.svelte': "<script>const later = import('./round');</script>",
  'src/alone.ts': 'export const alone = 1;',
  'src/waiting.ts': "import './missing';",
  'src/words.json': '{}',
  'tests/alone.test.ts': "import { alone } from '../src/alone';\nimport words from '../src/words.json';",
};

/** Those whose stamp is another one once `file` holds `text`. */
function touchedBy(file: string, text: string): string[] {
  const before = stampsOf(Object.keys(FILES), (path) => FILES[path] ?? '');
  const changed = { ...FILES, [file]: text };
  const after = stampsOf(Object.keys(changed), (path) => changed[path] ?? '');
  return Object.keys(after).filter((path) => after[path] !== before[path]);
}

test('a file, and all that import it at any distance, also in a circle, from a component, or by its folder', () => {
  expect(touchedBy('src/deep.ts', 'export type Deep = string;')).toEqual([
    'src/deep.ts',
    'src/between.ts',
    'src/round/index.ts',
    'src/round/part.ts',
    'src/Shown.svelte',
  ]);
});

test('nothing else', () => {
  expect(touchedBy('src/alone.ts', 'export const alone = 2;')).toEqual(['src/alone.ts', 'tests/alone.test.ts']);
  expect(touchedBy('src/deep.ts', FILES['src/deep.ts'] ?? '')).toEqual([]);
});

test('what is read beside code counts as well', () => {
  expect(touchedBy('src/words.json', '{"a":"b"}')).toEqual(['tests/alone.test.ts']);
});

test('a file that comes touches whatever missed it', () => {
  expect(touchedBy('src/missing.ts', '')).toEqual(['src/waiting.ts', 'src/missing.ts']);
});

test('every file where the rules or what is declared everywhere change', () => {
  const linted = Object.keys(FILES).filter((path) => path !== 'src/words.json');
  expect(touchedBy('eslint.config.js', 'export default [1];')).toEqual(linted);
  expect(touchedBy('src/global.d.ts', 'declare const everywhere: 1;')).toEqual([...linted, 'src/global.d.ts']);
});
