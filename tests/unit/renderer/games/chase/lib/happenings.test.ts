import { beforeEach, describe, expect, test } from 'vitest';
import { happenings, tableHappenings } from '../../../../../../src/renderer/games/chase/lib/happenings';
import { speak } from '../../../../../../src/renderer/lib/words.svelte';
import type { Player } from '../../../../../../src/shared/chase/replay';
import type { PathView, RoundView } from '../../../../../../src/shared/chase/table';
import type { ChaseTable } from '../../../../../../src/shared/chase/table';
import { marked, placed, viewOf } from '../views';

const players: readonly Player[] = [
  { name: 'Ada', kind: 'human' },
  { name: 'Bot 3', kind: 'bot', level: 3 },
];
const cues = (all: ReturnType<typeof happenings>): unknown[] => all.map((each) => each.cue);
const texts = (all: ReturnType<typeof happenings>): string[] => all.map((each) => each.text);

beforeEach(() => {
  speak('en');
});

describe('what happened between two looks at the table', () => {
  const two = [placed('a', 10, 5), placed('b', 10, 4)];

  test('the round starts with its Starting tiles', () => {
    const all = happenings(viewOf([], [], { phase: 'planning' }), viewOf(two), players);
    expect(cues(all)).toEqual(['start', 'place', 'item', 'place', 'item']);
    expect(texts(all)).toContain('Ada placed tile 1 to the north.');
  });

  test('a found item is said once', () => {
    const all = happenings(viewOf(two, [], { items: ['map'] }), viewOf([...two, placed('c', 11, 4)], [], { items: ['map'] }), players);
    expect(cues(all)).toEqual(['place']);
  });

  test("names are the players', never 'You'", () => {
    const all = happenings(viewOf(two, [], { role: 'chaser' }), viewOf(two, [marked('star')], { role: 'chaser' }), players);
    expect(texts(all)).toEqual([
      'Bot 3 marked tile 1 with star.',
      'Final tile. Look back the way the Runner came: count those who look south.',
    ]);
  });

  test('M4: how to read the final tile is not said to the Runner', () => {
    const before = viewOf(two, [], { role: 'runner' });
    const after = viewOf(two, [marked('star')], { role: 'runner' });
    expect(texts(happenings(before, after, players))).toEqual(['Bot 3 marked tile 1 with star.']);
  });

  test('M4: the final tile is called again when it has become another one', () => {
    const before = viewOf([placed('a', 10, 5)], [], { role: 'chaser' });
    const after = viewOf(two, [marked('star')], { role: 'chaser' });
    expect(cues(happenings(before, after, players))).toContain('final');
    expect(cues(happenings(before, before, players))).toEqual([]);
  });

  test('M1: a lead is said when it has become as long as never before, and not again when it does so a second time', () => {
    const laid = (count: number): ReturnType<typeof placed>[] =>
      Array.from({ length: count }, (_, at) => placed(`t${String(at)}`, 10, 5 - at, { t: 10 * at }));
    const said = (before: RoundView, now: RoundView): string[] =>
      texts(happenings(before, now, players)).filter((text) => text.includes('ahead'));
    expect(said(viewOf(laid(3)), viewOf(laid(4)))).toEqual(['Ada: 4 tiles ahead.']);
    expect(said(viewOf(laid(4)), viewOf(laid(5)))).toEqual([]);
    const read = [marked('star', { t: 35 })];
    expect(said(viewOf(laid(4), read), viewOf(laid(5), read))).toEqual([]);
    expect(said(viewOf(laid(8), read), viewOf(laid(9), read))).toEqual(['Ada: 8 tiles ahead.']);
  });

  test('pauses and the end are said', () => {
    const running = viewOf(two);
    expect(texts(happenings(running, { ...running, paused: true }, players))).toEqual(['Paused.']);
    expect(texts(happenings({ ...running, paused: true }, running, players))).toEqual(['Going on.']);
    expect(cues(happenings(running, { ...running, phase: 'over', ending: 'given-up' }, players))).toEqual(['over']);
    const caught = viewOf(two, [marked('star'), marked('star', { final: true })], { phase: 'over', ending: 'caught' });
    expect(texts(happenings(running, caught, players)).at(-1)).toBe('Caught? The round is over.');
  });

  test('P8: another pile is said with its count', () => {
    const hand = { starts: [], pile: ['x', 'y'] };
    const running = viewOf(two, [], { hand });
    expect(texts(happenings(running, { ...running, holds: [1] }, players))).toEqual(['Other pile, 2 tiles.']);
  });
});

describe('what several people at one screen hear', () => {
  const names: readonly Player[] = ['Ada', 'Bea', 'Carla', 'Dino'].map((name) => ({ name, kind: 'human' }));
  const path = (runner: number, chaser: number, more: Partial<PathView> = {}): PathView => {
    return { runner, chaser, tiles: [], marks: [], caught: false, supply: { red: 8, blue: 7 }, ...more };
  };
  const four = (more: Partial<RoundView> = {}): RoundView => {
    return viewOf([], [], {
      seat: null,
      role: null,
      roles: ['chaser', 'chaser', 'runner', 'runner'],
      holds: [0, 1],
      paths: [path(2, 0), path(3, 1)],
      ...more,
    });
  };
  const table = (view: RoundView, beside: Partial<ChaseTable['aside']> = {}, agreed: readonly number[] = []): ChaseTable => ({
    match: 'm',
    revision: 1,
    game: 'chase',
    roundNumber: 1,
    players: names.slice(0, view.roles.length),
    played: names.slice(0, view.roles.length),
    swaps: 0,
    maySwap: false,
    rules: view.rules,
    seed: '',
    table: view,
    seats: view.roles.map((_, seat) => ({ seat, view, secret: false, aside: { busyUntil: null, warning: null, guessed: [] } })),
    clock: { t: 0, running: true },
    aside: { opensIn: null, choosesOpener: false, exchangeCalledBy: null, wanted: [], ...beside },
    over: false,
    paused: false,
    mayPause: true,
    agreed,
    score: { points: [], victory: [], winners: [] },
    verdict: null,
  });
  const heard = (before: ChaseTable, now: ChaseTable): string[] => texts(tableHappenings(before, now));

  test('whoever learns is spoken to, in both languages, and never of as somebody else', () => {
    const now = four({
      paths: [
        path(2, 0, { tiles: [placed('a', 10, 5, { seat: 2 })], marks: [marked('star', { seat: 0 })] }),
        path(3, 1, { caught: true, supply: { red: 6, blue: 7 } }),
      ],
    });
    const gave = four({ paths: [path(2, 0), path(3, 1, { supply: { red: 4, blue: 7 } })] });
    const told = (language: 'en' | 'it', you: number): string[] => {
      speak(language);
      const all = texts(tableHappenings(table(gave), table(now), [you]));
      speak('en');
      return all;
    };
    for (const seat of [0, 1, 2, 3]) {
      const name = names[seat]?.name ?? '';
      for (const language of ['en', 'it'] as const) expect(told(language, seat).join(' '), `${language} ${name}`).not.toContain(name);
    }
    expect(told('en', 2)).toEqual(expect.arrayContaining(['You placed tile 1 to the north.']));
    expect(told('it', 2)).toEqual(expect.arrayContaining(['Hai posato la tessera 1 a nord.']));
    expect(told('it', 1)).toEqual(expect.arrayContaining(['Ada ti ha passato 2 segnalini di colore rosso.']));
    expect(told('it', 3).some((text) => text.startsWith('Ti hanno preso.'))).toBe(true);
  });

  test('F4: who is caught, and who goes on alone', () => {
    const now = four({ paths: [path(2, 0, { caught: true }), path(3, 1)] });
    expect(heard(table(four()), table(now))).toEqual(['Carla is caught. Dino goes on alone.']);
  });

  test('F2: what a Chaser wants, and what was handed over', () => {
    const wanted = [{ seat: 1, colour: 'red' as const }];
    expect(heard(table(four()), table(four(), { wanted }))).toEqual(['Bea wants red markers.']);
    const handed = four({ paths: [path(2, 0, { supply: { red: 6, blue: 7 } }), path(3, 1, { supply: { red: 10, blue: 7 } })] });
    expect(heard(table(four(), { wanted }), table(handed))).toEqual(['Ada handed Bea 2 red markers.']);
  });

  test('T3, F7: an exchange is called, and done', () => {
    const called = table(four(), { exchangeCalledBy: 3 });
    expect(heard(table(four()), called)).toEqual(['Dino puts the pile down and wants to exchange.']);
    expect(heard(called, table(four({ holds: [1, 0] })))).toEqual(['Carla and Dino exchanged their piles.']);
  });

  test('T2: whose turn it is', () => {
    const three = (turn: number): RoundView =>
      viewOf([], [], { seat: null, role: null, roles: ['chaser', 'runner', 'runner'], holds: [0, 1], turn });
    expect(heard(table(three(1)), table(three(2)))).toEqual(["Carla's turn."]);
  });

  test('who agrees to pause, and then to go on', () => {
    expect(heard(table(four()), table(four(), {}, [2]))).toEqual(['Carla agrees to pause.']);
    const paused = four({ paused: true });
    expect(heard(table(four(), {}, [2]), table(paused))).toEqual(['Paused.']);
    expect(heard(table(paused), table(paused, {}, [0]))).toEqual(['Ada is ready to go on.']);
  });

  test('P8: of two people the Runner is named who took the other pile, and nothing of the pile is told', () => {
    const two = (held: number): RoundView => viewOf([], [], { seat: null, role: null, holds: [held] });
    expect(heard(table(two(0)), table(two(1)))).toEqual(['Ada took the other pile.']);
  });
});
