/** Scripts that hardly anybody runs every day still take from each other only what is there: plain modules, which no compiler looks at. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /^import \{([^}]+)\} from '(\.[^']+\.mjs)';/gm;

test('what a script imports from another one is exported there', () => {
  const missing: string[] = [];
  let looked = 0;
  for (const file of readdirSync('scripts', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => join('scripts', name))) {
    for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const source = readFileSync(join(dirname(file), from), 'utf8');
      for (const name of names.split(',').flatMap((each) => each.trim().split(' as ')[0] ?? [])) {
        if (name === '') continue;
        looked += 1;
        const there = new RegExp(`^export (async )?(function|const|class|let) ${name}\\b|^export \\{[^}]*\\b${name}\\b`, 'm').test(source);
        if (!there) missing.push(`${file} takes ${name} from ${from}`);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(looked).toBeGreaterThan(30);
});
