// Other lists of games in a build or a test: by the three modules `game-list`, with `word-list-en`, `word-list-it` and `bench-list` beside them, everything else knows games.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from './setup/common.mjs';

/** The lists by what takes their place in a folder. */
const LISTS = {
  'src/shared/game-list': 'shared.ts',
  'src/main/games/game-list': 'main.ts',
  'src/renderer/games/game-list': 'renderer.ts',
  'src/shared/word-list-en': 'words-en.ts',
  'src/shared/word-list-it': 'words-it.ts',
  'src/main/games/bench-list': 'benches.ts',
};

/** A plugin (Vite, Rolldown) that reads what `folder` has, from the project's root, in place of each list of games. */
export function gameLists(folder) {
  return {
    name: 'lookout:game-lists',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !/(^|\/)(game-list|bench-list|word-list-[a-z]+)$/.test(source)) return null;
      const asked = resolve(dirname(importer.split('?')[0]), source);
      const list = Object.entries(LISTS).find(([path]) => join(root, path) === asked)?.[1];
      const file = list === undefined ? undefined : join(root, folder, list);
      return file !== undefined && existsSync(file) ? file : null;
    },
  };
}
