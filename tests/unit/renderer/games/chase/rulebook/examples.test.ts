/** Examples of the rules are real: found among the tiles, and judged by the rules as they say. */
import { describe, expect, test } from 'vitest';
import { outExample } from '../../../../../../src/renderer/games/chase/lib/examples';
import { MISTAKES, mistakenRound } from '../../../../../../src/renderer/games/chase/rulebook/first-mistake';
import { pictureOf, pictureText } from '../../../../../../src/renderer/games/chase/rulebook/placement-picture';
import { PLACEMENTS, placementCase } from '../../../../../../src/renderer/games/chase/rulebook/placements';
import { PLACED } from '../../../../../../src/renderer/games/chase/rulebook/shown';
import { speak } from '../../../../../../src/renderer/lib/words.svelte';
import { colourOf } from '../../../../../../src/rules/chase/tile';

describe('placements to be judged', () => {
  test.each(PLACEMENTS)('%s is there, with what proves it', (name) => {
    const found = placementCase(name);
    if (found === null) throw new Error(`No real tiles show ${name}.`);
    const asked = pictureOf(found, false);
    const proven = pictureOf(found, true);
    // Nothing tells before somebody has answered.
    expect(asked.seams).toEqual([]);
    expect(asked.tiles.every(({ tone }) => tone === 'beside')).toBe(true);
    expect(proven.tiles.at(-1)?.tone).toBe(found.step.fault === null ? 'right' : 'wrong');
    if (found.step.fault !== 'P6') expect(proven.seams.length).toBeGreaterThan(0);
    for (const language of ['en', 'it'] as const) {
      speak(language);
      expect(pictureText(found)).not.toMatch(/[{}]|undefined/);
    }
    speak('en');
  });

  test('stand beside the clause that decides them (P1 to P4, P6, P7)', () => {
    for (const [clause, names] of Object.entries(PLACED)) {
      for (const name of names) expect(placementCase(name)?.by, name).toBe(clause);
    }
    expect(Object.values(PLACED).flat().sort()).toEqual([...PLACEMENTS].sort());
  });

  test('are allowed about as often as not', () => {
    const allowed = PLACEMENTS.filter((name) => placementCase(name)?.step.fault === null).length;
    expect(allowed).toBeGreaterThanOrEqual(4);
  });
});

test('a colour that is out leaves one right answer of the other colour (M6)', () => {
  const found = outExample();
  expect(found?.example.answers.map(colourOf).sort()).toEqual(['blue', 'red']);
});

test.each(MISTAKES)('who wins with a wrong tile at $tile and a wrong marker at $marker (J4, J5)', ({ tile, marker }) => {
  const verdict = mistakenRound({ tile, marker })?.verdict;
  expect(verdict?.runnerMistake?.position ?? null).toBe(tile);
  expect(verdict?.chaserMistake?.position ?? null).toBe(marker);
  const [first, second] = [tile ?? Infinity, marker ?? Infinity];
  const none = tile === null && marker === null;
  expect(verdict?.winner).toBe(none ? 'chasers' : first === second ? null : first < second ? 'chasers' : 'runners');
});
