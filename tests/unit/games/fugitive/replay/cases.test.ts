import { describe, expect, test } from 'vitest';
import { fugitiveReplay, replays } from '../../../../../src/main/games/fugitive/replay/fugitive-replay';
import { notepadLines } from '../../../../../src/main/games/fugitive/replay/notepad-lines';
import { plainFault } from '../../../../../src/main/replay/fault';
import { differences, fugitiveCases, fugitiveFaults, WORKED } from '../../../../fixtures/fugitive';

/** The verdict as it goes out: through JSON, so that a field that is absent there is absent here. */
function verdictOf(json: unknown): unknown {
  const read = replays.parse(json);
  if (!read.ok) return { error: plainFault(read.error) };
  return JSON.parse(JSON.stringify(fugitiveReplay.verdict(read.value.replay, read.value.rounds)));
}

function notepadOf(json: unknown): unknown {
  const read = notepadLines(JSON.stringify(json));
  return read.ok ? JSON.parse(JSON.stringify(read.value)) : { error: plainFault(read.error) };
}

const cases = fugitiveCases();
const numbered = cases.map((each, at) => [at + 1, each] as const);

describe('games with known verdicts (J1)', () => {
  test('the file holds its 150 cases', () => {
    expect(cases).toHaveLength(150);
  });

  test.each(numbered)('case %i', (_, { replay, verdict }) => {
    expect(differences(verdictOf(replay), verdict)).toEqual([]);
  });
});

describe('notepads before each call (N3, N4)', () => {
  test.each(numbered)('case %i', (_, { replay, notepad }) => {
    expect(differences(notepadOf(replay), notepad)).toEqual([]);
  });
});

describe('the worked example (R4)', () => {
  test('is judged as it stands there', () => {
    expect(verdictOf(WORKED)).toMatchObject({
      rounds: [
        {
          winner: 'marshal',
          seat: 1,
          ending: 'caught',
          clause: 'E1',
          turns: 6,
          passes: 0,
          guesses: [
            { turn: 2, odds: 0.558953, best: 0.558953, rows: '3377' },
            { turn: 4, odds: 0.077682, best: 0.498721, rows: '2310' },
            { turn: 6, odds: 0.018252, best: 0.610455, rows: '95079' },
          ],
          notepad: 'off',
        },
      ],
      wins: [0, 1],
      winners: [1],
    });
  });

  test('has the first line of its notepad', () => {
    expect((notepadOf(WORKED) as unknown[])[0]).toEqual({
      round: 0,
      event: 4,
      turn: 2,
      rows: '3377',
      possible: [
        [1, 2, 3],
        [2, 3, 5, 6, 8, 9, 10],
      ],
      odds: { 1: 0.458146, 2: 0.483931, 3: 0.558953, 5: 0.16701, 6: 0.16701, 8: 0.100206, 9: 0.051959, 10: 0.012786 },
    });
  });
});

describe('faulty files (R2)', () => {
  test('there are 20', () => {
    expect(fugitiveFaults()).toHaveLength(20);
  });

  test.each(fugitiveFaults().map(({ why, path, replay }) => [why, path, replay] as const))('%s', (_, path, replay) => {
    const read = replays.parse(replay);
    expect(read.ok ? '' : plainFault(read.error).path).toMatch(new RegExp(`^${path.replace(/[[\]$]/g, '\\$&')}`));
  });

  test('a file by point of view is refused as such, whatever else is hidden in it (R3)', () => {
    const read = replays.parse({ ...WORKED, pointOfView: 1, rounds: [{ ...WORKED.rounds[0], deal: [null, null, null, null, null] }] });
    expect(read.ok ? '' : plainFault(read.error).path).toBe('pointOfView');
  });
});
