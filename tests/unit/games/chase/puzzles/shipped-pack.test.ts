import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultsOfBalance, puzzleReport, withPuzzleReport } from '../../../../../src/main/games/chase/commands/puzzles/report';
import { directionTo } from '../../../../../src/rules/chase/compass';
import { endsMeet, streetsJoin } from '../../../../../src/rules/chase/street';
import { colourOf, exitOn, legalSymbols } from '../../../../../src/rules/chase/tile';
import { CHASE_TILES } from '../../../../../src/main/games/chase/tiles/tile-set';
import { canonicalText } from '../../../../../src/main/games/chase/puzzles/canonical';
import { FACTS } from '../../../../../src/main/games/chase/puzzles/fact-list';
import { factOf } from '../../../../../src/main/games/chase/puzzles/facts';
import { packText, readPack, readShippedPack } from '../../../../../src/main/games/chase/puzzles/pack';
import { streetState } from '../../../../../src/main/games/chase/puzzles/street';
import { triesOf } from '../../../../../src/main/games/chase/puzzles/tries';
import { PUZZLE_KINDS } from '../../../../../src/shared/chase/puzzle';
import type { ChasePack } from '../../../../../src/shared/chase/pack';
import type { Replay } from '../../../../../src/shared/chase/replay';
import { plainVerdict } from '../../../../fixtures/plain-judge';
import { plainFault } from '../../../../../src/main/replay/fault';

const text = readFileSync('resources/chase/puzzles.json', 'utf8');
let pack: ChasePack;

beforeAll(() => {
  // Reading proves every puzzle: answers, reasons, themes and ids by the engine.
  const read = readPack(text);
  if (!read.ok) throw new Error(JSON.stringify(plainFault(read.error)));
  pack = read.value;
}, 120_000);

describe('the shipped pack', () => {
  it('holds at least 3,000 puzzles, each proved by the engine, as many of each kind', () => {
    expect(pack.puzzles.length).toBeGreaterThanOrEqual(3000);
    for (const kind of PUZZLE_KINDS) {
      expect(pack.puzzles.filter((puzzle) => puzzle.kind === kind)).toHaveLength(pack.puzzles.length / PUZZLE_KINDS.length);
    }
  });

  it('C6: holds no puzzle twice, however it is turned', () => {
    const forms = pack.puzzles.map(canonicalText);
    expect(new Set(forms).size).toBe(forms.length);
  });

  it('asks for each of the 124 facts of the tile set once', () => {
    const facts = pack.puzzles.flatMap((puzzle) => factOf(puzzle)?.id ?? []).sort();
    expect(facts).toEqual(FACTS.map(({ id }) => id).sort());
    expect(facts).toHaveLength(124);
  });

  it('P3, P4: asks only for readings that a round without a mistake can hold: another tile meets that side', () => {
    const read = pack.puzzles.filter((puzzle) => puzzle.kind === 'read');
    for (const { id, position, question, tiles } of read) {
      const tile = tiles[position.tile];
      const exit = tile && exitOn(tile, position.rotation, question.direction);
      // S5: a Starting tile comes after a Starting tile; after a Route tile there is none.
      const kinds = question.final ? (tile?.kind === 'start' ? ['start'] : ['start', 'route']) : ['route'];
      const others = Object.values(CHASE_TILES).filter(({ kind }) => kinds.includes(kind));
      const met = others.some(({ exits }) => Object.values(exits).some((each) => streetsJoin(exit, each) && endsMeet(exit, each)));
      expect(met, id).toBe(true);
    }
  });

  it('is balanced over kinds, answers, themes and difficulty, and docs/puzzles.md says how', () => {
    expect(faultsOfBalance(pack)).toEqual([]);
    const document = readFileSync('docs/puzzles.md', 'utf8');
    expect(withPuzzleReport(document, puzzleReport(pack))).toBe(document);
  });

  it('is written again to the letter from what was read', () => {
    expect(packText(pack)).toBe(text);
  });

  it('reads the same where its proof is left to this test', () => {
    expect(readShippedPack(text)).toEqual({ ok: true, value: pack });
  });

  it('J1 to J6: names the mistakes that the rules said plainly name, without a line of the engine', () => {
    for (const puzzle of pack.puzzles) {
      if (puzzle.kind !== 'judge') continue;
      const { rules, round } = puzzle.position;
      const replay: Replay = {
        format: 'lookout-replay',
        version: 1,
        game: 'chase',
        startedAt: '2026-01-01T00:00:00Z',
        players: round.roles.map((name) => ({ name, kind: 'bot' })),
        rules,
        tiles: puzzle.tiles,
        rounds: [round],
      };
      const plain = plainVerdict(replay, round) as Record<'runnerMistake' | 'chaserMistake', { position: number } | null>;
      const all = [
        ...(plain.runnerMistake === null ? [] : [{ side: 'runners', ...plain.runnerMistake }]),
        ...(plain.chaserMistake === null ? [] : [{ side: 'chasers', ...plain.chaserMistake }]),
      ];
      const first = Math.min(...all.map(({ position }) => position));
      expect(puzzle.answer.mistakes).toEqual(all.filter(({ position }) => position === first));
    }
  });

  it('M3, M6: a colour that is out takes a right answer away in some puzzles, and none in others', () => {
    const changed = { yes: 0, no: 0 };
    for (const puzzle of pack.puzzles) {
      if (puzzle.kind !== 'read' || puzzle.question.out === undefined) continue;
      const { position, question, answer, tiles } = puzzle;
      const tile = tiles[position.tile];
      if (tile === undefined) throw new Error('The tile is missing.');
      const legal = legalSymbols(tile, position.rotation, question.direction);
      const left = legal.filter((symbol) => colourOf(symbol) !== question.out);
      expect(left).not.toEqual([]);
      expect(answer.symbols).toEqual(left);
      changed[left.length < legal.length ? 'yes' : 'no'] += 1;
    }
    expect(changed.yes).toBeGreaterThanOrEqual(45);
    expect(changed.no).toBeGreaterThanOrEqual(45);
  });

  it('F3: Hideouts that join two paths, and some that only F3 forbids, for both kinds that lay tiles', () => {
    const found = { place: { joined: 0, apart: 0 }, pick: { joined: 0, apart: 0 } };
    for (const puzzle of pack.puzzles) {
      if ((puzzle.kind !== 'place' && puzzle.kind !== 'pick') || puzzle.position.paths.length < 2) continue;
      const street = streetState(puzzle.tiles, puzzle.position);
      if (!street.ok) throw new Error('The street cannot be.');
      const ends = street.value.paths.map(({ tiles }) => tiles[tiles.length - 1]?.cell);
      const hands = puzzle.kind === 'place' ? [puzzle.question.tile] : puzzle.question.tiles;
      for (const tile of hands.filter((id) => puzzle.tiles[id]?.kind === 'hideout')) {
        const tries = triesOf(street.value, puzzle.question.path, tile);
        const legal = tries.filter(({ clause }) => clause === undefined);
        for (const { cell } of legal) {
          for (const end of ends) expect(end && directionTo(cell, end)).toBeDefined();
        }
        if (legal.length > 0) found[puzzle.kind].joined += 1;
        else if (tries.some(({ clause }) => clause === 'F3')) found[puzzle.kind].apart += 1;
      }
    }
    for (const { joined, apart } of Object.values(found)) {
      expect(joined).toBeGreaterThanOrEqual(20);
      expect(apart).toBeGreaterThanOrEqual(10);
    }
  });

  it('stays small', () => {
    expect(text.length).toBeLessThan(5_000_000);
  });
});

describe('the balance', () => {
  it('names what is out of bounds', () => {
    const read = pack.puzzles.filter(({ kind }) => kind === 'read');
    const faults = faultsOfBalance({ name: 'reads', puzzles: read });
    expect(faults).toContain('There are 540 puzzles, fewer than 3000.');
    expect(faults).toContain('trail: there are 0 only.');
    expect(faults).toContain('The theme two-paths has 0 puzzles only.');
  });

  it('names an answer that is right too often', () => {
    const lopsided = pack.puzzles.filter((puzzle) => puzzle.kind !== 'route' || puzzle.answer.length === 2);
    expect(faultsOfBalance({ name: 'lopsided', puzzles: lopsided })).toContain('route: the answer "2 tiles" is right in 100.0 %.');
  });
});
