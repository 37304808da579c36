/** What the analysis says of rounds whose answers are known. */
import { describe, expect, test } from 'vitest';
import { analyse, withChances } from '../../../../../src/rules/chase/analysis/analyse';
import { goThrough, type Through } from '../../../../../src/rules/chase/analysis/through';
import type { Analysis, ChancePoint } from '../../../../../src/rules/chase/analysis/types';
import { round, type RoundBuilder } from '../../../../fixtures/round';

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

  test('J2: by the chances it is the step that gave the winner the most after they were last behind', () => {
    const built = round().starts().walk('map n', 'money n', 'keys n', 'h1 n');
    const gone = through(built);
    const point = (events: number, runners: number, t = gone.events[events - 1]?.t ?? 0): ChancePoint => ({
      events,
      t,
      runners,
      chasers: 1 - runners,
      error: 0.01,
      rounds: 100,
    });
    // The greatest rise of all is undone again; the last one is small.
    const chances = [point(2, 0.2), point(3, 0.75), point(3, 0.4, 1900), point(4, 0.6), point(5, 0.95), point(6, 1)];
    const { decided } = withChances(analyse(gone, null), gone, chances);
    expect(decided).toMatchObject({ by: 'chances', event: 4, from: 0.6, to: 0.95, turning: { what: 'tile', item: 'keys', position: 5 } });
    // And time that goes by can be what decided.
    const waited = [point(2, 0.4), point(3, 0.45), point(3, 0.9, 1900), point(4, 0.9), point(5, 0.95), point(6, 1)];
    expect(withChances(analyse(gone, null), gone, waited).decided).toMatchObject({ seat: 1, turning: { what: 'wait', lasted: 900 } });
  });
});
