import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { gameLists } from './scripts/game-lists.mjs';
import { lessonHeads } from './scripts/lesson-heads.mjs';
import { devDependencies } from './package.json' with { type: 'json' };
import { CONTENT_SECURITY_POLICY } from './src/main/shell/csp';
import { EVENTS, REQUESTS } from './src/shared/contract';

/** `scripts/build.mjs` builds beside the last build, and moves the finished one into place. */
const out = process.env['LOOKOUT_OUT'] ?? 'out';

/** Tests build with other lists of games, whose folder stands here. */
const otherGames = process.env['LOOKOUT_GAMES'];
const games = otherGames === undefined || otherGames === '' ? [] : [gameLists(otherGames)];

/** Words and tables are read as text that is parsed at once: that takes half as long as reading them as a program. */
const json = { stringify: true, namedExports: false } as const;

/** Only the built page: the development server needs inline styles for its hot updates. */
const contentSecurityPolicy: Plugin = {
  name: 'lookout:content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

/** The built window reads the words of the language that it speaks; everything else has all of them at hand. */
const wordsInPieces: Plugin = {
  name: 'lookout:words-in-pieces',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/words-at-hand') ? resolve('src/renderer/lib/words-in-pieces.ts') : null),
};

export default defineConfig(({ command }) => ({
  main: {
    plugins: games,
    json,
    define: {
      __DEVELOPMENT__: JSON.stringify(command === 'serve'),
      __ELECTRON__: JSON.stringify(devDependencies.electron),
      __REQUESTS__: JSON.stringify(Object.keys(REQUESTS)),
    },
    build: {
      target: 'node20',
      outDir: `${out}/main`,
      // One file is read faster than a package's many; names stay, so that a log says where something went wrong.
      externalizeDeps: { exclude: ['electron-log', 'glicko2-lite', 'pure-rand', 'ts-fsrs', 'valibot'] },
      minify: false,
      rolldownOptions: {
        input: resolve('src/main/index.ts'),
        // As CommonJS: what a start waits for is read at once, file by file, where modules are found, read and linked in turns of the event loop.
        output: {
          format: 'cjs',
          entryFileNames: '[name].cjs',
          chunkFileNames: 'chunks/[name]-[hash].cjs',
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  },
  preload: {
    plugins: games,
    // The bridge is made from the contract's names alone, so no schema code gets into the preload.
    define: {
      __REQUESTS__: JSON.stringify(Object.keys(REQUESTS)),
      __EVENTS__: JSON.stringify(EVENTS),
    },
    build: {
      target: 'node20',
      outDir: `${out}/preload`,
      externalizeDeps: false,
      rolldownOptions: {
        input: resolve('src/preload/index.ts'),
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    json,
    plugins: [...games, lessonHeads(), wordsInPieces, svelte({ configFile: resolve('svelte.config.js') }), contentSecurityPolicy],
    build: {
      target: 'chrome130',
      outDir: resolve(out, 'renderer'),
      emptyOutDir: true,
      minify: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // A start tells its steps, not what the build spent its time on.
      rolldownOptions: {
        input: resolve('src/renderer/index.html'),
        checks: { bundlerTimings: false },
        // What no screen asks for of these is left out whole: they say what is so, and do nothing when they are read.
        treeshake: { moduleSideEffects: [{ test: /\/src\/(?:shared|rules|drawing)\//, sideEffects: false }] },
        // The first screen is one file and needs no other. What several of the other screens have in common is one, too.
        output: {
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 2 },
              // The first screen names the next lesson, and reads nothing more for it.
              { name: 'heads', test: /\/lesson\/heads\.ts$|\.json\?head$/, priority: 1 },
              { name: 'common', minShareCount: 2 },
            ],
          },
        },
      },
    },
  },
}));
