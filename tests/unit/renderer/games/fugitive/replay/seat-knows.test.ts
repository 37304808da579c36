/**
 * A point of view shows nothing at any place that its seat may not know there (I): what is told, signed and shown hangs neither on what comes
 * later nor on what lies covered.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hersAt, knownAt } from '../../../../../../src/renderer/games/fugitive/replay/in-fugitive';
import { marksOf } from '../../../../../../src/renderer/lib/replay/marks';
import type { Viewer } from '../../../../../../src/renderer/lib/replay/viewer.svelte';
import { begin } from '../../../../../../src/rules/fugitive/begin';
import { pileOf } from '../../../../../../src/rules/fugitive/cards';
import { hidden } from '../../../../../../src/rules/fugitive/view';
import type { State } from '../../../../../../src/rules/fugitive/types';
import { foldedFor, mixOf } from '../../../../../fixtures/fugitive-games';
import { playedGame, savedOf, viewerOf } from './saved-game';

const ROLES = ['fugitive', 'marshal'] as const;
const games = fc.record({
  mix: fc.nat(71),
  seed: fc.nat(),
  sought: fc.array(fc.nat(10_000), { minLength: 1, maxLength: 5 }),
});

/** All that the viewer and its table tell at a place. */
function told(viewer: Viewer) {
  const { at, t, verdict, mistakes } = viewer;
  const lines = Array.from({ length: viewer.told }, (_, event) => viewer.screens.eventText(viewer, event));
  const heard = at === 0 ? [] : viewer.screens.happenings(viewer, at);
  return { at, t, verdict, mistakes, marks: marksOf(viewer), lines, heard, table: knownAt(viewer, at), hers: hersAt(viewer) };
}

test('nothing that a seat is told hangs on what comes later, after any seeks', () => {
  fc.assert(
    fc.property(games, fc.nat(1), ({ mix, seed, sought }, seat) => {
      const whole = playedGame(mixOf(mix), seed);
      const viewer = viewerOf(savedOf(whole), { view: seat });
      for (const seek of sought) {
        // The whole game is told at its end.
        const at = seek % whole.log.length;
        viewer.seek(at);
        const torn = viewerOf(savedOf(playedGame(mixOf(mix), seed, at)), { view: seat });
        torn.seek(at);
        const [here, there] = [told(viewer), told(torn)];
        // That a game ends here is what its end tells.
        expect(here).toEqual({ ...there, marks: there.marks.filter(({ kind }) => kind !== 'end') });
      }
    }),
    { numRuns: 60 },
  );
});

test('what is shown of the table, with its hands and its log, is what somebody has who got no more than that seat did (I9)', () => {
  fc.assert(
    fc.property(games, fc.nat(1), ({ mix, seed, sought }, seat) => {
      const whole = playedGame(mixOf(mix), seed);
      const viewer = viewerOf(savedOf(whole), { view: seat });
      for (const seek of sought) {
        const at = seek % whole.log.length;
        viewer.seek(at);
        const role = ROLES[seat] ?? 'fugitive';
        const got = foldedFor(viewer.state as State, role);
        const { log, row, hands, out } = knownAt(viewer, at);
        expect({ log, row, hands, out }).toEqual({ log: got.log, row: got.row, hands: got.hands, out: got.out });
        expect(hersAt(viewer) === null).toBe(role === 'fugitive');
      }
    }),
    { numRuns: 60 },
  );
});

test('a sentence to her names no number that she may not know: games that differ in his cards alone read alike', () => {
  fc.assert(
    fc.property(games, ({ mix, seed }) => {
      const whole = playedGame(mixOf(mix), seed);
      const viewer = viewerOf(savedOf(whole), { view: 1 });
      for (const [at, { event }] of whole.log.entries()) {
        if (at === whole.log.length - 1) break;
        viewer.seek(at + 1);
        const line = viewer.screens.eventText(viewer, at);
        if (event.type === 'place' && event.card !== 42) {
          expect(line.replace('Ada', '')).not.toMatch(new RegExp(`\\b${String(event.card)}\\b(?! sprint)`));
        }
        if (event.type === 'draw' && event.seat === 0 && typeof event.card === 'number') {
          expect(line).toBe(`Ada draws from pile ${String(pileOf(event.card))}.`);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('stepping and seeking come to equal states, and everything is seen by nobody’s eyes', () => {
  fc.assert(
    fc.property(games, ({ mix, seed, sought }) => {
      const whole = playedGame(mixOf(mix), seed);
      const [steps, seeks] = [viewerOf(savedOf(whole)), viewerOf(savedOf(whole))];
      for (const seek of sought) {
        const at = seek % (whole.log.length + 1);
        while (steps.at !== at) steps.step(Math.sign(at - steps.at));
        seeks.seek(at);
        expect(seeks.state).toEqual(steps.state);
        expect(knownAt(seeks, at)).toEqual(playedGame(mixOf(mix), seed, at));
      }
      // Before the first entry a seat has what was dealt to it.
      expect(hidden(begin(whole.setup), 'marshal').hands.fugitive.every((card) => card === null)).toBe(true);
    }),
    { numRuns: 30 },
  );
});
