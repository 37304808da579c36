// Which files eslint has to look at: those that changed since they were last found well, and all that import such, however far. A rule
// that asks for types may find something new in a file that did not change itself, so eslint's own cache would not do.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './setup/common.mjs';

const STAMPS = join(root, 'node_modules/.cache/lookout/lint.json');
/** What every file is looked at by. */
const RULES = /^(?:eslint\.config\.js|svelte\.config\.js|tsconfig[^/]*\.json|package-lock\.json)$|\.d\.[mc]?ts$/;
const LINTED = /\.(?:ts|mts|js|mjs|cjs|svelte)$/;
const NOT_OURS = new Set(['node_modules', 'out', 'dist', 'test-results', 'playwright-report', 'demo-output', 'docs', '.git']);
const IMPORTS = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g;
/** How an import may be short for a file's name. */
const ENDS = ['', '.ts', '.svelte.ts', '.svelte', '/index.ts'];

function filesUnder(folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return folder === '' && NOT_OURS.has(entry.name) ? [] : filesUnder(path);
    return entry.isFile() ? [path] : [];
  });
}

/** One hash over texts. */
const digest = (...parts) => parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

/**
 * For each file that is linted a stamp over the rules, itself and all that it imports. `files` are paths from the root, and `read`
 * gives what one holds.
 */
export function stampsOf(files, read) {
  const all = new Set(files);
  const known = new Map();
  const look = (file) => {
    if (!known.has(file)) {
      const text = read(file);
      const named = LINTED.test(file) ? [...text.matchAll(IMPORTS)].map(([, name]) => join(dirname(file), name)) : [];
      const found = named.map((name) => ENDS.map((end) => name + end).find((path) => all.has(path)));
      known.set(file, { digest: digest(text), imports: found.filter((path) => path !== undefined) });
    }
    return known.get(file);
  };
  const rules = digest(process.version, ...files.filter((file) => RULES.test(file)).map((file) => look(file).digest));
  const closure = (file) => {
    const reached = new Set([file]);
    for (const path of reached) for (const next of look(path).imports) reached.add(next);
    return digest(rules, ...[...reached].sort().flatMap((path) => [path, look(path).digest]));
  };
  return Object.fromEntries(files.filter((file) => LINTED.test(file)).map((file) => [file, closure(file)]));
}

/** The files to lint, and what says afterwards that all of them are well. */
export function staleFiles() {
  const stamps = stampsOf(filesUnder(), (file) => readFileSync(join(root, file), 'utf8'));
  const before = existsSync(STAMPS) ? JSON.parse(readFileSync(STAMPS, 'utf8')) : {};
  return {
    files: Object.keys(stamps).filter((file) => stamps[file] !== before[file]),
    areWell: () => {
      mkdirSync(dirname(STAMPS), { recursive: true });
      // Under a name of its own first: a run that is cut off leaves no half of it.
      writeFileSync(`${STAMPS}.${process.pid}`, JSON.stringify(stamps));
      renameSync(`${STAMPS}.${process.pid}`, STAMPS);
    },
  };
}
