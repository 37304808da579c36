/** What the analysis says of rounds whose answers are known. */
import { describe, expect, test } from 'vitest';
import { analyse, withChances } from '../../../../../src/rules/chase/analysis/analyse';
import { goThrough, type Through } from '../../../../../src/rules/chase/analysis/through';
import type { Analysis, ChancePoint, Decided, Turning } from '../../../../../src/rules/chase/analysis/types';
import type { Side } from '../../../../../src/rules/chase/verdict';
import { tellAnalysis } from '../../../../../src/shared/chase/analysis-text';
import { speakerOf } from '../../../../../src/shared/speaker';
import { round, type RoundBuilder } from '../../../../fixtures/round';
import { route } from '../../../../fixtures/tiles';

const wall = route({ exits: { n: 'centre roadblock', e: 'centre roadblock', s: 'centre roadblock', w: 'centre roadblock' } });

function through({ state, events }: RoundBuilder): Through {
  const gone = goThrough(state.setup, events);
  if (!gone.ok) throw new Error(gone.error.code);
  return gone.value;
}

const analysed = (built: RoundBuilder): Analysis => analyse(through(built), null);

/** The round of two whose piles are told; the Runner holds the first. */
const withPiles = (held: readonly string[]): RoundBuilder =>
  round({ setup: { starts: [['s1', 's2']], piles: [held, ['x', 'y']] } }).starts();

describe('markers', () => {
  test('M1, M2: how long each took since it could be read, and how close it was', () => {
    const { markers } = analysed(
      round().starts().mark('triangle', { t: 900 }).place('a', 'e', { t: 2000 }).mark('star', { t: 5000 }).mark('diamond', { t: 5600 }),
    );
    expect(markers.map(({ position, took, right, margin, final }) => ({ position, took, right, margin, final }))).toEqual([
      { position: 1, took: 900, right: true, margin: 3, final: false },
      { position: 2, took: 3000, right: true, margin: 3, final: false },
      { position: 3, took: 600, right: true, margin: 3, final: true },
    ]);
    expect(markers[1]).toMatchObject({ event: 4, legal: ['star'], direction: 'e', clause: null, misread: null });
    expect(markers[1]?.counts.map(({ symbol, witnesses }) => [symbol, witnesses])).toEqual([
      ['triangle', 0],
      ['star', 3],
      ['square', 0],
      ['diamond', 0],
    ]);
  });

  test('M5: a wrong one says how it was misread and what it breaks', () => {
    const built = round().starts().mark('triangle', { t: 500 }).place('a', 'n', { t: 3000 }).mark('square', { t: 3400 });
    expect(analysed(built).markers[1]).toMatchObject({ right: false, legal: ['triangle'], misread: 'overtaken', clause: 'M3', took: 400 });
  });
});

describe('tiles', () => {
  test('S5, P8: a Starting tile has no time and no choices; of others every legal placement of the hand counts', () => {
    const { tiles } = analysed(withPiles(['a', 'b']).place('a', 'n', { t: 4000 }));
    expect(tiles.map(({ took, choices }) => ({ took, choices }))).toEqual([
      { took: null, choices: null },
      { took: null, choices: null },
      // Three ways on, in each rotation, of both tiles.
      { took: 4000, choices: { placements: 24, tiles: 2 } },
    ]);
  });

  test('J1: each tile says the clause that it breaks, also after the first mistake', () => {
    const built = withPiles(['a', 'h1', 'b']).place('a', 'n').place('h1', 'n');
    expect(analysed(built).tiles.map(({ clause, hideout }) => [clause, hideout])).toEqual([
      [null, false],
      [null, false],
      [null, false],
      ['P6', true],
    ]);
  });

  test('P6: the shorter way takes the items one after the other, then the Hideout', () => {
    const built = withPiles(['a', 'map', 'money', 'keys', 'h1']).walk('a n', 'map n', 'money n', 'keys n', 'h1 n');
    const [first, second] = analysed(built).tiles.slice(2);
    expect(first?.shorter).toMatchObject({ found: 'yes' });
    expect(first?.shorter?.found === 'yes' && first.shorter.tiles.map(({ tile }) => tile)).toEqual(['map', 'money', 'keys', 'h1']);
    expect(second?.shorter).toEqual({ found: 'no', upTo: 3, nodes: 0 });
  });

  test('J1: none is looked for once the path has its mistake, and none where the hand has no Hideout', () => {
    const built = withPiles(['h1', 'map', 'money', 'keys', 'a']).walk('a n');
    expect(analysed(built).tiles.at(-1)?.shorter).toMatchObject({ found: 'yes' });
    const none = withPiles(['map', 'money', 'keys', 'a']).walk('a n');
    expect(analysed(none).tiles.at(-1)?.shorter).toMatchObject({ found: 'no' });
  });
});

test('M1: the tempo tells the tiles that await a marker after each event', () => {
  const { tempo } = analysed(round().starts().mark('triangle', { t: 800 }).place('a', 'n', { t: 1000 }));
  expect(tempo.map(({ t, paths }) => [t, paths[0]?.lead])).toEqual([
    [0, 1],
    [0, 2],
    [800, 1],
    [1000, 2],
  ]);
});

test('a seat’s pace is of what it did: right ones, all, and the middle time', () => {
  const built = round().starts().mark('triangle', { t: 900 }).place('a', 'n', { t: 2000 }).mark('star', { t: 2600 });
  expect(analysed(built).players.map(({ seat, pace }) => [seat, pace])).toEqual([
    [0, { count: 1, right: 1, median: 2000 }],
    [1, { count: 2, right: 1, median: 600 }],
  ]);
});

describe('what decided', () => {
  test('J4: a clean catch, by the verdict', () => {
    const { decided } = analysed(round().starts().marks(['triangle', 'square']));
    expect(decided).toMatchObject({ by: 'verdict', seat: 1, winner: 'chasers', turning: { what: 'catch', position: 2, clause: null } });
  });

  test('J5: the first mistake, not what came after', () => {
    const built = round().starts().mark('star').walk('a n').marks(['triangle', 'square']);
    const { decided } = analysed(built);
    expect(decided).toMatchObject({ winner: 'runners', turning: { what: 'mark', position: 1, clause: 'M3' }, reason: { clause: 'J5' } });
  });

  test('J8: nothing where it was given up', () => {
    expect(analysed(round().starts().do({ type: 'give-up', seat: 0, t: 900 })).decided).toBeNull();
  });

  describe('by the chances', () => {
    const built = round().starts().walk('map n', 'money n', 'keys n', 'h1 n');
    const gone = through(built);
    /** Each side's chance after so many events, or at a time of its own. */
    const point = (events: number, runners: number, t = gone.events[events - 1]?.t ?? 0): ChancePoint => ({
      events,
      t,
      runners,
      chasers: 1 - runners,
      error: 0.01,
      rounds: 100,
    });
    const decided = (...chances: readonly ChancePoint[]): Analysis['decided'] =>
      withChances(analyse(gone, null), gone, chances, [5, 5]).decided;

    test('J2: it is the step that added the most to what the winner never lost again', () => {
      // The greatest rise of all is undone again; the last one is small.
      const told = decided(point(2, 0.2), point(3, 0.75), point(3, 0.4, 1900), point(4, 0.6), point(5, 0.95), point(6, 1));
      expect(told).toMatchObject({ by: 'chances', event: 4, from: 0.6, to: 0.95, turning: { what: 'tile', item: 'keys', position: 5 } });
    });

    test('time that goes by can be what decided', () => {
      const told = decided(point(2, 0.4), point(3, 0.45), point(3, 0.9, 1900), point(4, 0.9), point(5, 0.95), point(6, 1));
      expect(told).toMatchObject({ seat: 1, turning: { what: 'wait', lasted: 900 } });
    });

    test('a winner who was clearly ahead and gained little by any step had it from the start, with that chance', () => {
      const told = decided(point(2, 0.8), point(3, 0.85), point(4, 0.9), point(5, 0.95), point(6, 1));
      expect(told).toMatchObject({ from: 0.8, to: 0.8, event: 0, turning: { what: 'start' } });
    });

    test('a fall of the loser’s before it, over many small steps, is told as well, with where most of it was gained', () => {
      const told = decided(point(2, 0.05), point(2, 0.07, 1200), point(3, 0.3), point(4, 0.5), point(5, 0.98), point(6, 1));
      expect(told).toMatchObject({ event: 4, from: 0.5, to: 0.98, turning: { what: 'tile', position: 5 } });
      expect(told?.also).toMatchObject({
        when: 'before',
        more: false,
        from: 0.07,
        to: 0.5,
        turning: { what: 'stretch', tiles: { count: 2 } },
      });
    });

    test('so is a single deed after it, and one that did more says so; where nothing else did much nothing is told', () => {
      const after = decided(point(2, 0.1), point(3, 0.6), point(3, 0.62, 2900), point(4, 0.97), point(5, 1));
      expect(after).toMatchObject({
        event: 2,
        also: { when: 'after', more: false, from: 0.62, to: 0.97, turning: { what: 'tile', item: 'money' } },
      });
      expect(decided(point(2, 0.1), point(3, 0.9), point(4, 0.95), point(5, 1))?.also).toBeNull();
    });

    test('many small steps are told as the stretch from when they were last behind to where half of the rest was won for good', () => {
      const told = decided(point(2, 0.5), point(2, 0.45, 1200), point(3, 0.58), point(4, 0.7), point(5, 0.83), point(6, 1));
      expect(told).toMatchObject({
        from: 0.45,
        to: 0.83,
        t: 1200,
        seat: null,
        turning: {
          what: 'stretch',
          tiles: { count: 3, mean: null, wrong: 0 },
          marks: { count: 0, mean: null, wrong: 0 },
          leadFrom: 2,
          lead: 5,
        },
      });
    });
  });

  describe('a mistake that the judge went by', () => {
    const built = round().starts().walk('map n', 'a n', 'h1 n');
    const gone = through(built);
    const at = (events: number, chasers: number, t = gone.events[events - 1]?.t ?? 0): ChancePoint => {
      return { events, t, runners: 1 - chasers, chasers, error: 0.01, rounds: 100 };
    };
    const told = (...chances: readonly ChancePoint[]): Analysis => withChances(analyse(gone, null), gone, chances, [5, 5]);

    test('P6, J6: is what decided, though the chances rose by something else; that is told besides', () => {
      const { decided } = told(at(2, 0.1), at(3, 0.85), at(4, 0.86), at(4, 0.96, 2900), at(5, 1));
      expect(decided).toMatchObject({ event: 4, from: null, to: null, turning: { what: 'hideout', clause: 'P6' } });
      expect(decided?.also).toMatchObject({ event: 2, when: 'before', more: true, from: 0.1, to: 0.85 });
    });

    test('tells the chance that rose by it', () => {
      expect(told(at(2, 0.3), at(3, 0.3), at(4, 0.3), at(5, 1)).decided).toMatchObject({ event: 4, from: 0.3, to: 1 });
    });
  });

  test('M3: a stretch tells how many of its markers were wrong, and no time that had begun before it', () => {
    const built = round().starts().mark('star', { t: 900 }).walk('map n', 'a n').mark('triangle', { t: 3500 });
    const analysis = analysed(built);
    const wrong = analysis.markers.filter(({ right }) => !right);
    expect(wrong.length).toBeGreaterThan(0);
    const words = (turning: Extract<Turning, { what: 'stretch' }>, winner: Side): string => {
      const decided: Decided = {
        by: 'chances',
        event: 2,
        t: 900,
        seat: null,
        turning,
        from: 0.2,
        to: 0.8,
        also: null,
        winner,
        everAhead: false,
        reason: { why: 'clean-catch', clause: 'J4' },
      };
      const names = ['Ada', 'Bo'];
      return tellAnalysis({ ...analysis, decided }, { ...speakerOf('en'), language: 'en', names, cites: true }).decided;
    };
    const stretch = { what: 'stretch', until: 1600, switches: 0, tiles: { count: 0, mean: null, wrong: 0 } } as const;
    const marks = { count: 2, mean: null, wrong: 2 };
    expect(words({ ...stretch, marks, leadFrom: 3, lead: 1 }, 'chasers')).toContain(
      '2 markers against no tile. The lead went from 3 to 1. 2 markers were wrong: they shortened the lead all the same.',
    );
    expect(words({ ...stretch, marks, leadFrom: 1, lead: 3 }, 'chasers')).toContain('wrong, and are not why the chance rose.');
    expect(words({ ...stretch, marks, leadFrom: 1, lead: 3 }, 'runners')).toContain('2 markers were wrong. ');
  });

  test('nothing that more rounds could take back is told: neither what decided nor a clause of it', () => {
    const analysis = { ...analysed(round().starts().mark('star').walk('a n').marks(['triangle', 'square'])), final: false };
    const by = { ...speakerOf('en'), language: 'en', names: ['Ada', 'Bo'], cites: true } as const;
    expect(tellAnalysis(analysis, by)).toMatchObject({ decided: 'Still being worked out.', also: null });
    expect(tellAnalysis({ ...analysis, final: true }, by).decided).toContain('wrongly');
  });

  test('P6, J5: what the judge decided by goes before another step that did as much', () => {
    const built = round().starts().walk('map n', 'a n', 'h1 n');
    const gone = through(built);
    const at = (events: number, chasers: number, t = gone.events[events - 1]?.t ?? 0): ChancePoint => {
      return { events, t, runners: 1 - chasers, chasers, error: 0.01, rounds: 100 };
    };
    const chances = [at(2, 0.55), at(3, 0.7), at(4, 0.72), at(4, 0.86, 2900), at(5, 1)];
    const analysis = withChances(analyse(gone, null), gone, chances, [5, 5]);
    expect(analysis.decided).toMatchObject({ event: 4, turning: { what: 'hideout', clause: 'P6', missing: ['money', 'keys'] } });
    expect(analysis.ended).toMatchObject({ what: 'hideout', event: 4, missing: ['money', 'keys'] });
  });
});

describe('what else tells why', () => {
  test('P6, P8: all items lay, and no Hideout was in hand; the pile that nobody held had one', () => {
    const setup = { starts: [['s1', 's2']], piles: [['map', 'money', 'keys', 'a', 'b', 'c'], ['h1']] };
    const built = round({ setup })
      .starts()
      .walk('map n', 'money n', 'keys n', 'a e', 'b e', 'c e')
      .marks(['triangle', 'triangle', 'triangle', 'triangle', 'triangle', 'triangle', 'triangle', 'triangle']);
    const { circumstances } = analysed(built);
    expect(circumstances).toContainEqual({
      what: 'no-hideout',
      path: 0,
      position: 5,
      t: expect.any(Number) as number,
      tiles: 3,
      elsewhere: true,
    });
  });

  test('M4, P6: caught without the items: which never came, and which were in hand', () => {
    const built = withPiles(['a', 'map', 'keys']).walk('map n').marks(['triangle', 'triangle', 'square']);
    const { circumstances, ended } = analysed(built);
    expect(ended).toMatchObject({ what: 'caught', position: 3, seat: 1 });
    expect(circumstances).toContainEqual({ what: 'items-missing', missing: ['money', 'keys'], held: ['keys'] });
  });

  test('P6: caught though as many tiles as were laid would have led to a Hideout', () => {
    const built = withPiles(['h1', 'map', 'money', 'keys', 'a', 'b', 'c', 'd'])
      .walk('map n', 'money n', 'keys n', 'a n')
      .marks(['triangle', 'triangle', 'triangle', 'triangle', 'triangle', 'square']);
    expect(analysed(built).circumstances).toContainEqual({ what: 'shorter-way', path: 0, position: 3, seat: 0, tiles: 4 });
  });

  test('J2: wrong markers that nobody looked at', () => {
    const built = round().starts().mark('star').walk('map n', 'money n', 'keys n', 'h1 n');
    const { circumstances, markers } = analysed(built);
    const passed = { clause: 'J2', first: null };
    expect(circumstances).toContainEqual({ what: 'marks-passed', count: 1, passed });
    expect(markers[0]).toMatchObject({ right: false, passed });
  });

  test('J5: when the Chaser had marked all tiles up to the Runner’s mistake rightly, nothing could undo it', () => {
    const built = round({ tiles: { wall } }).starts().walk('a n', 'wall n');
    built.marks(['triangle', 'triangle', 'triangle', 'square']);
    const { circumstances, markers } = analysed(built);
    expect(circumstances).toContainEqual({ what: 'sealed', event: markers[3]?.event, t: markers[3]?.t, position: 4, clause: 'J5' });
    const early = round({ tiles: { wall } }).starts().walk('a n', 'wall n').marks(['star', 'triangle', 'triangle', 'square']);
    expect(analysed(early).circumstances.some(({ what }) => what === 'sealed')).toBe(false);
  });

  test('J3: of wrong markers the first is held against the Chaser; the others say which that was', () => {
    const built = round().starts().mark('star').walk('a n').marks(['star', 'square']);
    const { circumstances, markers } = analysed(built);
    const passed = { clause: 'J3', first: { path: 0, position: 1 } };
    expect(markers.map((each) => each.passed)).toEqual([null, passed, null]);
    expect(circumstances).toContainEqual({ what: 'marks-passed', count: 1, passed });
  });

  test('J1: tiles behind a path’s first wrong one are not looked at, and count neither as right nor as wrong', () => {
    const built = round({ tiles: { wall } }).starts().walk('a n', 'wall n', 'b e', 'c e');
    built.marks(['triangle', 'triangle', 'triangle', 'triangle', 'triangle', 'triangle']);
    const { tiles, players, circumstances } = analysed(built);
    expect(tiles.map(({ clause, behind, passed }) => [clause, behind, passed])).toEqual([
      [null, false, null],
      [null, false, null],
      [null, false, null],
      ['P4', false, null],
      ['P4', true, { clause: 'J1', first: { path: 0, position: 4 } }],
      // It breaks nothing by itself, and is not looked at either.
      [null, true, { clause: 'J1', first: { path: 0, position: 4 } }],
    ]);
    expect(players[0]?.pace).toMatchObject({ right: 1, count: 2 });
    expect(circumstances).toContainEqual({ what: 'tiles-behind', path: 0, position: 4, count: 2 });
  });
});
