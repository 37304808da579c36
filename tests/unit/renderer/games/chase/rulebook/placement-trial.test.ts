/** Placements tried one after the other: what counts is the first answer, and by the rules. */
import { expect, test } from 'vitest';
import { PLACEMENTS, placementCase } from '../../../../../../src/renderer/games/chase/rulebook/placements';
import { PlacementTrial } from '../../../../../../src/renderer/games/chase/rulebook/placement-trial.svelte';
import { firstFaultOn } from '../../../../../../src/rules/chase/legality';

/** What the rules say of the placement that is asked. */
function allowed({ placement }: PlacementTrial): boolean {
  if (placement === undefined) throw new Error('Nothing is asked any more.');
  const [path] = placement.state.paths;
  return path === undefined || firstFaultOn(placement.state, path, 0) === null;
}

/** Goes through all that is there; `wrong` are answered against the rules. */
function through(trial: PlacementTrial, wrong: readonly number[] = []): void {
  for (const count = trial.count; trial.at < count; trial.next()) trial.give(wrong.includes(trial.at) ? !allowed(trial) : allowed(trial));
}

test.each(PLACEMENTS)('%s is what the rules say of its last tile, and of no tile before it (P1 to P4, P6, P7)', (name) => {
  const found = placementCase(name);
  const path = found?.state.paths[0];
  if (found === null || path === undefined) throw new Error(`There is no ${name}.`);
  const fault = firstFaultOn(found.state, path, 0);
  expect(fault?.clause ?? null).toBe(found.step.fault);
  if (fault !== null) expect(fault.position).toBe(path.tiles.length);
});

test('whoever answers by the rules has all of them right, and begins anew with all', () => {
  const trial = new PlacementTrial();
  through(trial);
  expect([trial.right, trial.count, trial.missed]).toEqual([PLACEMENTS.length, PLACEMENTS.length, []]);
  trial.again();
  expect([trial.at, trial.answered, trial.count]).toEqual([0, 0, PLACEMENTS.length]);
});

test('nobody goes on without an answer, the first one stays, and is there on the way back', () => {
  const trial = new PlacementTrial();
  expect(trial.next()).toBe(false);
  const wrong = !allowed(trial);
  trial.give(wrong);
  trial.give(!wrong);
  expect([trial.answer, trial.answered, trial.right]).toEqual([wrong, 1, 0]);
  expect(trial.next()).toBe(true);
  expect(trial.answer).toBeNull();
  trial.look(0);
  expect(trial.answer).toBe(wrong);
  trial.look(5);
  expect(trial.at).toBe(0);
});

test('what was missed is told by its number, and gone through once more until nothing is', () => {
  const trial = new PlacementTrial();
  through(trial, [2, 7]);
  expect(trial.placement).toBeUndefined();
  expect(trial.missed.map(({ at }) => at)).toEqual([2, 7]);
  expect(trial.right).toBe(PLACEMENTS.length - 2);
  trial.again();
  expect([trial.count, trial.answered, trial.placement?.name]).toEqual([2, 0, PLACEMENTS[2]]);
  through(trial);
  expect([trial.right, trial.missed]).toEqual([2, []]);
});
