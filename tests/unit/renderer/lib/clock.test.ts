import { describe, expect, test } from 'vitest';
import { timeAt } from '../../../../src/renderer/lib/clock';
import { clockText } from '../../../../src/shared/clock-text';

describe('the clock is read off stamps', () => {
  const stamp = { t: 5000, running: true, receivedAt: 100 };

  test('it runs on however seldom it is looked at', () => {
    expect(timeAt(stamp, 100)).toBe(5000);
    expect(timeAt(stamp, 90_100)).toBe(95_000);
  });

  test('it stands still while the round is paused', () => {
    expect(timeAt({ ...stamp, running: false }, 90_100)).toBe(5000);
  });

  test('it never goes back', () => {
    expect(timeAt(stamp, 50)).toBe(5000);
  });

  test('minutes, seconds, tenths, all cut off', () => {
    expect(clockText(0)).toBe('0:00.0');
    expect(clockText(67_390)).toBe('1:07.3');
    expect(clockText(59_999)).toBe('0:59.9');
    expect(clockText(-3)).toBe('0:00.0');
  });
});
