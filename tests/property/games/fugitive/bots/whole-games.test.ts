import { expect, test } from 'vitest';
import { playSeries } from '../../../../../src/main/games/fugitive/bots/simulate-game';
import { judge } from '../../../../../src/rules/fugitive/judge';
import type { State } from '../../../../../src/rules/fugitive/types';
import { hidden } from '../../../../../src/rules/fugitive/view';
import { cardsOf, foldedFor, mixOf } from '../../../../fixtures/fugitive-games';

/** `test:long` plays 100,000. */
const GAMES = Number(process.env['LOOKOUT_GAMES'] ?? (process.env['LOOKOUT_QUICK'] === undefined ? 720 : 144));
const ALL = Array.from({ length: 42 }, (_, at) => at + 1).join();
/** Of so many games one is looked at through both pairs of eyes, entry by entry. */
const LOOKED_AT = GAMES > 10_000 ? 50 : 10;

/** What both see of a state is what they were told, and no more (I9). */
function nothingLeaks(state: State): void {
  // E4: that nothing could be placed is told at the end alone.
  if (state.outcome?.ending === 'cornered') return;
  for (const role of ['fugitive', 'marshal', null] as const) expect(foldedFor(state, role)).toEqual(hidden(state, role));
}

test(
  'games at random over all variants end, keep their cards, leak nothing and are judged as they ended (C1, E, I9, J1)',
  {
    timeout: 3_600_000,
  },
  () => {
    let played = 0;
    for (let series = 0; played < GAMES; series++) {
      const looked = series % LOOKED_AT === 0;
      let entries = 0;
      const games = playSeries(mixOf(series), { fugitive: 0, marshal: 0 }, `whole ${String(series)}`, (state) => {
        if (cardsOf(state).join() !== ALL) throw new Error(`Cards are lost in series ${String(series)}.`);
        if (looked && entries++ % 7 === 0) nothingLeaks(state);
      });
      for (const state of games) {
        const { winner, ending, turns } = judge(state, () => null);
        expect({ winner, ending, turns }).toEqual({ ...state.outcome, turns: state.turn });
        if (looked) nothingLeaks(state);
      }
      played += games.length;
    }
    expect(played).toBeGreaterThanOrEqual(GAMES);
  },
);
