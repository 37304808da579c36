import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Speaker, type Audio } from '../../../../src/renderer/lib/sound';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A node that what is connected to goes on from. */
function node<Own extends object>(own: Own): Own & { connect: (next: unknown) => unknown } {
  return { ...own, connect: (next) => next };
}

/** As much of the browser's sound as is needed to hear when it rests. */
function device(): { audio: Audio; asked: string[]; begun: number[]; end: () => void } {
  const asked: string[] = [];
  /** The frequencies that tones begin with. */
  const begun: number[] = [];
  const tones: (() => void)[] = [];
  const param = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  const state = { now: 'running' };
  const audio = {
    get state() {
      return state.now;
    },
    currentTime: 0,
    destination: {},
    createGain: () => node({ gain: param }),
    createStereoPanner: () => node({ pan: {} }),
    createWaveShaper: () => node({}),
    createOscillator: () => {
      const oscillator = {
        frequency: { ...param, setValueAtTime: (hertz: number) => void begun.push(hertz) },
        connect: (next: unknown) => next,
        start: () => undefined,
        stop: () => undefined,
        onended: null as (() => void) | null,
      };
      tones.push(() => oscillator.onended?.());
      return oscillator;
    },
    resume: () => {
      asked.push('resume');
      state.now = 'running';
      return Promise.resolve();
    },
    suspend: () => {
      asked.push('suspend');
      state.now = 'suspended';
      return Promise.resolve();
    },
  };
  return { audio: audio as unknown as Audio, asked, begun, end: () => tones.splice(0).forEach((ended) => ended()) };
}

test('the sound device rests when nothing sounds, and wakes for the next sound', () => {
  const { audio, asked, end } = device();
  const speaker = new Speaker(() => audio);
  speaker.play('place');
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual([]);
  end();
  vi.advanceTimersByTime(2999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['suspend']);
  speaker.play('tick');
  expect(asked).toEqual(['suspend', 'resume']);
  end();
  vi.advanceTimersByTime(1000);
  speaker.play('tick');
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual(['suspend', 'resume']);
});

test('a computer without sound stays quiet, without complaint', () => {
  const speaker = new Speaker(() => {
    throw new Error('no device');
  });
  expect(() => speaker.play('over')).not.toThrow();
});

test('a sound can be raised by semitones: an octave is twice as high', () => {
  const { audio, begun } = device();
  const speaker = new Speaker(() => audio);
  speaker.play('right');
  const written = begun.splice(0);
  speaker.play('right', { raised: 12 });
  expect(begun).toEqual(written.map((hertz) => 2 * hertz));
});
