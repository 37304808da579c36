/** A picture of a moment shows the moment that was asked for: its clock goes on between two events. */
import { describe, expect, test } from 'vitest';
import type { GamePictured, MomentTold } from '../../../src/main/pictures/game';
import { ToldRound } from '../../../src/main/pictures/told-round';
import { chase } from '../../../src/rules/chase/chase';
import type { Replay } from '../../../src/shared/replay';
import { fixtureText } from '../../fixtures/cases';

const replay = JSON.parse(fixtureText('replays/two-caught.lookout.json')) as Replay;
const LOOK = { width: 1, height: 1, theme: 'night', plain: false } as const;
const EYES = { view: 'all', language: 'en' } as const;

/** The round, and the moment that its last picture was drawn of. */
function drawn() {
  const moments: MomentTold[] = [];
  const game: GamePictured = { eventText: () => '', draw: (_, moment) => moments.push(moment) };
  const told = new ToldRound(chase, game, replay, 0);
  const shown = (at: number, t: number) => {
    told.picture('svg', { at, t }, EYES, LOOK);
    return moments.at(-1);
  };
  return { told, shown };
}

describe('the clock', () => {
  const { told, shown } = drawn();
  const { timeline } = told;

  test('shows the time that was asked for, not that of the last event', () => {
    const at = timeline.times.findIndex((time, event) => time - (timeline.times[event - 1] ?? 0) > 1000);
    const between = timeline.timeAt(at) + 500;
    expect(told.momentAt(between)).toEqual({ at, t: between });
    expect(shown(at, between)).toMatchObject({ t: between, state: timeline.stateAt(at) });
  });

  test('stays within its moment: no later than the next event, nor than the end', () => {
    expect(told.momentAt(Infinity)).toEqual({ at: timeline.length, t: timeline.end });
    for (let at = 0; at <= timeline.length; at++) {
      expect(shown(at, 0)?.t).toBe(timeline.timeAt(at));
      expect(shown(at, 1e9)?.t).toBe(timeline.timeAt(at + 1));
    }
  });
});
