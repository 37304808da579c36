import { beforeEach, describe, expect, test } from 'vitest';
import { judge } from '../../../../src/rules/chase/judge';
import { walkOf } from '../../../../src/rules/chase/explain';
import { readReplay } from '../../../../src/main/games/chase/replay/chase-replay';
import { awardText, headline, reasonTexts, remarksOn, sidesOf, type Sides } from '../../../../src/renderer/games/chase/lib/reason-text';
import { speak } from '../../../../src/renderer/lib/words.svelte';
import type { RoundState } from '../../../../src/rules/chase/round';
import { fixtureText } from '../../../fixtures/cases';
import { round } from '../../../fixtures/round';
import { route } from '../../../fixtures/tiles';

const NAMES = ['Ada', 'Bea', 'Cai', 'Dee'];
const wall = route({ exits: { n: 'centre roadblock', e: 'centre roadblock', s: 'centre roadblock', w: 'centre roadblock' } });

/** All that is said of a round: the headline, the award, and the reasons. */
function told(state: RoundState): string[] {
  const { verdict, reasons } = judge(state);
  const sides = sidesFor(state);
  return [headline({ verdict, reasons }, sides), awardText(verdict, sides), ...reasonTexts({ reasons, verdict }, sides)];
}

function sidesFor(state: RoundState): Sides {
  const sides = sidesOf(
    NAMES.slice(0, state.setup.roles.length).map((name) => ({ name, kind: 'human' })),
    state.setup.roles,
  );
  return state.paths.length === 1 ? sides : { ...sides, of: (path, role) => NAMES[state.paths[path]?.[role] ?? -1] ?? '' };
}

/** The first round of a stored replay. */
function stored(name: string): RoundState {
  const read = readReplay(fixtureText(`words/${name}.lookout.json`));
  const state = read.ok ? read.value.rounds[0] : undefined;
  if (state === undefined) throw new Error(`${name} does not read.`);
  return state;
}

beforeEach(() => {
  speak('en');
});

describe('J6: a lost trail goes by the tiles alone', () => {
  test('J6: both sides wrong on tile 3 is no draw', () => {
    const lines = told(stored('d01-trail-lost-same-position'));
    expect(lines).toEqual([
      'Bea wins the chase',
      'Small Victory, 1 point',
      'The trail was lost: no red marker was left.',
      "Ada's first mistake was on tile 3. A roadblock stands in the way: it may only meet trees.",
      "Bea's first mistake was the marker on tile 3. Another sector has more witnesses who look the way the Runner went.",
      'A lost trail goes by the tiles alone, and one is wrong: the Runner loses.',
    ]);
  });

  test('J6: a wrong marker long before the wrong tile does not count, and the walk says so', () => {
    const state = stored('a26-trail-lost-runner-wrong');
    const lines = told(state);
    expect(lines[0]).toBe('Bea wins the chase');
    expect(lines.at(-1)).toBe('A lost trail goes by the tiles alone, and one is wrong: the Runner loses.');
    expect(lines.join(' ')).not.toContain('earlier mistake');
    const { reasons } = judge(state);
    const [first] = walkOf(state);
    if (first === undefined) throw new Error('No step.');
    expect(remarksOn({ reasons }, first, sidesFor(state))).toEqual([
      "The Chaser's first mistake: tile 1.",
      'It decides nothing: a lost trail goes by the tiles alone.',
    ]);
  });

  test('J6, F6: with four players also after a catch', () => {
    const built = round({ players: 4, rules: { table: { columns: 5, rows: 90 } }, prison: { x: 2, y: 45 } }).starts();
    built.walkOn(0, ...'abcdefghijklmnopqrst'.split('').map((id) => `${id} n`));
    built.marks(['square', 'triangle'], 1).marks(Array.from({ length: 8 }, () => 'triangle' as const));
    built.do({ type: 'hand-over', t: built.time(), seat: 3, to: 2, colour: 'red', count: 6 });
    built.marks(Array.from({ length: 6 }, () => 'triangle' as const)).do(built.losing('red'));
    expect(told(built.state)).toEqual([
      'Ada and Bea win the round',
      'Perfect Victory for each, 2 points',
      'Bea was caught on tile 2.',
      'The trail was lost: no red marker was left.',
      'Ada and Bea laid every tile right.',
      'No marker of Cai and Dee is wrong.',
      'A lost trail goes by the tiles alone, and they are all right: the Runners win.',
    ]);
  });
});

describe('F5: a Hideout reached alone', () => {
  test('F5: every marker right is a Small Victory, and nobody says that markers do not count', () => {
    expect(told(stored('c03-alone'))).toEqual([
      'Ada and Bea win the round',
      'Small Victory for each, 1 point',
      'Bea was caught on tile 5.',
      'Ada reached a Hideout alone.',
      'Ada and Bea laid every tile right.',
      'No marker of Cai and Dee is wrong.',
      'When one escapes alone, the markers count: they are all right, so each Runner gets a Small Victory.',
    ]);
  });

  test('F5: a wrong final marker makes it Perfect; Italian', () => {
    const state = stored('c04-alone-wrong-final');
    expect(told(state).at(-1)).toBe('When one escapes alone, the markers count: one is wrong, so each Runner gets a Perfect Victory.');
    speak('it');
    expect(told(state)).toEqual([
      'Ada e Bea vincono il round',
      'Vittoria Perfetta a testa, 2 punti',
      'Bea è in trappola sulla tessera 5.',
      "Ada ha raggiunto un Rifugio senza l'altro Ladro.",
      'Ada e Bea hanno posato bene ogni tessera.',
      "Il primo errore delle Guardie è il segnalino di Dee sulla tessera 5. Sull'ultima tessera si contano i testimoni che guardano indietro, da dove è venuto il Ladro, e in un altro quartiere sono di più.",
      "Se uno scappa da solo contano i segnalini: ce n'è di sbagliati, quindi ogni Ladro ha una Vittoria Perfetta.",
    ]);
  });
});

describe('the other ends', () => {
  const toHideout = ['map n', 'money n', 'keys n', 'h1 n'];

  test('J2: a clean way to the Hideout wins whatever the markers say, and the walk says of a wrong one that it decides nothing', () => {
    const { state } = round()
      .starts()
      .mark('star')
      .walk(...toHideout);
    expect(told(state)).toEqual([
      'Ada gets away',
      'Perfect Victory, 2 points',
      'A Hideout was reached.',
      'Ada laid every tile right.',
      'A clean way to the Hideout wins, whatever the markers say.',
    ]);
    const [first] = walkOf(state);
    if (first === undefined) throw new Error('No step.');
    expect(remarksOn(judge(state), first, sidesFor(state))).toEqual([
      'Decides nothing: after a clean way to the Hideout the markers do not count.',
    ]);
  });

  test('T4: with three players both Runners get away, and each gets a Perfect', () => {
    expect(
      told(
        round({ players: 3 })
          .starts()
          .walk(...toHideout).state,
      ).slice(0, 2),
    ).toEqual(['Ada and Bea get away', 'Perfect Victory for each, 2 points']);
  });

  test('J4: a catch without a mistake', () => {
    expect(told(round().starts().marks(['triangle', 'square']).state)).toEqual([
      'Bea wins the chase',
      'Small Victory, 1 point',
      'Ada was caught on tile 2.',
      'Ada laid every tile right.',
      'No marker of Bea is wrong.',
      'Nobody made a mistake, so the catch wins.',
    ]);
  });

  test('J5: the earlier of two mistakes loses, one alone loses too', () => {
    const built = round({ tiles: { wall } }).starts().walk('wall n').marks(['star', 'triangle', 'square']);
    expect(told(built.state).at(-1)).toBe('The earlier mistake loses.');
    expect(told(round().starts().marks(['star', 'square']).state).at(-1)).toBe('Only one side made a mistake, and it loses.');
  });

  test('J5: a catch that a wrong marker undoes is told as one, so that it does not gainsay the headline', () => {
    const { state } = round().starts().marks(['star', 'square']);
    expect(told(state).slice(0, 3)).toEqual([
      'Ada wins the round',
      'Perfect Victory, 2 points',
      'Ada was caught on tile 2, but a wrong marker undoes the catch.',
    ]);
    speak('it');
    expect(told(state)[2]).toBe('Ada era in trappola sulla tessera 2, ma un segnalino sbagliato annulla la cattura.');
  });

  test('J5: so it is where nobody wins', () => {
    const tie = round({ tiles: { wall } }).starts().walk('wall n').marks(['triangle', 'triangle', 'star']);
    expect(told(tie.state)[0]).toBe('Nobody wins this round');
    expect(told(tie.state).find((line) => line.includes('caught'))).toBe('Ada was caught on tile 3, but a wrong marker undoes the catch.');
  });

  test('F6: over both paths, each mistake with its name', () => {
    const built = round({ players: 4, tiles: { wall } })
      .starts()
      .walk('wall n')
      .marks(['star', 'triangle', 'square'])
      .marks(['square', 'triangle'], 1);
    const lines = told(built.state);
    // J7, T4: why both who were caught get the larger award is told with it.
    expect(lines[1]).toBe('Perfect Victory for each, 2 points');
    expect(lines[2]).toBe(
      'Ada was caught on tile 3 and Bea on tile 2, but a wrong marker undoes the catch. Caught or not, Runners who win get a Perfect Victory each.',
    );
    expect(lines[3]).toMatch(/^The Runners' first mistake was tile 3 of Ada\./);
    expect(lines[4]).toMatch(/^The Chasers' first mistake was the marker of Cai on tile 1\./);
    expect(lines[5]).toBe('The earlier mistake loses, on whichever path it was made.');
  });

  test('J8: nothing is weighed in a round given up, and a mistake on the way is told as one that decides nothing', () => {
    const built = round().starts().mark('star');
    const { state } = built.do({ type: 'give-up', t: built.time(), seat: 0 });
    expect(told(state)).toEqual([
      'Nobody wins this round',
      '',
      'The round was given up.',
      'So far Ada laid every tile right.',
      "Bea's first mistake was the marker on tile 1. Another sector has more witnesses who look the way the Runner went.",
      'A round that is not played to its end has no winner.',
    ]);
    const [first] = walkOf(state);
    if (first === undefined) throw new Error('No step.');
    expect(remarksOn(judge(state), first, sidesFor(state))).toEqual([
      "The Chaser's first mistake: tile 1.",
      'It decides nothing: a round that was not played to its end has no winner.',
    ]);
  });

  test('J8: where nothing was laid, nothing is praised', () => {
    expect(told(round().state).slice(2)).toEqual(['The round was not finished.', 'A round that is not played to its end has no winner.']);
  });
});

test('names go by the roles of the round', () => {
  const players = [{ name: 'Ada', kind: 'human' } as const, { name: 'Bot 3', kind: 'bot' } as const];
  expect(sidesOf(players, ['chaser', 'runner'])).toEqual({ runner: 'Bot 3', chaser: 'Ada', runners: 1, chasers: 1 });
});
