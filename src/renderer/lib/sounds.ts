/**
 * The sounds, as data: each a few tones. They are told apart without looking, and none of them is the only word of anything: what each goes with
 * in sight and in words stands in docs/sounds.md.
 */

export const SOUNDS = [
  'tick',
  'start',
  'place',
  'mark',
  'right',
  'wrong',
  'caught',
  'hideout',
  'countdown',
  'final',
  'turn',
  'over',
  'item',
  'alarm',
  'homecoming',
  'apart',
  'silence',
  'crown',
] as const;
export type Sound = (typeof SOUNDS)[number];

export interface Tone {
  /** Hertz, at the start and at the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds after the sound's start, and length. */
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
  readonly shape: OscillatorType;
}

export const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  tick: [{ from: 1250, to: 1000, at: 0, length: 0.05, loudness: 0.1, shape: 'triangle' }],
  // Everybody may begin: two steps up.
  start: [
    { from: 440, to: 440, at: 0, length: 0.14, loudness: 0.08, shape: 'sine' },
    { from: 660, to: 660, at: 0.12, length: 0.24, loudness: 0.08, shape: 'sine' },
  ],
  right: [
    { from: 660, to: 660, at: 0, length: 0.12, loudness: 0.08, shape: 'sine' },
    { from: 990, to: 990, at: 0.06, length: 0.16, loudness: 0.06, shape: 'sine' },
  ],
  place: [
    { from: 190, to: 110, at: 0, length: 0.09, loudness: 0.28, shape: 'sine' },
    { from: 900, to: 500, at: 0, length: 0.02, loudness: 0.05, shape: 'triangle' },
  ],
  // A stamp: high and dry, where a tile is low and round.
  mark: [
    { from: 2100, to: 1300, at: 0, length: 0.03, loudness: 0.07, shape: 'square' },
    { from: 780, to: 620, at: 0.015, length: 0.07, loudness: 0.12, shape: 'triangle' },
  ],
  // A hand on a shoulder, and what falls with it.
  caught: [
    { from: 880, to: 220, at: 0, length: 0.3, loudness: 0.1, shape: 'sawtooth' },
    { from: 120, to: 60, at: 0.24, length: 0.4, loudness: 0.3, shape: 'sine' },
  ],
  // A door that opens: a low creak, and light behind it.
  hideout: [
    { from: 110, to: 165, at: 0, length: 0.3, loudness: 0.16, shape: 'triangle' },
    { from: 784, to: 784, at: 0.22, length: 0.18, loudness: 0.07, shape: 'sine' },
    { from: 1175, to: 1175, at: 0.34, length: 0.36, loudness: 0.07, shape: 'sine' },
  ],
  countdown: [{ from: 1480, to: 1480, at: 0, length: 0.32, loudness: 0.08, shape: 'sine' }],
  turn: [{ from: 420, to: 520, at: 0, length: 0.04, loudness: 0.05, shape: 'triangle' }],
  wrong: [
    { from: 220, to: 175, at: 0, length: 0.16, loudness: 0.14, shape: 'triangle' },
    { from: 165, to: 130, at: 0.12, length: 0.2, loudness: 0.14, shape: 'triangle' },
  ],
  final: [
    { from: 520, to: 520, at: 0, length: 0.08, loudness: 0.08, shape: 'sine' },
    { from: 390, to: 390, at: 0.1, length: 0.14, loudness: 0.08, shape: 'sine' },
  ],
  item: [
    { from: 784, to: 784, at: 0, length: 0.1, loudness: 0.06, shape: 'sine' },
    { from: 1175, to: 1175, at: 0.09, length: 0.2, loudness: 0.06, shape: 'sine' },
  ],
  over: [
    { from: 392, to: 392, at: 0, length: 0.22, loudness: 0.09, shape: 'sine' },
    { from: 523, to: 523, at: 0.14, length: 0.24, loudness: 0.09, shape: 'sine' },
    { from: 659, to: 659, at: 0.28, length: 0.4, loudness: 0.09, shape: 'sine' },
  ],
  // Endings are told apart without looking: a siren with a door that falls shut, a song that climbs home, the same with a
  // voice left behind, steps that lose their way.
  alarm: [
    { from: 520, to: 780, at: 0, length: 0.42, loudness: 0.1, shape: 'triangle' },
    { from: 780, to: 520, at: 0.42, length: 0.42, loudness: 0.1, shape: 'triangle' },
    { from: 520, to: 780, at: 0.84, length: 0.42, loudness: 0.1, shape: 'triangle' },
    { from: 780, to: 520, at: 1.26, length: 0.42, loudness: 0.08, shape: 'triangle' },
    { from: 150, to: 55, at: 1.75, length: 0.55, loudness: 0.3, shape: 'sine' },
    { from: 240, to: 180, at: 1.75, length: 0.3, loudness: 0.12, shape: 'square' },
  ],
  homecoming: [
    { from: 523, to: 523, at: 0, length: 0.2, loudness: 0.09, shape: 'sine' },
    { from: 659, to: 659, at: 0.16, length: 0.2, loudness: 0.09, shape: 'sine' },
    { from: 784, to: 784, at: 0.32, length: 0.2, loudness: 0.09, shape: 'sine' },
    { from: 1047, to: 1047, at: 0.48, length: 0.3, loudness: 0.1, shape: 'sine' },
    { from: 784, to: 784, at: 0.78, length: 0.18, loudness: 0.08, shape: 'sine' },
    { from: 1047, to: 1047, at: 0.96, length: 1, loudness: 0.1, shape: 'sine' },
    { from: 1319, to: 1319, at: 0.96, length: 1.1, loudness: 0.06, shape: 'sine' },
    { from: 523, to: 523, at: 0.96, length: 1.2, loudness: 0.07, shape: 'triangle' },
  ],
  apart: [
    { from: 440, to: 330, at: 0, length: 0.4, loudness: 0.1, shape: 'triangle' },
    { from: 330, to: 220, at: 0.36, length: 0.5, loudness: 0.09, shape: 'triangle' },
    { from: 659, to: 659, at: 0.95, length: 0.22, loudness: 0.08, shape: 'sine' },
    { from: 784, to: 784, at: 1.13, length: 0.22, loudness: 0.08, shape: 'sine' },
    { from: 1047, to: 1047, at: 1.31, length: 0.9, loudness: 0.09, shape: 'sine' },
    { from: 523, to: 523, at: 1.31, length: 1, loudness: 0.06, shape: 'sine' },
  ],
  silence: [
    { from: 587, to: 570, at: 0, length: 0.3, loudness: 0.08, shape: 'sine' },
    { from: 466, to: 455, at: 0.45, length: 0.3, loudness: 0.07, shape: 'sine' },
    { from: 494, to: 480, at: 0.95, length: 0.35, loudness: 0.06, shape: 'sine' },
    { from: 370, to: 350, at: 1.5, length: 0.9, loudness: 0.06, shape: 'sine' },
  ],
  // After the ending's own: a fanfare in three steps.
  crown: [
    { from: 392, to: 392, at: 2.4, length: 0.14, loudness: 0.09, shape: 'triangle' },
    { from: 392, to: 392, at: 2.58, length: 0.14, loudness: 0.09, shape: 'triangle' },
    { from: 523, to: 523, at: 2.76, length: 0.3, loudness: 0.1, shape: 'triangle' },
    { from: 659, to: 659, at: 3.06, length: 0.3, loudness: 0.1, shape: 'triangle' },
    { from: 784, to: 784, at: 3.36, length: 0.9, loudness: 0.1, shape: 'triangle' },
    { from: 1047, to: 1047, at: 3.36, length: 1, loudness: 0.07, shape: 'sine' },
  ],
};
