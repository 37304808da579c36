import { describe, expect, test } from 'vitest';
import { Presses } from '../../../../src/renderer/lib/held-keys';

describe.each(['Enter', 'NumpadEnter', 'Space'])('%s', (code) => {
  test('a fresh press is a deed, a repeated one is none, and the next press is one again', () => {
    const presses = new Presses();
    presses.down({ code, repeat: false, target: 'tile' });
    expect(presses.deed).toBe(true);
    presses.down({ code, repeat: true, target: 'next tile' });
    expect(presses.deed).toBe(false);
    presses.up({ code, target: 'next tile' });
    expect(presses.deed).toBe(false);
    presses.released();
    presses.down({ code, repeat: false, target: 'next tile' });
    expect(presses.deed).toBe(true);
  });
});

test('Space presses as it comes up what it went down on, though it was held', () => {
  const presses = new Presses();
  presses.down({ code: 'Space', repeat: false, target: 'button' });
  presses.down({ code: 'Space', repeat: true, target: 'button' });
  presses.up({ code: 'Space', target: 'button' });
  expect(presses.deed).toBe(true);
});

test('other keys make no clicks, and change nothing', () => {
  const presses = new Presses();
  presses.down({ code: 'ArrowUp', repeat: true, target: 'button' });
  expect(presses.deed).toBe(true);
});

test('a key that went down before the page could hear it presses nothing as it comes up', () => {
  const presses = new Presses();
  presses.up({ code: 'Space', target: 'button' });
  expect(presses.deed).toBe(false);
});
