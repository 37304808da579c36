// Bundles a program of ours for Node, with the packages that stay in node_modules.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gameLists } from './game-lists.mjs';
import { root } from './setup/common.mjs';

/** Packages with native code, or that must stay as they are; they are found in node_modules at run time. */
const EXTERNAL = /^(node:|electron$|better-sqlite3$|@napi-rs\/canvas$|rolldown($|\/)|vite($|\/)|playwright|@playwright\/)/;

/** Tests name a folder of other lists of games here. */
const OTHER_GAMES = process.env.LOOKOUT_GAMES;

/** Bundles `source` to `target`, both from the project's folder; gives back the file and the packages that it still needs. */
export async function bundle(source, target) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: join(root, source),
    platform: 'node',
    external: EXTERNAL,
    plugins: OTHER_GAMES === undefined ? [] : [gameLists(OTHER_GAMES)],
    transform: { target: 'node20' },
    tsconfig: false,
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  const [chunk] = output;
  // Beside the usual one, which others may be running.
  const file = join(root, OTHER_GAMES === undefined ? target : target.replace(/(\.\w+)$/, '.other-games$1'));
  const beside = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(beside, chunk.code);
  renameSync(beside, file); // a run beside this one sees the old file or the new one, never half of it
  return { file, packages: [...chunk.imports, ...chunk.dynamicImports] };
}
