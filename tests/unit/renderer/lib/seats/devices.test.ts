import { describe, expect, test } from 'vitest';
import {
  choiceWith,
  deviceOfPad,
  devicesAmong,
  devicesOf,
  padOf,
  seatsIn,
  withDevice,
} from '../../../../../src/renderer/lib/seats/devices';
import { DEFAULT_MATCH, type MatchChoice } from '../../../../../src/shared/chase/match-choice';
import { isChoiceOf, type Device } from '../../../../../src/shared/seats';
import type { Player } from '../../../../../src/shared/chase/replay';

const human = (name: string): Player => ({ name, kind: 'human' });
const bot: Player = { name: 'Bot 3', kind: 'bot', level: 3 };

function choiceOf(...devices: readonly (Device | 'bot')[]): MatchChoice {
  const [usual] = DEFAULT_MATCH.seats;
  if (usual === undefined) throw new Error('There is no usual seat.');
  return {
    ...DEFAULT_MATCH,
    seats: devices.map((device) => (device === 'bot' ? { ...usual, kind: 'bot' as const } : { ...usual, kind: 'guest' as const, device })),
  };
}

describe('who plays with what', () => {
  test('the only person has everything, whatever was chosen', () => {
    expect(devicesOf([1], [bot, human('Ada')], choiceOf('bot', 'pad-2'))).toEqual(new Map([[1, 'all']]));
  });
  test('several have what was chosen for this match', () => {
    const players = [human('Ada'), bot, human('Bea')];
    expect(devicesOf([0, 2], players, choiceOf('pad-2', 'bot', 'keys-right'))).toEqual(
      new Map([
        [0, 'pad-2'],
        [2, 'keys-right'],
      ]),
    );
  });
  test('a choice for other seats says nothing: everybody gets something usual', () => {
    const players = [human('Ada'), human('Bea'), human('Carla')];
    expect(isChoiceOf(players, choiceOf('pad-1', 'pad-2'))).toBe(false);
    expect(isChoiceOf(players, choiceOf('pad-1', 'bot', 'pad-2'))).toBe(false);
    expect([...devicesOf([0, 1, 2], players, choiceOf('pad-1', 'pad-2')).values()]).toEqual(['keys-left', 'mouse', 'keys-right']);
  });
  test('nobody has what another has already', () => {
    const devices = devicesOf([0, 1], [human('Ada'), human('Bea')], choiceOf('mouse', 'mouse'));
    expect([...devices.values()]).toEqual(['mouse', 'keys-left']);
  });
  test('whoever had a device gets the one that became free', () => {
    const devices = withDevice(
      new Map([
        [0, 'mouse'],
        [1, 'pad-1'],
      ]),
      0,
      'pad-1',
    );
    expect(devices).toEqual(
      new Map([
        [0, 'pad-1'],
        [1, 'mouse'],
      ]),
    );
  });
  test('a change is kept with the choice of its seat alone', () => {
    const changed = choiceWith(choiceOf('mouse', 'bot', 'pad-1'), new Map([[2, 'pad-3']]), new Map([[2, 2]]));
    expect(changed.seats.map(({ device }) => device)).toEqual(['mouse', 'keys-left', 'pad-3']);
  });
  test('people keep what they had where they sit the other way round, and it is kept as theirs', () => {
    const players = [human('Ada'), human('Bea')];
    const choice = choiceOf('keys-left', 'keys-right');
    const devices = devicesOf([0, 1], players, choice, ['Bea', 'Ada']);
    expect([...devices]).toEqual([
      [0, 'keys-right'],
      [1, 'keys-left'],
    ]);
    const seats = seatsIn(players, choice, ['Bea', 'Ada']);
    expect(seats && choiceWith(choice, new Map([[0, 'mouse']]), seats).seats.map(({ device }) => device)).toEqual(['keys-left', 'mouse']);
    expect(seatsIn(players, choice, ['Bea', 'Cleo'])).toBeNull();
    expect(seatsIn(players, choiceOf('keys-left', 'bot'), ['Ada', 'Lulu'])).toBeNull();
  });
  test('who is left alone keeps a half of the keyboard, and has everything beside the mouse or a gamepad', () => {
    const alone = (device: Device) => devicesAmong([1], new Map([[1, device]]), true).get(1);
    expect([alone('keys-right'), alone('keys-left'), alone('mouse'), alone('pad-2')]).toEqual(['keys-right', 'keys-left', 'all', 'all']);
  });
  test('gamepads count from 0 for the system, from 1 for people', () => {
    expect([padOf('pad-1'), padOf('pad-4'), padOf('mouse'), padOf(undefined)]).toEqual([0, 3, null, null]);
    expect([deviceOfPad(2), deviceOfPad(7)]).toEqual(['pad-3', undefined]);
  });
});
