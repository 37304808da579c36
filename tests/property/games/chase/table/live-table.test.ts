import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { verdictOf } from '../../../../../src/main/games/chase/table/verdict-shown';
import { viewFor as viewOf } from '../../../../../src/rules/chase/view';
import type { ChaseTable } from '../../../../../src/shared/chase/table';
import { liveTable } from '../../../../fixtures/live-table';
import { anyActs, doAct } from './acts';
import { expectJudgedAlike, reread } from './reread';

/** What a push says beside the clock that it was sent at. */
function lying({ clock: _clock, revision: _revision, ...rest }: ChaseTable): unknown {
  return rest;
}

describe('any acts in any order', () => {
  test.prop([anyActs], { numRuns: 80 })('state = fold of the log: what lies on the table is what the log says', (acts) => {
    const live = liveTable();
    live.begin();
    for (const act of acts) {
      doAct(live, act);
      const shown = live.table.current;
      if (shown === null) throw new Error('The match is gone.');
      const state = reread(live, shown.match).rounds[shown.roundNumber - 1];
      if (state === undefined) throw new Error('The round is gone.');
      expect(shown.table).toEqual(viewOf(state, null));
      for (const { seat, view } of shown.seats) {
        const { tiles, ...folded } = viewOf(state, seat);
        expect(view).toMatchObject(folded);
        // A replay file has the faces that it uses; the seat sees no other.
        expect(Object.keys(view.tiles).sort()).toEqual(Object.keys(tiles).sort());
      }
      if (shown.verdict !== null) {
        const { late } = live.ledger.round(shown.match, shown.roundNumber);
        // While the log refuses, what came late is told but not kept.
        if (live.ledger.refusal === null) expect(shown.verdict.verdict).toEqual(verdictOf(state, shown.players, late).verdict);
      }
    }
  });

  test.prop([anyActs], { numRuns: 80 })('a refusal changes nothing, and an act that is done is in the log with a push after it', (acts) => {
    const live = liveTable();
    live.begin();
    for (const act of acts) {
      const before = live.last();
      const known = live.ledger.round(before.match, before.roundNumber).events.length;
      const pushes = live.pushes.length;
      const answer = doAct(live, act);
      if (answer === null) continue;
      const { events } = live.ledger.round(before.match, before.roundNumber);
      if (answer.ok) {
        // Who agrees to pause or to go on is no event; everybody's agreement is.
        const vote = (act.kind === 'pause' || act.kind === 'resume') && live.last().agreed.length > 0;
        const nothing = vote || ((act.kind === 'pause' || act.kind === 'resume') && before.agreed.includes(act.seat));
        expect(events.length).toBe(nothing ? known : known + (act.kind === 'open' ? before.rules.startingTiles : 1));
        expect(live.pushes.length).toBeGreaterThan(pushes);
      } else {
        expect(events).toHaveLength(known);
        expect(live.last().table).toEqual(before.table);
        expect(live.last().score.points).toEqual(before.score.points);
      }
    }
  });

  test.prop([anyActs], { numRuns: 40 })('replay → judge equals the live verdict, the points and the winners', (acts) => {
    const live = liveTable();
    live.begin();
    for (const act of acts) {
      doAct(live, act);
      expectJudgedAlike(live);
    }
  });

  test.prop([anyActs, fc.integer({ min: 0, max: 1_000_000 })], { numRuns: 40 })(
    'the same seed and acts give the same log, whatever the clock began at',
    (acts, began) => {
      const logs = [0, began].map((start) => {
        const live = liveTable();
        live.time.stall(start);
        live.begin();
        for (const act of acts) doAct(live, act);
        return { matches: [...live.ledger.matches.values()], pushes: live.pushes.map(lying) };
      });
      expect(logs[1]).toEqual(logs[0]);
    },
  );

  test.prop([anyActs], { numRuns: 40 })('times never fall, and stand still in a pause', (acts) => {
    const live = liveTable();
    live.begin();
    let t = 0;
    let round = 1;
    let paused = false;
    for (const act of acts) {
      doAct(live, act);
      const { clock, roundNumber, table } = live.table.current ?? live.last();
      if (roundNumber !== round) t = 0;
      expect(clock.t).toBeGreaterThanOrEqual(t);
      if (paused && table.paused && roundNumber === round) expect(clock.t).toBe(t);
      t = clock.t;
      round = roundNumber;
      paused = table.paused;
    }
  });
});
