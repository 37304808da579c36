/** The puzzles of the database as runs choose from them; what the app ships is put in at the first need. */
import { createHash } from 'node:crypto';
import { accepted } from '../engine/result';
import { ROTATIONS } from '../engine/chase/compass';
import type { Entry, Library } from '../learning/entry';
import type { Kept } from '../learning/ports';
import { factOf, factPuzzle, FACTS } from '../puzzles/facts';
import { readShippedPack } from '../puzzles/pack';
import { plainFault } from '../replay/fault';
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

/** The shipped pack behind its text. Its edition comes from the text, so that a changed file is a new edition. */
export function packOf(text: string): ShippedPack {
  return {
    id: 'shipped',
    name: 'Chase',
    edition: createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 16),
    puzzles: () => {
      const read = readShippedPack(text);
      // A test proves the file that ships.
      if (!read.ok) throw new Error(`The shipped pack is at fault: ${JSON.stringify(plainFault(read.error))}`);
      return read.value.puzzles.map((puzzle) => ({ puzzle, fact: factOf(puzzle)?.id ?? null }));
    },
  };
}

export interface DrillLibrary {
  /** Puts what ships into the database, once for an edition; called before a run starts. */
  readonly prepare: () => Promise<Kept<null>>;
  readonly library: () => Kept<Library>;
}

/**
 * The library over the database. The list is read once after what ships is in it; puzzles are read when they are needed,
 * and one that cannot be read is passed over. `packText` brings the text of the shipped pack; without it there are the
 * facts alone.
 */
export function drillLibrary(
  puzzles: PuzzleRepository,
  now: () => Date,
  packText?: () => Promise<string>,
): DrillLibrary {
  let known: Library | null = null;
  let preparing: Promise<Kept<null>> | null = null;

  const install = (pack: ShippedPack): Kept<null> => {
    const packs = puzzles.packs();
    if (!packs.ok) return packs;
    if (packs.value.some(({ id, edition }) => id === pack.id && edition === pack.edition)) return accepted(null);
    const { id, name, edition } = pack;
    return puzzles.add({ id, name, edition, addedAt: now().toISOString() }, pack.puzzles());
  };
  const installAll = async (): Promise<Kept<null>> => {
    const text = packText === undefined ? null : await packText();
    for (const pack of [FACT_PACK, ...(text === null ? [] : [packOf(text)])]) {
      const installed = install(pack);
      if (!installed.ok) return installed;
    }
    known = null;
    return accepted(null);
  };
  return {
    prepare: async () => {
      const done = await (preparing ??= installAll());
      // A full disk may have room the next time.
      if (!done.ok) preparing = null;
      return done;
    },
    library: () => {
      if (known !== null) return accepted(known);
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
  };
}
