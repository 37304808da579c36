/** The library that runs choose from: read in pages, read anew when packs came or went, and tried again after trouble. */
import { expect, test } from 'vitest';
import { accepted, refused } from '../../../src/rules/result';
import { drillLibrary, type LibraryPorts } from '../../../src/main/requests/drill-library';
import { storeFault } from '../../../src/main/store/fault';
import type { PuzzleOutline } from '../../../src/main/store/puzzle-repository';
import { done } from '../../fixtures/live-table';

/** A shelf of so many puzzles, named by number. */
function shelf(count: number): { readonly all: PuzzleOutline[]; readonly puzzles: LibraryPorts['puzzles']; readonly pages: number[] } {
  const outline = (at: number): PuzzleOutline => ({
    id: String(at).padStart(4, '0'),
    kind: 'read',
    themes: [],
    base: 1500,
    fact: null,
    shipped: true,
    seats: 2,
    plain: true,
  });
  const all = Array.from({ length: count }, (_, at) => outline(at));
  const pages: number[] = [];
  return {
    all,
    pages,
    puzzles: {
      outlines: (after, limit) => {
        const page = all.filter(({ id }) => id > after).slice(0, limit);
        pages.push(page.length);
        return accepted(page);
      },
      read: () => accepted(undefined),
    },
  };
}

const breathe = (): Promise<void> => Promise.resolve();
const installed = (): Promise<ReturnType<typeof accepted<null>>> => Promise.resolve(accepted(null));

test.each([0, 249, 250, 251, 1000])('%i puzzles are all there, a page at a time', async (count) => {
  const { all, puzzles, pages } = shelf(count);
  const library = drillLibrary({ puzzles, install: installed, breathe });
  done(await library.prepare());
  expect(done(library.library()).entries).toEqual(all);
  expect(Math.max(...pages)).toBeLessThanOrEqual(250);
  const before = pages.length;
  done(await library.prepare());
  expect(pages).toHaveLength(before);
});

test('a pack that comes while the list is read is in it', async () => {
  const { all, puzzles } = shelf(600);
  let breaths = 0;
  const library = drillLibrary({
    puzzles,
    install: installed,
    breathe: () => {
      if (++breaths === 1) {
        all.unshift({ id: '!', kind: 'trail', themes: [], base: 1500, fact: null, shipped: false, seats: 2, plain: true });
        library.changed();
      }
      return Promise.resolve();
    },
  });
  done(await library.prepare());
  expect(done(library.library()).entries[0]?.id).toBe('!');
  expect(done(library.library()).entries).toHaveLength(601);
});

test('a full disk is told, and tried again the next time; so is what breaks', async () => {
  const { puzzles } = shelf(1);
  const answers = [
    () => Promise.reject(new Error('The thread ended.')),
    () => Promise.resolve(refused(storeFault('store/full'))),
    installed,
  ];
  const library = drillLibrary({ puzzles, install: () => (answers.shift() ?? installed)(), breathe });
  await expect(library.prepare()).rejects.toThrow('The thread ended.');
  expect(await library.prepare()).toMatchObject({ ok: false, error: { code: 'store/full' } });
  done(await library.prepare());
  expect(done(library.library()).entries).toHaveLength(1);
});
