/** What is asked before a match is left. */
import { beforeEach, expect, test } from 'vitest';
import { speak } from '../../../../../src/renderer/lib/words.svelte';
import { askWords } from '../../../../../src/renderer/routes/match/ask-words';

beforeEach(() => {
  speak('en');
});

test('E1: nobody is promised to go on with a match that is won', () => {
  for (const asked of ['home', 'close'] as const) {
    expect(askWords(asked, { several: true, decided: false }).text).toContain('go on with it later');
    expect(askWords(asked, { several: true, decided: true }).text).toBe('It is won, and saved: you can watch its rounds again.');
  }
});
