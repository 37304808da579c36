import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  botLevelOf,
  countPeople,
  firstChasers,
  isRemembered,
  NEW_SEAT,
  requestOf,
  settled,
  unusual,
  withCount,
  withDevice,
  withSeat,
  withWho,
} from '../../../../../../src/renderer/games/chase/new-round/match-choice';
import { REQUESTS } from '../../../../../../src/shared/contract';
import { DEFAULT_MATCH, MatchChoiceSchema, type MatchChoice } from '../../../../../../src/shared/chase/match-choice';
import { type SeatChoice } from '../../../../../../src/shared/seats';

const ADA = '00000000-0000-4000-8000-00000000000a';
const BEN = '00000000-0000-4000-8000-00000000000b';
const GONE = '00000000-0000-4000-8000-00000000000c';

const seat = (change: Partial<SeatChoice>): SeatChoice => ({ ...NEW_SEAT, ...change });
const ada = seat({ kind: 'profile', profile: ADA, device: 'keys-left', aids: { plain: true } });
const ben = seat({ kind: 'profile', profile: BEN, device: 'mouse', assist: true });
const bot = seat({ level: 4 });
const guest = seat({ kind: 'guest', guest: 'Zoe', device: 'pad-1' });
const match = (...seats: SeatChoice[]): MatchChoice => ({ ...DEFAULT_MATCH, seats, firstChaser: 0 });

test('a line-up from when arrows instead of heads stood among what every game has is read as it is kept now', () => {
  const before = [ada, ben].map(({ aids, ...rest }) => ({ ...rest, plain: aids['plain'] === true }));
  expect(v.parse(MatchChoiceSchema, { ...match(), seats: before }).seats).toEqual([ada, ben]);
  expect(v.parse(MatchChoiceSchema, match(ada, ben)).seats).toEqual([ada, ben]);
  expect(v.safeParse(MatchChoiceSchema, { ...match(), seats: [{ ...ada, plain: true }, ben] }).success).toBe(false);
});
const devices = (choice: MatchChoice): string[] => choice.seats.map(({ kind, device }) => (kind === 'bot' ? '' : device));

describe('bots', () => {
  test('they are as good as those who sat here last, also once no bot did', () => {
    const withBot = settled(match(ada, bot), [ADA], ADA);
    expect(botLevelOf(withBot)).toBe(4);
    const people = settled({ ...withBot, seats: [ada, guest] }, [ADA], ADA);
    expect(botLevelOf(people)).toBe(4);
    expect(v.is(MatchChoiceSchema, people)).toBe(true);
    expect(botLevelOf(settled(match(ada, guest), [ADA], ADA))).toBeUndefined();
  });
});

/** What every choice on the screen has to be: fit to be kept, nobody twice, no device twice. */
function expectSound(choice: MatchChoice): void {
  expect(v.is(MatchChoiceSchema, choice)).toBe(true);
  const profiles = choice.seats.flatMap(({ kind, profile }) => (kind === 'profile' && profile !== null ? [profile] : []));
  expect(new Set(profiles).size).toBe(profiles.length);
  const held = choice.seats.filter(({ kind }) => kind !== 'bot').map(({ device }) => device);
  expect(new Set(held).size).toBe(held.length);
  expect(held.includes('all')).toBe(held.length === 1);
}

describe('a choice as it can be played now', () => {
  test('seats whoever was chosen in the app, and is sound as it comes', () => {
    const choice = settled(DEFAULT_MATCH, [ADA, BEN], BEN);
    expect(choice.seats.map(({ kind, profile }) => [kind, profile])).toEqual([
      ['profile', BEN],
      ['guest', null],
    ]);
    expect(devices(choice)).toEqual(['keys-left', 'mouse']);
    expectSound(choice);
  });

  test("a player who was deleted gives way to a guest without a name and without the seat's other choices changing", () => {
    const choice = settled(match(ada, { ...ben, profile: GONE }), [ADA, BEN], ADA);
    expect(choice.seats[1]).toEqual({ ...ben, kind: 'guest', profile: null, guest: '' });
    expectSound(choice);
  });

  test('nobody sits twice, also where the chosen player was named already', () => {
    const choice = settled(match(ada, { ...ben, profile: null }, { ...ada, device: 'pad-2' }), [ADA, BEN], ADA);
    expect(choice.seats.map(({ kind }) => kind)).toEqual(['profile', 'guest', 'guest']);
    expectSound(choice);
  });

  test('a device that two had stays with the first, and one who is alone has everything', () => {
    expect(devices(settled(match(ada, { ...ben, device: 'keys-left' }, bot), [ADA, BEN], ADA))).toEqual(['keys-left', 'mouse', '']);
    expect(devices(settled(match(bot, ben), [BEN], BEN))).toEqual(['', 'all']);
  });

  test('a first Chaser who has no seat is the last', () => {
    expect(settled({ ...match(ada, bot), firstChaser: 3 }, [ADA], ADA).firstChaser).toBe(1);
  });
});

describe('changes', () => {
  test('a taken device is swapped with whoever had it', () => {
    const { choice, swapped } = withDevice(match(ada, ben, guest), 2, 'mouse');
    expect(swapped).toBe(1);
    expect(devices(choice)).toEqual(['keys-left', 'pad-1', 'mouse']);
    expectSound(choice);
  });

  test("a device that only a bot's seat names is free", () => {
    const { choice, swapped } = withDevice(match(ada, ben, bot), 0, 'keys-right');
    expect(swapped).toBeNull();
    expect(devices(choice)).toEqual(['keys-right', 'mouse', '']);
  });

  test('a player who sits elsewhere changes places, each with what is theirs', () => {
    const { choice, swapped } = withWho(match(ada, bot, ben), 0, { kind: 'profile', profile: BEN });
    expect(swapped).toBe(2);
    expect(choice.seats).toEqual([ben, bot, ada]);
  });

  test('whoever sits down takes nothing from anybody', () => {
    const { choice, swapped } = withWho(match({ ...bot, device: 'mouse' }, ada, ben), 0, { kind: 'guest' });
    expect(swapped).toBeNull();
    expect(devices(choice)).toEqual(['keys-right', 'keys-left', 'mouse']);
    expectSound(choice);
  });

  test('the second person shares with the first, and the last one left has everything again', () => {
    const alone = match({ ...ada, device: 'all' }, bot);
    const two = withWho(alone, 1, { kind: 'guest' }).choice;
    expect(devices(two)).toEqual(['keys-left', 'keys-right']);
    expect(devices(withWho(two, 1, { kind: 'bot' }).choice)).toEqual(['all', '']);
  });

  test('seats that were taken away come back as they were, without anybody twice', () => {
    const four = match(ada, bot, ben, guest);
    const two = withCount({ ...four, firstChaser: 3 }, 2, []);
    expect(two.seats).toHaveLength(2);
    expect(two.firstChaser).toBe(1);
    expect(withCount(two, 4, four.seats).seats.slice(2)).toEqual([ben, guest]);
    const moved = withWho(two, 1, { kind: 'profile', profile: BEN }).choice;
    const again = withCount(moved, 4, four.seats);
    expect(again.seats.map(({ kind }) => kind)).toEqual(['profile', 'profile', 'bot', 'guest']);
    expectSound(again);
    expect(withCount(match(ada, bot), 3, []).seats[2]).toEqual(NEW_SEAT);
  });

  test('what concerns one seat leaves the others alone', () => {
    expect(withSeat(match(ada, bot), 1, { level: 9 }).seats).toEqual([ada, { ...bot, level: 9 }]);
  });
});

describe('what is asked for', () => {
  test('names everybody as the contract wants it', () => {
    const choice = { ...match(ada, ben, bot, { ...guest, guest: ' Zoe ' }), firstChaser: 3 };
    const request = requestOf(choice, 'a deal');
    expect(request.seats).toEqual([
      { kind: 'profile', profile: ADA },
      { kind: 'profile', profile: BEN, assist: true },
      { kind: 'bot', level: 4 },
      { kind: 'guest', name: 'Zoe' },
    ]);
    expect(request).toMatchObject({ game: 'chase', firstChaser: 3, seed: 'a deal', variants: DEFAULT_MATCH.variants });
    expect(v.is(REQUESTS['match.arrange'], request)).toBe(true);
    expect(requestOf(choice)).not.toHaveProperty('seed');
  });

  test('F1: with four the one on the left chases too, around the table', () => {
    expect(firstChasers({ ...match(ada, ben, bot, guest), firstChaser: 3 })).toEqual([3, 0]);
    expect(firstChasers({ ...match(ada, ben, bot), firstChaser: 2 })).toEqual([2]);
  });

  test('F2: who follows whom is asked for with four only, and remembered with the line-up', () => {
    const four: MatchChoice = { ...match(ada, ben, bot, guest), following: 'beside' };
    expect(requestOf(four)).toMatchObject({ following: 'beside' });
    expect(requestOf(withCount(four, 3, []))).not.toHaveProperty('following');
    expect(withCount(withCount(four, 3, []), 4, four.seats).following).toBe('beside');
    expect(settled(four, [ADA, BEN], ADA).following).toBe('beside');
    // A choice that was kept before anybody could choose.
    const { following: _, ...before } = four;
    expect(v.parse(MatchChoiceSchema, before).following).toBe('opposite');
  });

  test('what was never begun is not had again', () => {
    expect(isRemembered(DEFAULT_MATCH)).toBe(false);
    expect(isRemembered(settled(DEFAULT_MATCH, [ADA], ADA))).toBe(true);
    expect(countPeople(match(ada, bot, guest))).toBe(2);
  });

  test("V1 to V3 and the table are named where they are not the book's", () => {
    expect(unusual(DEFAULT_MATCH.variants)).toEqual([]);
    expect(unusual({ headStart: true, perfectPlan: true, pointsToWin: 5, table: 'small' })).toEqual([
      'head-start',
      'perfect-plan',
      'points',
      'table',
    ]);
  });
});
