import { describe, expect, test } from 'vitest';
import { nextOpponent, type AgainstBot } from '../../../src/main/matches/next-opponent';

/** '4+ 4- 3+': rounds, the newest first, won or lost. */
const rounds = (text: string): AgainstBot[] =>
  text.split(' ').flatMap((each) => (each === '' ? [] : [{ level: Number(each.slice(0, -1)), won: each.endsWith('+') }]));

describe('the next opponent', () => {
  test.each([
    ['whoever has not played begins with the lowest', '', 1],
    ['one round won is no proof yet', '1+', 1],
    ['two of three won: the next one up', '1+ 1- 1+', 2],
    ['what was lost long ago counts no more', '3+ 3+ 3- 3- 3- 3-', 4],
    ['a level above that was lost is still the next', '5- 5- 4+ 4+', 5],
    ['a lower one that is played for fun takes nothing back', '1+ 1+ 1+ 6+ 6+', 7],
    ['won by chance, lost since: that one again', '6- 6- 6+ 5+ 5+', 6],
    ['nothing won: that one again', '3- 3-', 3],
    ['lost again and again: one lower', '3- 3- 3-', 2],
    ['none is lower than the lowest', '1- 1- 1-', 1],
    ['none is higher than the highest', '10+ 10+', 10],
  ])('%s', (_, played, level) => {
    expect(nextOpponent(rounds(played)).level).toBe(level);
  });

  test('tells what was won and lost against each level, the lowest first', () => {
    expect(nextOpponent(rounds('4- 2+ 4+ 2+')).levels).toEqual([
      { level: 2, won: 2, lost: 0 },
      { level: 4, won: 1, lost: 1 },
    ]);
  });
});
