/** Presses that were still meant for what was on the screen a moment ago. */
import { beforeEach, expect, test } from 'vitest';
import { Presses } from '../../../../../src/renderer/lib/drill/presses';

let now = 5000;
let presses: Presses;
beforeEach(() => {
  now = 5000;
  presses = new Presses(() => now);
});

test('before anything was answered or tapped every press is meant', () => {
  expect([presses.mayAnswer, presses.mayGoOn, presses.leftOf(700)]).toEqual([true, true, 0]);
});

test('the press that answered does not go on as well', () => {
  presses.answered();
  now += 299;
  expect(presses.mayGoOn).toBe(false);
  now += 1;
  expect(presses.mayGoOn).toBe(true);
});

test('the second press of a double tap that went on answers nothing', () => {
  presses.answered();
  now += 1000;
  presses.tappedOn();
  now += 249;
  expect(presses.mayAnswer).toBe(false);
  now += 1;
  expect(presses.mayAnswer).toBe(true);
});

test('what is left of the glance at an answer counts from the answer on', () => {
  presses.answered();
  now += 300;
  expect(presses.leftOf(700)).toBe(400);
  now += 1000;
  expect(presses.leftOf(700)).toBe(0);
});
