/**
 * With a seat's eyes nothing is told of what is to come, however somebody went to and fro: a round that ends here looks at every place as one
 * that goes on (S4, P8; what takes long tells as well).
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marksOf } from '../../../../../../src/renderer/lib/replay/marks';
import type { Viewer } from '../../../../../../src/renderer/lib/replay/viewer.svelte';
import type { RoundState } from '../../../../../../src/rules/chase/round';
import { momentShown } from '../../../../../../src/shared/chase/moment';
import { speakerOf } from '../../../../../../src/shared/speaker';
import alone from '../../../../../fixtures/replays/four-alone-after-a-wrong-marker.lookout.json';
import both from '../../../../../fixtures/replays/four-both-caught.lookout.json';
import three from '../../../../../fixtures/replays/three-match.lookout.json';
import caught from '../../../../../fixtures/replays/two-caught.lookout.json';
import marathon from '../../../../../fixtures/replays/two-marathon-match.lookout.json';
import { savedOf, viewerOf, type ReplayFile } from './saved-round';

const speaker = speakerOf('en');
/** Every round of these matches, as a match of its own. */
const ROUNDS: readonly ReplayFile[] = ([alone, both, three, caught, marathon] as readonly ReplayFile[]).flatMap((file) =>
  file.rounds.map((round) => ({ ...file, rounds: [round] })),
);

/** All that a seat is told at a place: by the line of time, the list, the table and a picture of the moment. */
function told(viewer: Viewer, seat: number) {
  const { at, t } = viewer;
  const lines = Array.from({ length: viewer.told }, (_, event) => viewer.screens.eventText(viewer, event));
  const names = viewer.playersAt(at).map(({ name }) => name);
  const picture = momentShown({ state: viewer.state as RoundState, t, round: 1, names, view: seat, speaker });
  return { at, t, marks: marksOf(viewer), lines, view: viewer.viewOf(seat), wrong: viewer.mistakes, picture };
}

test('nothing that a seat is told hangs on what comes later, after any seeks', () => {
  const seeks = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom(...ROUNDS), seeks, fc.nat(3), (file, sought, someone) => {
      const [first] = file.rounds;
      if (first === undefined) throw new Error('There is no round.');
      const seat = someone % file.players.length;
      const whole = viewerOf(savedOf(file), { view: seat });
      for (const seek of sought) {
        // The whole round is told at its end.
        const at = seek % Math.max(1, whole.length);
        whole.seek(at);
        expect(marksOf(whole).filter(({ place, t }) => place > at || t > whole.t)).toEqual([]);
        const torn = viewerOf(savedOf({ ...file, rounds: [{ ...first, events: first.events.slice(0, at) }] }), { view: seat });
        torn.seek(at);
        const [here, there] = [told(whole, seat), told(torn, seat)];
        // That a round ends here is what its end tells.
        expect(here).toEqual({ ...there, marks: there.marks.filter(({ kind }) => kind !== 'end') });
      }
    }),
    { numRuns: 40 },
  );
});
