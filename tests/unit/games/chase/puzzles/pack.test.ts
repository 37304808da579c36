import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../../src/main/chance';
import { makePuzzles } from '../../../../../src/main/games/chase/puzzles/make';
import { packFileOf, packText, readPack } from '../../../../../src/main/games/chase/puzzles/pack';
import { LONGEST_PACK } from '../../../../../src/shared/puzzle-frame';
import { PUZZLE_KINDS, type Puzzle } from '../../../../../src/shared/chase/puzzle';
import type { PackFile } from '../../../../../src/shared/chase/pack';
import { plainFault } from '../../../../../src/main/replay/fault';

const puzzles: Puzzle[] = PUZZLE_KINDS.flatMap((kind): Puzzle[] => makePuzzles(kind, 3, chanceOf(`pack/${kind}`)));
const pack = { name: 'A small pack', puzzles };

/** The first fault of a pack file after a change. */
function faultAfter(change: (file: PackFile) => unknown): { path: string; message: string } | 'none' {
  const file = structuredClone(packFileOf(pack));
  const changed = change(file) ?? file;
  const read = readPack(JSON.stringify(changed));
  return read.ok ? 'none' : plainFault(read.error);
}

/** The place of the first puzzle of a kind in the pack. */
const placeOf = (kind: Puzzle['kind']): number => puzzles.findIndex((puzzle) => puzzle.kind === kind);

describe('pack files', () => {
  it('come back as they were written, each puzzle with its own faces', () => {
    const read = readPack(packText(pack));
    if (!read.ok) throw new Error(JSON.stringify(plainFault(read.error)));
    expect(read.value.name).toBe('A small pack');
    expect(read.value.puzzles.map(({ id }) => id)).toEqual(puzzles.map(({ id }) => id));
    expect(packText(read.value)).toBe(packText(pack));
    const [first] = read.value.puzzles;
    expect(Object.keys(first?.tiles ?? {})).toHaveLength(1);
  });

  it('keep faces of one name apart', () => {
    // Every made-up face is called the same in its puzzle.
    const reads = puzzles.filter(({ kind }) => kind === 'read');
    expect(Object.keys(packFileOf({ name: 'Reads', puzzles: reads }).tiles)).toEqual(['made', 'made-2', 'made-3']);
  });

  it.each([
    ['', '', 'This is empty.'],
    ['   ', '', 'This is empty.'],
    ['{"format"', '', /^This is not JSON/],
    ['[]', '', /Expected an object/],
    ['null', '', /Expected an object/],
    ['{"format":"lookout-replay"}', 'format', /lookout-puzzles/],
    ['{"format":"lookout-puzzles","version":2}', 'version', /Only version 1/],
    ['x'.repeat(LONGEST_PACK + 1), '', /longer than 16000000/],
  ])('are refused by their first fault: %.40s', (text, path, message) => {
    const read = readPack(text);
    expect(read.ok ? undefined : plainFault(read.error)).toEqual({ path, message: expect.stringMatching(message) as unknown });
  });

  it('name the first fault by its path', () => {
    expect(faultAfter((file) => ({ ...file, extra: 1 }))).toMatchObject({ path: 'extra' });
    expect(faultAfter((file) => ({ ...file, puzzles: [] }))).toMatchObject({ path: 'puzzles' });
    expect(faultAfter((file) => ({ ...file, puzzles: [...file.puzzles, { kind: 'riddle' }] }))).toMatchObject({
      path: `puzzles[${String(puzzles.length)}].kind`,
    });
    const trail = placeOf('trail');
    const wrong = faultAfter((file) => {
      const puzzle = file.puzzles[trail];
      if (puzzle?.kind === 'trail') puzzle.answer.tiles[1]?.final.symbols.reverse();
      if (puzzle?.kind === 'trail') for (const tile of puzzle.answer.tiles) tile.final.counts.star = (tile.final.counts.star + 1) % 5;
    });
    expect(wrong).toMatchObject({ path: `puzzles[${String(trail)}].answer.tiles[0].final.counts.star` });
  });

  it('are refused where a tile is missing, also one of a name that every object has; a tile that is called so is one like another', () => {
    expect(faultAfter((file) => ({ ...file, tiles: {} }))).toMatchObject({ path: 'puzzles[0]', message: /There is no tile "made"/ });
    for (const name of ['constructor', '__proto__', 'toString']) {
      const fault = faultAfter((file) => {
        const [puzzle] = file.puzzles;
        if (puzzle?.kind === 'read') puzzle.position.tile = name;
      });
      expect(fault).toMatchObject({ path: 'puzzles[0]' });
    }
    const own = readPack(JSON.stringify(packFileOf({ name: 'Odd', puzzles: puzzles.slice(0, 1) })).replaceAll('"made"', '"__proto__"'));
    expect(own.ok && Object.keys(own.value.puzzles[0]?.tiles ?? {})).toEqual(['__proto__']);
  });

  it('are refused where a round is too long to be a puzzle, before anything is played', () => {
    const judge = placeOf('judge');
    const fault = faultAfter((file) => {
      const puzzle = file.puzzles[judge];
      if (puzzle?.kind !== 'judge') throw new Error('no round');
      const [event] = puzzle.position.round.events;
      if (event !== undefined) puzzle.position.round.events = Array.from({ length: 201 }, () => event);
    });
    expect(fault).toMatchObject({ path: `puzzles[${String(judge)}].position.round.events` });
  });

  it('are refused where a puzzle stands twice or bears a foreign id', () => {
    expect(faultAfter((file) => ({ ...file, puzzles: [...file.puzzles, file.puzzles[0]] }))).toMatchObject({
      path: `puzzles[${String(puzzles.length)}].id`,
      message: 'This puzzle stands in the pack twice.',
    });
    expect(
      faultAfter((file) => {
        const [first, second] = file.puzzles;
        if (first !== undefined && second !== undefined) first.id = second.id;
      }),
    ).toMatchObject({ path: 'puzzles[0].id' });
  });
});
