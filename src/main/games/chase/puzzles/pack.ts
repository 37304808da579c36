/**
 * Pack files: reading them at the border and writing them. A file is hostile: its size is capped, its shape is held
 * against the schema, and every puzzle is proved by the engine. Nothing here throws on bad input.
 */
import type { Proved } from '../../../learning/game';
import type { FileFault } from '../../../../shared/phrase';
import { bare } from '../../../../shared/by-name';
import { LONGEST_PACK } from '../../../../shared/puzzle-frame';
import type { Puzzle } from '../../../../shared/chase/puzzle';
import { PackFileSchema, type ChasePack, type PackedPuzzle, type PackFile } from '../../../../shared/chase/pack';
import { accepted, type Result } from '../../../../rules/result';
import { fault, faultAt, short } from '../../../replay/fault';
import { readJson } from '../../../replay/json';
import { shapeOf } from '../../../replay/shape';
import { contentOf } from './identity';
import { provePuzzle } from './prove';

const checkShape = shapeOf(PackFileSchema);

/** Reads a pack file and proves every puzzle in it. */
export function readPack(text: string): Result<ChasePack, FileFault> {
  return finished(provingPack(text));
}

/** As `readPack`, puzzle by puzzle, so that others get a word in. */
export function* provingPack(text: string): Generator<Proved, Result<ChasePack, FileFault>> {
  const file = readFile(text);
  return file.ok ? yield* unpacked(file.value, true) : file;
}

/** Reads the pack that ships: the tests have proved it, so its shape is enough. */
export function readShippedPack(text: string): Result<ChasePack, FileFault> {
  const file = readFile(text);
  return file.ok ? finished(unpacked(file.value, false)) : file;
}

function finished<Value>(work: Generator<unknown, Value>): Value {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

function readFile(text: string): Result<PackFile, FileFault> {
  if (text.length > LONGEST_PACK) return fault([], 'fault.pack-too-long', { most: LONGEST_PACK });
  const json = readJson(text);
  if (!json.ok) return faultAt([], json.error);
  const shape = checkShape(json.value);
  return shape.ok ? shape : faultAt(shape.error.keys, shape.error.what);
}

/** Gives every puzzle its own faces; no puzzle stands twice. */
function* unpacked({ name, tiles, puzzles }: PackFile, proving: boolean): Generator<Proved, Result<ChasePack, FileFault>> {
  const seen = new Set<string>();
  const whole: Puzzle[] = [];
  for (const [at, packed] of puzzles.entries()) {
    const own: Puzzle['tiles'] = bare();
    for (const id of contentOf({ ...packed, tiles }).named) {
      const tile = Object.hasOwn(tiles, id) ? tiles[id] : undefined;
      if (tile === undefined) return fault(['puzzles', at], 'fault.no-such-tile', { tile: short(id, 80) });
      own[id] = tile;
    }
    const puzzle: Puzzle = { ...packed, tiles: own };
    const proved = proving ? provePuzzle(puzzle) : accepted(puzzle);
    if (!proved.ok) return faultAt(['puzzles', at, ...proved.error.keys], proved.error.what);
    if (seen.has(puzzle.id)) return fault(['puzzles', at, 'id'], 'fault.pack-twice');
    seen.add(puzzle.id);
    whole.push(puzzle);
    yield { proved: whole.length, of: puzzles.length };
  }
  return accepted({ name, puzzles: whole });
}

/** A puzzle without its faces, its tiles called as in the pack's table. */
function packedOf({ tiles: _, ...rest }: Puzzle, rename: (id: string) => string): PackedPuzzle {
  return renamed(rest, rename, false) as PackedPuzzle;
}

/** Fields whose texts are tile ids. */
const NAMING: ReadonlySet<string> = new Set(['tile', 'tiles', 'hand', 'piles', 'starts']);

function renamed(value: unknown, rename: (id: string) => string, naming: boolean): unknown {
  if (typeof value === 'string') return naming ? rename(value) : value;
  if (Array.isArray(value)) return value.map((each) => renamed(each, rename, naming));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, rename, NAMING.has(key))]));
}

/** A pack as it goes out. */
interface WholePack {
  readonly name: string;
  readonly puzzles: readonly Puzzle[];
}

/** Puzzles as a pack file. Faces are told apart by what they are, not by name: two tiles of one name get two names. */
export function packFileOf({ name, puzzles }: WholePack): PackFile {
  const tiles: PackFile['tiles'] = bare();
  const names = new Map<string, string>();
  /** How many names were made from an id. */
  const calledSo = new Map<string, number>();
  const packed = puzzles.map((puzzle) =>
    packedOf(puzzle, (id) => {
      const tile = puzzle.tiles[id];
      if (tile === undefined) throw new Error(`a puzzle names the tile ${id} and does not carry it`);
      const key = `${id} ${JSON.stringify(tile)}`;
      const known = names.get(key);
      if (known !== undefined) return known;
      let called = id;
      while (Object.hasOwn(tiles, called)) {
        const more = (calledSo.get(id) ?? 1) + 1;
        calledSo.set(id, more);
        called = `${id}-${String(more)}`;
      }
      names.set(key, called);
      tiles[called] = tile;
      return called;
    }),
  );
  return { format: 'lookout-puzzles', version: 1, name, tiles, puzzles: packed };
}

/** The text of a pack file: one face and one puzzle a line, so that a change of one is one line in a comparison. */
export function packText(pack: WholePack): string {
  const { tiles, puzzles, ...head } = packFileOf(pack);
  const faces = Object.entries(tiles).map(([id, tile]) => `${JSON.stringify(id)}:${JSON.stringify(tile)}`);
  const start = JSON.stringify(head).slice(0, -1);
  return `${start},"tiles":{\n${faces.join(',\n')}\n},"puzzles":[\n${puzzles.map((each) => JSON.stringify(each)).join(',\n')}\n]}\n`;
}
