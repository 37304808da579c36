/** Learning from saved rounds: mistakes as puzzles of a player's, and matches from a moment of another one, which stays as it is. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseReplay, replayText } from '../../../src/main/games/chase/replay/chase-replay';
import type { ChosenFile } from '../../../src/shared/replay-requests';
import { openApp, type App } from '../../fixtures/app';
import { done } from '../../fixtures/live-table';
import { minimalReplay } from '../../fixtures/replays';
import { rowsHash } from '../../fixtures/rows-hash';
import { scratchFolder } from '../../fixtures/scratch';

function app(folder = scratchFolder()): App {
  const opened = openApp(folder);
  onTestFinished(() => {
    opened.close();
  });
  return opened;
}

/** Two beginners among the bots play a round to its end. */
async function watched(opened: App, seed: string): Promise<string> {
  const { match } = done(await opened.handlers['match.start']({ role: 'watch', level: 1, seed }));
  opened.time.passUntil(() => opened.mayClose());
  done(await opened.handlers['match.leave']({ match }));
  return match;
}

interface Made {
  readonly id: string;
  readonly event: number;
  readonly puzzle: string;
}

/** The first thing that was wrong in one of some rounds and makes a puzzle; of the chosen player's, or of somebody else's. */
async function madeIn(opened: App, rounds: readonly (() => Promise<string>)[], mine: boolean): Promise<Made> {
  for (const played of rounds) {
    const id = await played();
    for (const { event, puzzle, ...of } of done(await opened.handlers['learn.mistakes']({ id, round: 0 })))
      if (puzzle !== null && of.mine === mine) return { id, event, puzzle: puzzle.id };
  }
  throw new Error('Nobody made a mistake.');
}

/** A round of bots with a mistake: nobody's of this computer. */
const othersMistake = (opened: App): Promise<Made> =>
  madeIn(
    opened,
    Array.from({ length: 20 }, (_, n) => () => watched(opened, `poor ${String(n)}`)),
    false,
  );

/** A round in which the chosen player marks with whatever is at hand, and then gives up. */
async function markedAnyhow(opened: App, seed: string): Promise<string> {
  const { match, seats } = done(await opened.handlers['match.start']({ role: 'chaser', level: 1, seed }));
  const seat = seats[0]?.seat ?? 0;
  const symbols = ['star', 'square', 'diamond', 'triangle'] as const;
  for (let n = 0; n < 40 && !opened.table().over; n++) {
    opened.time.pass(2500);
    const symbol = symbols[n % 4] ?? 'star';
    if (!opened.table().over) await opened.handlers['table.act']({ match, seat, act: { type: 'mark', symbol } });
  }
  if (!opened.table().over) done(await opened.handlers['table.give-up']({ match, seat }));
  opened.time.passUntil(() => opened.mayClose());
  done(await opened.handlers['match.leave']({ match }));
  return match;
}

const withMistake = (opened: App): Promise<Made> =>
  madeIn(
    opened,
    Array.from({ length: 20 }, (_, n) => () => markedAnyhow(opened, `poor ${String(n)}`)),
    true,
  );

/** The same match as somebody's file brings it in: nobody of this computer sat there. */
async function broughtCopy(opened: App, id: string): Promise<string> {
  const { log, summary } = done(await opened.handlers['replay.round']({ id, round: 0 }));
  const brought = '0192f0c8-7f1e-7abc-8def-000000000005';
  const file = {
    ...{ format: 'lookout-replay', version: 1, game: 'chase', id: brought, startedAt: summary.startedAt },
    ...{ players: summary.players, rules: log.rules, tiles: log.tiles, rounds: [{ ...log.deal, events: log.events }] },
  };
  const files: ChosenFile[] = [{ name: 'mine.lookout.json', bytes: Buffer.from(JSON.stringify(file)) }];
  expect(done(await opened.handlers['replay.import']({ files })).faults).toEqual([]);
  return brought;
}

describe('a mistake of a saved round', () => {
  test('becomes a weak spot and is in the session of this week, until it is twice right and fast, or a week has passed', async () => {
    const opened = app();
    const { id, event, puzzle } = await withMistake(opened);
    const outlook = async () => done(await opened.handlers['drill.outlook']({}));
    expect(await outlook()).toMatchObject({ weakSpots: 0, mistakes: 0 });
    expect(await opened.handlers['drill.start']({ mode: 'mistakes', options: {} })).toMatchObject({ error: { code: 'no-puzzles' } });

    const kept = done(await opened.handlers['learn.keep']({ id, round: 0, events: [event] }));
    expect(kept.find((each) => each.event === event)).toMatchObject({ puzzle: { id: puzzle }, learned: 'weak' });
    // Once more changes nothing: the same mistake is the same puzzle.
    expect(done(await opened.handlers['learn.keep']({ id, round: 0, events: [event] }))).toEqual(kept);
    expect(await outlook()).toMatchObject({ weakSpots: 1, mistakes: 1 });
    const ahead = async () => done(await opened.handlers['path.read']({ game: 'chase' })).mistakes;
    expect(await ahead()).toBe(1);

    for (const mode of ['mistakes', 'weak-spots'] as const)
      expect(done(await opened.handlers['drill.start']({ mode, options: {} })).puzzle).toMatchObject({ id: puzzle });
    // Nobody else is asked it, and it is none of those that runs choose from.
    const { profiles } = done(await opened.handlers['profile.create']({ name: 'Bea' }));
    expect(profiles.find(({ name }) => name === 'Bea')).toBeDefined();
    expect(await outlook()).toMatchObject({ weakSpots: 0, mistakes: 0 });
    expect(await ahead()).toBe(0);
    expect(done(await opened.handlers['learn.mistakes']({ id, round: 0 })).every(({ learned }) => learned === 'new')).toBe(true);
  });

  test('leaves this week after seven days and stays a weak spot', async () => {
    const opened = app();
    const { id, event } = await withMistake(opened);
    done(await opened.handlers['learn.keep']({ id, round: 0, events: [event] }));
    opened.setClock(7 * 24 * 3_600_000 + 1);
    expect(done(await opened.handlers['drill.outlook']({}))).toMatchObject({ weakSpots: 1, mistakes: 0 });
    expect(done(await opened.handlers['path.read']({ game: 'chase' })).mistakes).toBe(0);
    expect(await opened.handlers['drill.start']({ mode: 'mistakes', options: {} })).toMatchObject({ error: { code: 'no-puzzles' } });
  });

  test('stays a puzzle when the match is deleted', async () => {
    const opened = app();
    const { id, event, puzzle } = await withMistake(opened);
    done(await opened.handlers['learn.keep']({ id, round: 0, events: [event] }));
    done(await opened.handlers['replay.remove']({ id }));
    expect(done(await opened.handlers['drill.start']({ mode: 'mistakes', options: {} })).puzzle).toMatchObject({ id: puzzle });
    expect(await opened.handlers['learn.mistakes']({ id, round: 0 })).toMatchObject({ error: { code: 'no-such-replay' } });
  });
});

describe("a mistake of somebody else's", () => {
  test('becomes a puzzle by wish and none of the own weak spots, nor one of the mistakes of this week', async () => {
    const opened = app();
    const { id, event, puzzle } = await othersMistake(opened);
    const kept = done(await opened.handlers['learn.keep']({ id, round: 0, events: [event] }));
    expect(kept.find((each) => each.event === event)).toMatchObject({ puzzle: { id: puzzle }, mine: false, learned: 'kept' });
    expect(done(await opened.handlers['learn.keep']({ id, round: 0, events: [event] }))).toEqual(kept);
    expect(done(await opened.handlers['drill.outlook']({}))).toMatchObject({ weakSpots: 0, mistakes: 0 });
    expect(done(await opened.handlers['path.read']({ game: 'chase' })).mistakes).toBe(0);
    for (const mode of ['mistakes', 'weak-spots'] as const)
      expect(await opened.handlers['drill.start']({ mode, options: {} })).toMatchObject({ error: { code: 'no-puzzles' } });
    // Whoever wants to solves it.
    const options = { puzzles: [puzzle], rated: false };
    expect(done(await opened.handlers['drill.start']({ mode: 'practice', options })).puzzle).toMatchObject({ id: puzzle });
  });

  test('is joined to whoever makes the same one: whose it was is one thing, and how its puzzle stands with the player another', async () => {
    const opened = app();
    const { id, event } = await withMistake(opened);
    const other = await broughtCopy(opened, id);
    const at = async (match: string, ask: 'learn.mistakes' | 'learn.keep') => {
      const round = { id: match, round: 0 };
      const answer = ask === 'learn.keep' ? opened.handlers[ask]({ ...round, events: [event] }) : opened.handlers[ask](round);
      return done(await answer).find((each) => each.event === event);
    };
    expect(await at(other, 'learn.keep')).toMatchObject({ mine: false, learned: 'kept' });
    expect(await at(id, 'learn.mistakes')).toMatchObject({ mine: true, learned: 'new' });
    expect(await at(id, 'learn.keep')).toMatchObject({ mine: true, learned: 'weak' });
    expect(done(await opened.handlers['drill.outlook']({}))).toMatchObject({ weakSpots: 1, mistakes: 1 });
    expect(await at(other, 'learn.mistakes')).toMatchObject({ mine: false, learned: 'weak' });
  });

  test('is one also in a match of the own name that was brought in, and where another player of this computer sat', async () => {
    const opened = app();
    const { id, event } = await withMistake(opened);
    const brought = await broughtCopy(opened, id);
    const mineIn = async (match: string) => done(await opened.handlers['learn.mistakes']({ id: match, round: 0 })).some(({ mine }) => mine);
    expect([await mineIn(id), await mineIn(brought)]).toEqual([true, false]);
    done(await opened.handlers['profile.create']({ name: 'Bea' }));
    done(await opened.handlers['learn.keep']({ id, round: 0, events: [event] }));
    expect(done(await opened.handlers['drill.outlook']({}))).toMatchObject({ weakSpots: 0, mistakes: 0 });
  });
});

describe('a match from a moment of a saved round', () => {
  test('has its events so far as its own, goes on, says whence it comes, and leaves the other as it was, row by row', async () => {
    const folder = scratchFolder();
    const opened = app(folder);
    const id = await watched(opened, 'from here');
    const before = rowsHash(folder, id);
    const { log } = done(await opened.handlers['replay.round']({ id, round: 0 }));
    const event = Math.floor(log.events.length / 2);
    const table = done(await opened.handlers['learn.play-from']({ id, round: 0, event, seat: 1, level: 3 }));
    expect(table).toMatchObject({ over: false, paused: true, players: [{ kind: 'bot' }, { kind: 'human' }] });
    expect(table.seats.map(({ seat }) => seat)).toEqual([1]);

    // The table of that moment may be seen until time goes on, and never again while it stands still.
    expect([table.atMoment, opened.table().atMoment]).toEqual([true, true]);
    done(await opened.handlers['table.resume']({ match: table.match, seat: 1 }));
    expect(opened.table().atMoment).toBeUndefined();
    done(await opened.handlers['table.pause']({ match: table.match, seat: 1 }));
    expect([opened.table().paused, opened.table().atMoment]).toEqual([true, undefined]);
    done(await opened.handlers['table.resume']({ match: table.match, seat: 1 }));
    opened.time.passUntil(() => opened.table().clock.t > (log.events[event]?.t ?? 0) + 5000, 10);
    done(await opened.handlers['table.give-up']({ match: table.match, seat: 1 }));
    done(await opened.handlers['match.leave']({ match: table.match }));
    // It waits among the open ones, and is nothing that is gone on with before all else.
    expect(done(await opened.handlers['match.unfinished']({}))).toBeNull();

    const mine = done(await opened.handlers['replay.round']({ id: table.match, round: 0 }));
    expect(mine.summary.origin).toEqual({ match: id, round: 1, event });
    expect(mine.log.events.slice(0, event)).toEqual(log.events.slice(0, event));
    expect(mine.log.deal).toEqual(log.deal);
    expect(mine.summary.last).toMatchObject({ ending: 'given-up' });
    expect(rowsHash(folder, id)).toBe(before);
    expect(done(await opened.handlers['replay.round']({ id, round: 0 })).summary.origin).toBeUndefined();

    // It counts in nobody's record, and tells nothing of which bot comes next.
    const { profiles } = done(await opened.handlers['profile.list']({}));
    expect(profiles.flatMap(({ records }) => records)).toEqual([]);
    expect(done(await opened.handlers['match.opponent']({ game: 'chase' })).levels).toEqual([]);
  });

  test('is a file that holds by itself and does not name the other', async () => {
    const opened = app();
    const id = await watched(opened, 'from here');
    const { match } = done(await opened.handlers['learn.play-from']({ id, round: 0, event: 9, seat: 0, level: 3 }));
    done(await opened.handlers['table.give-up']({ match, seat: 0 }));
    const { summary, log } = done(await opened.handlers['replay.round']({ id: match, round: 0 }));
    const file = {
      ...{ format: 'lookout-replay', version: 1, game: 'chase', id: match, startedAt: summary.startedAt },
      ...{ players: summary.players, rules: log.rules, tiles: log.tiles, rounds: [{ ...log.deal, events: log.events }] },
    };
    const read = parseReplay(file);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(replayText(read.value.replay)).not.toContain(id);
  });

  test('from the very beginning it is the same deal once more; after the end there is none, nor where nobody knows what was dealt', async () => {
    const opened = app();
    const id = await watched(opened, 'from here');
    const { log } = done(await opened.handlers['replay.round']({ id, round: 0 }));
    const again = done(await opened.handlers['learn.play-from']({ id, round: 0, event: 0, seat: 0, level: 3 }));
    expect(again).toMatchObject({ over: false });
    expect(done(await opened.handlers['replay.round']({ id: again.match, round: 0 })).log.deal).toEqual(log.deal);
    const at = (event: number) => opened.handlers['learn.play-from']({ id, round: 0, event, seat: 0, level: 3 });
    expect(await at(log.events.length)).toMatchObject({ error: { code: 'round-over' } });

    const { rounds, ...rest } = minimalReplay();
    const bare = { ...rest, id: '0192f0c8-7f1e-7abc-8def-000000000001', rounds: rounds.map(({ piles: _piles, ...round }) => round) };
    const file: ChosenFile = { name: 'bare.lookout.json', bytes: Buffer.from(JSON.stringify(bare)) };
    expect(done(await opened.handlers['replay.import']({ files: [file] })).faults).toEqual([]);
    expect(await opened.handlers['learn.play-from']({ id: bare.id, round: 0, event: 2, seat: 0, level: 3 })).toMatchObject({
      error: { code: 'not-dealt' },
    });
  });
});
