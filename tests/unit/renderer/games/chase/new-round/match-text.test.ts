import { expect, test } from 'vitest';
import { NEW_SEAT } from '../../../../../../src/renderer/games/chase/new-round/match-choice';
import { matchText, rulesText } from '../../../../../../src/renderer/games/chase/new-round/match-text';
import { seatNames } from '../../../../../../src/renderer/lib/seats/seat-names';
import { DEFAULT_MATCH } from '../../../../../../src/shared/chase/match-choice';
import { type SeatChoice } from '../../../../../../src/shared/seats';

const guest = (name: string): SeatChoice => ({ ...NEW_SEAT, kind: 'guest', guest: name });
const bot = (level: number): SeatChoice => ({ ...NEW_SEAT, level });

test('everybody has a name once, as at the table', () => {
  expect(seatNames([guest('Zoe'), guest(' zoe '), bot(3), bot(3)])).toEqual(['Zoe', 'zoe (2)', 'Bibo', 'Momo']);
  expect(seatNames([guest(''), guest('')])).toEqual(['Guest', 'Guest (2)']);
});

test("only what is not the book's is said of the rules", () => {
  expect(rulesText(DEFAULT_MATCH.variants)).toBe('');
  expect(rulesText({ headStart: true, perfectPlan: true, pointsToWin: 5, table: 'large' })).toBe(
    'Head start, Perfect plan, 5 to win, Large table',
  );
});

test('a match in one line', () => {
  const choice = { ...DEFAULT_MATCH, seats: [guest('Ada'), guest('Ben'), bot(3)] };
  expect(matchText(choice)).toBe('Ada, Ben, Bibo (level 3)');
  expect(matchText({ ...choice, variants: { ...choice.variants, headStart: true } })).toBe('Ada, Ben, Bibo (level 3) – Head start');
});
