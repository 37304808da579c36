import { describe, expect, test } from 'vitest';
import { judgeMatch } from '../../../../../src/rules/chase/judge-match';
import { readReplay } from '../../../../../src/main/games/chase/replay/chase-replay';
import { fixtureText, judgeCases } from '../../../../fixtures/cases';

/** The judge's verdict as it goes out: through JSON, so that a field that is absent there is absent here. */
function verdictOf(text: string): unknown {
  const read = readReplay(text);
  if (!read.ok) return { error: read.error };
  const { replay, rounds } = read.value;
  return JSON.parse(JSON.stringify(judgeMatch(rounds, replay.players.length, replay.rules.pointsToWin)));
}

const cases = judgeCases();

describe('the judge on rounds with known verdicts', () => {
  test('the file holds its 244 cases', () => {
    expect(cases).toHaveLength(244);
  });

  test.each(cases.map((each, at) => [at + 1, each] as const))('case %i', (_, { replay, verdict }) => {
    expect(verdictOf(JSON.stringify(replay))).toStrictEqual(verdict);
  });

  test('the small replay: caught, a Small for the Chaser, triangle north (M3) and star south (M4)', () => {
    expect(verdictOf(fixtureText('minimal.lookout.json'))).toStrictEqual({
      game: 'chase',
      rounds: [
        {
          ending: 'caught',
          winner: 'chasers',
          award: 'small',
          runnerMistake: null,
          chaserMistake: null,
          markers: [
            { path: 0, position: 1, direction: 'n', final: false, symbol: 'triangle', legal: ['triangle'], ok: true },
            { path: 0, position: 2, direction: 's', final: true, symbol: 'star', legal: ['square', 'star'], ok: true },
          ],
        },
      ],
      points: [0, 1],
      victory: [
        { perfect: 0, small: 0 },
        { perfect: 0, small: 1 },
      ],
      winners: [],
    });
  });
});
