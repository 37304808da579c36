/** The puzzles of the database as runs choose from them; what the app ships is put in at the first need. */
import { accepted } from '../engine/result';
import { ROTATIONS } from '../engine/chase/compass';
import type { Entry, Library } from '../learning/entry';
import type { Kept } from '../learning/ports';
import { factPuzzle, FACTS } from '../puzzles/facts';
import type { KnownPuzzle, PuzzleRepository } from '../store/puzzle-repository';

/** A pack that ships with the app; another edition takes the place of the one in the database. */
export interface ShippedPack {
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly puzzles: () => readonly KnownPuzzle[];
}

/** Every fact of the built-in tiles in every turn, so that a face is known however it lies (C6). */
export const FACT_PACK: ShippedPack = {
  id: 'facts',
  name: 'The Chase tile set',
  edition: '1',
  puzzles: () =>
    FACTS.flatMap((fact) =>
      ROTATIONS.flatMap((rotation) => {
        const puzzle = factPuzzle(fact, rotation);
        return puzzle === undefined ? [] : [{ puzzle, fact: fact.id }];
      }),
    ),
};

/**
 * The library over the database. The list is read once and again after `changed`; puzzles are read when they are needed,
 * and one that cannot be read is passed over.
 */
export function drillLibrary(
  puzzles: PuzzleRepository,
  shipped: readonly ShippedPack[],
  now: () => Date,
): { readonly library: () => Kept<Library>; readonly changed: () => void } {
  let known: Library | null = null;

  const install = (): Kept<null> => {
    const packs = puzzles.packs();
    if (!packs.ok) return packs;
    for (const pack of shipped) {
      if (packs.value.some(({ id, edition }) => id === pack.id && edition === pack.edition)) continue;
      const { id, name, edition } = pack;
      const added = puzzles.add({ id, name, edition, addedAt: now().toISOString() }, pack.puzzles());
      if (!added.ok) return added;
    }
    return accepted(null);
  };
  return {
    library: () => {
      if (known !== null) return accepted(known);
      const installed = install();
      if (!installed.ok) return installed;
      const outlines = puzzles.outlines();
      if (!outlines.ok) return outlines;
      const entries: readonly Entry[] = outlines.value;
      known = {
        entries,
        puzzle: (id) => {
          const read = puzzles.read(id);
          return read.ok ? read.value : undefined;
        },
      };
      return accepted(known);
    },
    changed: () => {
      known = null;
    },
  };
}
