/** The analysis over rounds between bots: what it says is what the judge says, and what it claims the rules grant. */
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { simulateRound } from '../../../../src/main/games/chase/bots/simulate-round';
import { analyse, withChances } from '../../../../src/rules/chase/analysis/analyse';
import { goThrough, stateAt, type Through } from '../../../../src/rules/chase/analysis/through';
import type { ChancePoint } from '../../../../src/rules/chase/analysis/types';
import { applyEvent } from '../../../../src/rules/chase/apply';
import { faultOfPlacing } from '../../../../src/rules/chase/legality';
import { judgeRound } from '../../../../src/rules/chase/judge';
import type { PathIndex, RoundState } from '../../../../src/rules/chase/round';
import { legalSymbols } from '../../../../src/rules/chase/tile';
import { partnerOf } from '../../../../src/rules/chase/paths';
import { tellAnalysis } from '../../../../src/shared/chase/analysis-text';
import { LANGUAGES } from '../../../../src/shared/language';
import { speakerOf } from '../../../../src/shared/speaker';
import { anyBotRound, botsOf, setupOf, type BotRound } from '../../../fixtures/bot-rounds';

function played(round: BotRound): Through {
  const setup = setupOf(round);
  const gone = goThrough(setup, simulateRound({ setup, bots: botsOf(round) }).events);
  if (!gone.ok) throw new Error(gone.error.code);
  return gone.value;
}

test.prop([anyBotRound], { numRuns: 40 })('J1, J3, J9: right symbols, mistakes and lists are the verdict’s', (round) => {
  const through = played(round);
  const { markers, tiles } = analyse(through, null);
  const verdict = judgeRound(through.end);
  expect(
    markers.map(({ path, position, direction, final, symbol, legal, right }) => ({
      path,
      position,
      direction,
      final,
      symbol,
      legal,
      ok: right,
    })),
  ).toEqual(verdict.markers);
  const wrong = tiles.filter(({ clause }) => clause !== null).sort((a, b) => a.position - b.position || a.path - b.path);
  expect(wrong[0]?.clause ?? null).toBe(verdict.runnerMistake?.clause ?? null);
  expect(wrong[0]?.position ?? null).toBe(verdict.runnerMistake?.position ?? null);
  expect(wrong[0]?.path ?? null).toBe(verdict.runnerMistake?.path ?? null);
  for (const { path, position, direction, counts, legal } of markers) {
    const placed = through.end.paths[path]?.tiles[position - 1];
    const face = placed && through.setup.tiles[placed.tile];
    if (placed === undefined || face === undefined) throw new Error('There is no such tile.');
    const most = Math.max(...counts.map(({ witnesses }) => witnesses));
    expect(
      counts
        .filter(({ witnesses }) => witnesses === most)
        .map(({ symbol }) => symbol)
        .sort(),
    ).toEqual(legal);
    expect(legalSymbols(face, placed.rotation, direction)).toEqual(legal);
  }
});

test.prop([anyBotRound], { numRuns: 40 })('P8: a legal tile is among the choices that are counted', (round) => {
  const { tiles } = analyse(played(round), null);
  for (const { choices, clause } of tiles) if (choices !== null && clause === null) expect(choices.placements).toBeGreaterThan(0);
});

/** Lays the way by the rules, one Runner after the other where there are three. */
function laid(
  state: RoundState,
  path: PathIndex,
  seat: number,
  way: readonly { tile: string; cell: { x: number; y: number }; rotation: 0 | 90 | 180 | 270 }[],
): RoundState {
  let now = state;
  let runner = seat;
  for (const placement of way) {
    expect(faultOfPlacing(now, path, placement)).toBeNull();
    const named = now.paths.length > 1 ? { path } : {};
    const next = applyEvent(now, { type: 'place', t: now.t, seat: runner, ...placement, ...named });
    if (!next.ok) throw new Error(next.error.code);
    now = next.value;
    if (now.setup.roles.length === 3) runner = partnerOf(now, runner) ?? runner;
  }
  return now;
}

test.prop([anyBotRound], { numRuns: 40 })(
  'P6, P10, J1: a shorter way that is claimed leads by the rules to a legal Hideout, with fewer tiles',
  (round) => {
    const through = played(round);
    for (const { event, path, seat, position, shorter } of analyse(through, null).tiles) {
      if (shorter?.found !== 'yes') continue;
      const end = laid(stateAt(through, event), path, seat, shorter.tiles);
      expect(end.ending).toBe('hideout');
      expect(end.paths[path]?.tiles.length).toBe(position - 1 + shorter.tiles.length);
      if (through.end.ending === 'hideout' && through.end.paths.length === 1) {
        expect(shorter.tiles.length).toBeLessThan((through.end.paths[path]?.tiles.length ?? 0) - position + 1);
      }
    }
  },
);

test.prop([anyBotRound], { numRuns: 40 })(
  'J8: a round that was played to its end has a moment that decided it, which is one of its events',
  (round) => {
    const through = played(round);
    const { decided } = analyse(through, null);
    if (through.end.ending === null) {
      expect(decided).toBeNull();
      return;
    }
    expect(through.events[decided?.event ?? -1]?.t).toBe(decided?.t);
    expect(decided?.winner).toBe(judgeRound(through.end).winner);
  },
);

/** A chance after each event of the running round, made up; the judge's at the end. */
function chancesOf(through: Through, made: readonly number[]): ChancePoint[] {
  const { winner } = judgeRound(through.end);
  const first = through.states.findIndex(({ phase }) => phase !== 'planning');
  return through.states.slice(Math.max(0, first)).flatMap((state, k) => {
    const events = k + Math.max(0, first);
    const point = (t: number, nth: number): ChancePoint => {
      const runners = state.phase === 'over' ? (winner === 'runners' ? 1 : 0) : (made[nth % made.length] ?? 0) / 100;
      const chasers = state.phase === 'over' ? (winner === 'chasers' ? 1 : 0) : 1 - runners;
      return { events, t, runners, chasers, error: 0.02, rounds: 400 };
    };
    const next = through.events[events]?.t ?? state.t;
    // The time until the next event has a point of its own.
    return next > state.t ? [point(state.t, 2 * k), point(next, 2 * k + 1)] : [point(state.t, 2 * k)];
  });
}

test.prop([anyBotRound, fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 30 })], { numRuns: 60 })(
  'what is said to have decided lasted: the winner never fell back to where it began; and it is told whole in both languages',
  (round, made) => {
    const through = played(round);
    const points = chancesOf(through, made);
    const analysis = withChances(
      analyse(through, null),
      through,
      points,
      through.setup.roles.map(() => 5),
    );
    const { decided } = analysis;
    if (decided === null) return;
    const { winner, from, turning } = decided;
    if (decided.by === 'chances' && winner !== null && from !== null && turning.what !== 'start') {
      const began = points.findLastIndex((point) => (winner === 'runners' ? point.runners : point.chasers) <= from);
      expect(points[began]?.t).toBeLessThanOrEqual(decided.t);
      expect(decided.to).toBeGreaterThan(from);
    }
    for (const turned of [decided, decided.also]) {
      if (turned === null || ['stretch', 'wait', 'start'].includes(turned.turning.what)) continue;
      expect(through.events[turned.event]?.t, 'a deed is told with its own time').toBe(turned.t);
      const before = points.findLast(({ events }) => events <= turned.event);
      const after = points.find(({ events }) => events > turned.event);
      const of = (point: ChancePoint | undefined): number | undefined => (winner === 'runners' ? point?.runners : point?.chasers);
      // Of a mistake that the judge went by, a chance that hardly rose is not told.
      if (decided.by === 'chances' && turned.from !== null) expect([turned.from, turned.to]).toEqual([of(before), of(after)]);
    }
    if (decided.also !== null) {
      const { when, from: low, to: high, event } = decided.also;
      expect(high).toBeGreaterThan(low ?? 1);
      if (when === 'before') expect(event).toBeLessThanOrEqual(decided.event);
      else expect(event).toBeGreaterThanOrEqual(decided.event);
    }
    for (const language of LANGUAGES) {
      const names = ['Ada', 'Bo', 'Cleo', 'Dan'];
      const { decided: first, also, more, clauses } = tellAnalysis(analysis, { ...speakerOf(language), language, names, cites: true });
      for (const line of [first, ...(also === null ? [] : [also]), ...more]) expect(line).not.toMatch(/[{}]|undefined|NaN|^$| {2}/);
      expect(clauses).toContain(decided.reason.clause);
      expect(more.at(-1)).toContain(`(${decided.reason.clause})`);
    }
  },
);
