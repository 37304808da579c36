/** What was wrong is told once: lists, puzzles and the analysis count the same, and the judge's own mistakes are among them. */
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { puzzlesOfRound } from '../../../../src/main/games/chase/puzzles/of-round';
import { analyse } from '../../../../src/rules/chase/analysis/analyse';
import { goThrough, type Through } from '../../../../src/rules/chase/analysis/through';
import { applyEvent } from '../../../../src/rules/chase/apply';
import { judgeRound } from '../../../../src/rules/chase/judge';
import { mistakesOf } from '../../../../src/rules/chase/mistakes';
import { wrongsOf } from '../../../../src/rules/chase/wrongs';
import { SYMBOLS, type ChaseSymbol } from '../../../../src/rules/chase/tile';
import type { RoundEvent } from '../../../../src/rules/chase/round';
import { simulateRound } from '../../../../src/main/games/chase/bots/simulate-round';
import { anyBotRound, botsOf, setupOf, type BotRound } from '../../../fixtures/bot-rounds';

/** A round of bots whose markers and tiles are spoilt here and there, as far as that can be done (P9). */
function spoilt(round: BotRound, marks: readonly number[], turns: readonly number[]): Through {
  const setup = setupOf(round);
  const events: RoundEvent[] = [];
  let state = goThrough(setup, []);
  for (const [at, event] of simulateRound({ setup, bots: botsOf(round) }).events.entries()) {
    if (!state.ok) break;
    let made: RoundEvent = event;
    if (event.type === 'mark') {
      const by = marks[at % marks.length] ?? 0;
      const symbol = SYMBOLS[(SYMBOLS.indexOf(event.symbol) + by) % SYMBOLS.length] as ChaseSymbol;
      made = { ...event, symbol };
    } else if (event.type === 'place') {
      made = { ...event, rotation: ((event.rotation + 90 * (turns[at % turns.length] ?? 0)) % 360) as 0 | 90 | 180 | 270 };
    }
    const end = state.value.end;
    const next = [made, event].map((each) => [each, applyEvent(end, each)] as const).find(([, applied]) => applied.ok);
    if (next === undefined) break;
    events.push(next[0]);
    state = goThrough(setup, events);
    if (state.ok && state.value.end.phase === 'over') break;
  }
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}

const some = fc.array(fc.constantFrom(0, 0, 0, 1, 2), { minLength: 1, maxLength: 12 });

test.prop([anyBotRound, some, some], { numRuns: 40 })('J1, J3: the same mistakes everywhere, seat by seat', (round, marks, turns) => {
  const through = spoilt(round, marks, turns);
  const { end, events, setup } = through;
  const { markers, tiles } = analyse(through, null);
  const bySeat = (seats: readonly (number | undefined)[]): number[] =>
    setup.roles.map((_, seat) => seats.filter((each) => each === seat).length);

  const lists = mistakesOf(end);
  const analysed = [...markers.filter(({ right }) => !right), ...tiles.filter(({ clause, behind }) => clause !== null && !behind)];
  expect(bySeat(analysed.map(({ seat }) => seat))).toEqual(lists);
  const { tiles: faces, rules, ...deal } = setup;
  const puzzles = puzzlesOfRound({ rules, tiles: faces, deal, events });
  expect(bySeat(puzzles.map(({ seat }) => seat))).toEqual(lists);
  expect(puzzles.map(({ event }) => event)).toEqual(analysed.map(({ event }) => event).sort((one, other) => one - other));
});

test.prop([anyBotRound, some, some], { numRuns: 40 })(
  'J1 to J6, F6: of each side the judge holds one, the first; whatever else was wrong says by which clause it is passed over',
  (round, marks, turns) => {
    const { end } = spoilt(round, marks, turns);
    const { runnerMistake, chaserMistake } = judgeRound(end);
    const wrongs = wrongsOf(end);
    for (const [what, first] of [
      ['tile', runnerMistake],
      ['marker', chaserMistake],
    ] as const) {
      const held = wrongs.filter((each) => each.what === what && each.passed === null);
      const over = end.ending !== null && end.ending !== 'given-up';
      // J6: after a lost trail no marker is held against anybody, though the verdict names the first.
      const idle = !over || (what === 'marker' && end.ending === 'trail-lost');
      expect(held.map(({ path, position, clause }) => ({ path, position, clause }))).toEqual(idle || first === null ? [] : [first]);
    }
    for (const { what, mistake, passed, path, position } of wrongs) {
      if (mistake) continue;
      expect([what, passed?.clause, passed?.first?.path]).toEqual(['tile', 'J1', path]);
      expect(passed?.first?.position).toBeLessThan(position);
    }
  },
);
