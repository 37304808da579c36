/** The coach's sentences, in both languages: three at most, and of what happened. */
import { fc, test as property } from '@fast-check/vitest';
import { afterEach, describe, expect, test } from 'vitest';
import { coachTexts, drillOf } from '../../../../src/renderer/games/chase/lib/coach-text';
import { themesOf } from '../../../../src/renderer/games/chase/drill/kinds';
import { speak } from '../../../../src/renderer/lib/words.svelte';
import { coachOf } from '../../../../src/rules/chase/coach';
import type { Coaching } from '../../../../src/rules/chase/coaching';
import { legalSymbols } from '../../../../src/rules/chase/tile';
import type { RoundState } from '../../../../src/rules/chase/round';
import { simulateRound } from '../../../../src/main/games/chase/bots/simulate-round';
import { anyWalkPlan, walkOfPlan } from '../../../fixtures/arbitrary';
import { anyBotRound, botsOf, setupOf } from '../../../fixtures/bot-rounds';
import { round, type RoundBuilder } from '../../../fixtures/round';
import { storyOf } from '../../../fixtures/stories';

afterEach(() => {
  speak('en');
});

function said({ state }: RoundBuilder, seat: number): readonly string[] {
  const story = storyOf(state);
  const coaching = coachOf(story.view, story.verdict, seat);
  return coaching === null ? [] : coachTexts(story, coaching, seat);
}

describe('the sentences', () => {
  const back = round().starts().walk('a e', 'b e', 'c e').marks(['triangle', 'star', 'diamond', 'diamond', 'diamond']);
  test('to whoever went wrong', () => {
    expect(said(back, 1)).toEqual([
      'Your marker on tile 3 decided the round.',
      'On tiles 3 and 4 you put the symbol of those who look back, to where the Runner came from.',
      'Find the next tile first, then count only who looks towards it.',
    ]);
  });
  test('to whoever did not', () => {
    expect(said(back, 0)).toEqual(["Bruno's marker on tile 3 decided the round.", 'All 5 of your tiles were right.']);
  });
  test('in Italian', () => {
    speak('it');
    expect(said(back, 1)).toEqual([
      'A decidere il round è stato il tuo segnalino sulla tessera 3.',
      'Sulle tessere 3 e 4 hai messo il simbolo di chi guarda indietro, da dove è venuto il Ladro.',
      'Cerca prima la tessera successiva, poi conta solo chi guarda verso di lei.',
    ]);
  });
  test('with times', () => {
    const built = round().starts().walk('a n', 'b n', 'c n').marks(['triangle', 'triangle', 'triangle', 'triangle']);
    built.mark('square', { t: built.state.t + 1000 });
    expect(said(built, 0)[1]).toBe('Your last tile, 5, lay there for 5\u00a0s; the next one usually came after 1\u00a0s.');
  });
});

/** That what is named happened so. */
function holds(state: RoundState, seat: number, { habit, clean }: Coaching): void {
  if (habit === null) return;
  // Who hears of something wrong does not hear that all was right.
  if ('spots' in habit || habit.kind === 'lays') expect(clean).toBeNull();
  if ('spots' in habit) {
    for (const { path, position } of habit.spots) {
      const placed = state.paths[path]?.tiles[position - 1];
      const mark = state.paths[path]?.marks[position - 1];
      const face = state.setup.tiles[placed?.tile ?? ''];
      expect(mark?.seat).toBe(seat);
      expect(legalSymbols(face as never, placed?.rotation ?? 0, mark?.direction ?? 'n')).not.toContain(mark?.symbol);
      expect(habit.directions).toContain(mark?.direction);
      if (habit.kind === 'last-forwards') expect(mark?.final).toBe(true);
      if (habit.kind === 'looks-back') expect(mark?.final).toBe(false);
      if (habit.kind === 'not-turned') expect(placed?.rotation).not.toBe(0);
    }
  }
  if (habit.kind === 'slow-last') {
    const { path, position } = habit.spot;
    const { tiles = [], marks = [] } = state.paths[path] ?? {};
    expect(tiles[position]?.t).toBeGreaterThanOrEqual((tiles[position - 1]?.t ?? 0) + habit.waited);
    expect(marks[position - 1]?.t ?? Infinity).toBeGreaterThan(tiles[position]?.t ?? 0);
    expect(habit.waited).toBeGreaterThan(habit.usual);
  }
  if (habit.kind === 'lays' || habit.kind === 'lingers') {
    expect(state.paths[habit.spot.path]?.tiles[habit.spot.position - 1]?.seat).toBe(seat);
  }
}

function hold(state: RoundState): void {
  const story = storyOf(state);
  for (const seat of state.setup.roles.keys()) {
    const coaching = coachOf(story.view, story.verdict, seat);
    if (coaching === null) continue;
    holds(state, seat, coaching);
    for (const language of ['en', 'it'] as const) {
      speak(language);
      const texts = coachTexts(story, coaching, seat);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.length).toBeLessThanOrEqual(3);
      for (const text of texts) expect(text).toMatch(/^\S[^.{}]*(\d\.\d[^.{}]*)*\.$/u);
    }
    if (coaching.habit === null) continue;
    const { kind, themes } = drillOf(coaching.habit);
    for (const theme of themes) expect(themesOf([kind])).toContain(theme);
  }
}

describe('of any round', () => {
  property.prop([anyWalkPlan])('three sentences at most, each of them true, whatever was done', (plan) => {
    hold(walkOfPlan(plan).states.at(-1) as RoundState);
  });
  property.prop([anyBotRound], { numRuns: 30 })('and of rounds as bots play them', (plan) => {
    hold(simulateRound({ setup: setupOf(plan), bots: botsOf(plan) }).state);
  });
  property.prop([fc.constantFrom('map', 'a')])('no more than one habit', (tile) => {
    expect(said(round().starts().walk(`${tile} n`).marks(['star', 'star', 'star']), 1)).toHaveLength(3);
  });
});
