import { svelte } from '@sveltejs/vite-plugin-svelte';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { gameLists } from './scripts/game-lists.mjs';
import { lessonHeads } from './scripts/lesson-heads.mjs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest begins first, so that none of it runs on alone at the end. */
const LONG = ['/commands/mixes.', '/puzzles/make.', '/hostile/', '/bots/balance.', '/property/'];

class LongFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // One project after the other: a process that goes on to another one's files ends, and with it what it has read.
    const place = ({ moduleId, project }: TestSpecification): number => {
      const at = LONG.findIndex((part) => moduleId.includes(part));
      return project.name === 'window' ? LONG.length + 1 : at < 0 ? LONG.length : at;
    };
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other) || (one.moduleId < other.moduleId ? -1 : 1)));
  }
}

/** The window's parts keep what the whole window shares, such as its words and its settings. */
const WINDOW = 'tests/unit/renderer/**/*.test.ts';

/** Of a game that is in the tests' lists of games alone. */
const IN_THE_HOUSE = 'tests/games/*/house/**/*.test.ts';

export default defineConfig({
  plugins: [lessonHeads(), svelte()],
  test: {
    globalSetup: ['scripts/vitest-setup.mjs'],
    testTimeout: 20_000,
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        // No module outside the window keeps anything, so that one process can take file after file; it reads each module once.
        test: {
          name: 'plain',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/accessibility/**', 'tests/games/*/e2e/**', 'node_modules/**', WINDOW, IN_THE_HOUSE],
          isolate: false,
        },
      },
      // Tests of a second game in the whole house: the lists of games are others there.
      { extends: true, plugins: [gameLists('tests/games/nerve/lists')], test: { name: 'games', include: [IN_THE_HOUSE] } },
      {
        extends: true,
        resolve: { conditions: ['browser'] },
        // A thread begins sooner than a process does, and nothing here is more than JavaScript.
        test: { name: 'window', include: [WINDOW], environment: './scripts/vitest-window.mjs', pool: 'threads' },
      },
    ],
  },
});
