/** F2: a Chaser who wants a colour that only the partner has; what stands of the wish, and what bots do about it. */
import { describe, expect, test } from 'vitest';
import type { BotAction } from '../../../../../src/main/games/chase/bots/bot';
import { SWITCH_MILLIS } from '../../../../../src/rules/chase/hands';
import { ADA, BEA, done } from '../../../../fixtures/live-table';
import { CAI, DEE, events, four, type Begun } from '../../../../fixtures/several';
import type { Player } from '../../../../../src/shared/chase/replay';

const BOT: Player = { name: 'Bot', kind: 'bot', level: 7 };

const wants = (live: Begun, seat: number, symbol: 'star' | 'square'): void => {
  expect(live.table.mark(live.match, seat, symbol)).toMatchObject({ ok: false, error: { code: 'partner-has-colour', clause: 'F2' } });
};
/** Cai has given all her red markers to Dee, or to whoever sits there, and wants one back. */
function wish(players: readonly Player[] = [ADA, BEA, CAI, DEE]): Begun {
  const live = four(players);
  done(live.table.handOver(live.match, 2, 'red', 8));
  wants(live, 2, 'star');
  return live;
}
/** F7: the Runners swap their piles, and their hands are free again. */
function swapPiles(live: Begun): void {
  for (const seat of [0, 1]) done(live.table.exchange(live.match, seat));
  live.time.pass(SWITCH_MILLIS);
}

describe('F2: a wish for a colour', () => {
  test('is told to everybody, and the trail is not lost over it', () => {
    const live = wish();
    wants(live, 2, 'star');
    wants(live, 2, 'star');
    expect(live.last().aside.wanted).toEqual([{ seat: 2, colour: 'red' }]);
    expect(live.seen(2).aside.warning).toBeNull();
  });

  test('is gone with the first marker of the colour', () => {
    const live = wish();
    done(live.table.handOver(live.match, 3, 'red', 1));
    expect(live.last().aside.wanted).toEqual([]);
    done(live.table.mark(live.match, 2, 'star'));
    expect(live.last().table.paths[0]?.marks).toHaveLength(1);
  });

  test('is gone with another marker of whoever had it', () => {
    const live = wish();
    done(live.table.mark(live.match, 2, 'square'));
    expect(live.last().aside.wanted).toEqual([]);
  });

  test('stays while the partner puts other markers, and hands over the other colour', () => {
    const live = wish();
    done(live.table.mark(live.match, 3, 'square'));
    done(live.table.handOver(live.match, 3, 'blue', 1));
    expect(live.last().aside.wanted).toEqual([{ seat: 2, colour: 'red' }]);
  });

  test('is gone once the partner has spent the last: nobody can grant it, so M6 warns instead', () => {
    const live = wish();
    const { prison } = live.last().table;
    for (let at = 0; at < 13; at++) {
      const tile = live.seen(1).view.hand?.pile.find((each) => !each.startsWith('h')) ?? '';
      done(live.table.place(live.match, 1, { tile, cell: { x: prison.x + at, y: prison.y + 3 }, rotation: 0 }));
      if (at === 9) swapPiles(live);
    }
    for (let count = live.last().table.paths[1]?.supply.red ?? 0; count > 1; count--) done(live.table.mark(live.match, 3, 'star'));
    expect(live.last().aside.wanted).toEqual([{ seat: 2, colour: 'red' }]);
    done(live.table.mark(live.match, 3, 'star'));
    expect(live.last().aside.wanted).toEqual([]);
    expect(live.table.mark(live.match, 2, 'star')).toMatchObject({ ok: false, error: { code: 'colour-out', clause: 'M6' } });
    done(live.table.mark(live.match, 2, 'star'));
    expect(live.last().table.ending).toBe('trail-lost');
  });

  test('reaches a bot for a partner as soon as it is said', () => {
    const live = wish([ADA, BEA, CAI, BOT]);
    expect(live.bots[0]?.told).toMatchObject({ asked: 'red' });
    done(live.table.mark(live.match, 2, 'square'));
    expect(live.bots[0]?.told).toMatchObject({ asked: null });
  });

  test('of a bot reaches the person who is its partner; it is no event', () => {
    const live = four([ADA, BEA, CAI, BOT]);
    const [bot] = live.bots;
    if (bot === undefined) throw new Error('A bot was expected.');
    /** Does it once, when somebody puts a marker. */
    const does = (action: BotAction): void => {
      bot.plan = { at: 0, decide: () => ((bot.plan = null), action) };
      done(live.table.mark(live.match, 2, 'star'));
      live.time.pass(0);
    };
    does({ type: 'hand-over', to: 2, colour: 'blue', count: 8 });
    does({ type: 'want', colour: 'blue' });
    expect(live.last().aside.wanted).toEqual([{ seat: 3, colour: 'blue' }]);
    expect(events(live).slice(4)).toEqual(['mark', 'hand-over', 'mark']);
    done(live.table.handOver(live.match, 2, 'blue', 1));
    expect(live.last().aside.wanted).toEqual([]);
  });
});
