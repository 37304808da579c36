/** Soft sounds, made on the spot with Web Audio; nothing is loaded. Silent when switched off. */

export type Sound =
  'tick' | 'pulse' | 'place' | 'wrong' | 'final' | 'turn' | 'over' | 'item' | 'alarm' | 'homecoming' | 'apart' | 'silence' | 'crown';

interface Tone {
  /** Hertz, at the start and at the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds after the sound's start, and length. */
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
  readonly shape: OscillatorType;
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  tick: [{ from: 1250, to: 1000, at: 0, length: 0.05, loudness: 0.1, shape: 'triangle' }],
  pulse: [
    { from: 660, to: 660, at: 0, length: 0.12, loudness: 0.08, shape: 'sine' },
    { from: 990, to: 990, at: 0.06, length: 0.16, loudness: 0.06, shape: 'sine' },
  ],
  place: [
    { from: 190, to: 110, at: 0, length: 0.09, loudness: 0.28, shape: 'sine' },
    { from: 900, to: 500, at: 0, length: 0.02, loudness: 0.05, shape: 'triangle' },
  ],
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

/** So long after the last tone the sound device is given back, in milliseconds: a round's next sound comes without delay. */
const RESTS_AFTER_MS = 3000;

/** What is needed of the browser's sound. */
export type Audio = Pick<AudioContext, 'state' | 'currentTime' | 'destination' | 'createOscillator' | 'createGain' | 'resume' | 'suspend'>;

/** Plays sounds, and rests while nothing sounds: a sound device that is held awakes the computer 250 times a second. */
export class Speaker {
  readonly #make: () => Audio;
  #audio: Audio | null = null;
  #sounding = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(make: () => Audio) {
    this.#make = make;
  }

  /** So many semitones higher than it is written. A computer without sound stays quiet, without complaint. */
  play(sound: Sound, raised = 0): void {
    try {
      if (this.#audio === null || this.#audio.state === 'closed') {
        this.#audio = this.#make();
        this.#sounding = 0;
      }
      const audio = this.#audio;
      clearTimeout(this.#rest);
      if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
      for (const tone of TONES[sound]) this.#sing(audio, tone, 2 ** (raised / 12));
    } catch {
      this.#audio = null;
    }
  }

  /** `higher` is what its frequencies are multiplied by. */
  #sing(audio: Audio, tone: Tone, higher: number): void {
    const start = audio.currentTime + tone.at;
    const end = start + tone.length;
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.type = tone.shape;
    oscillator.frequency.setValueAtTime(tone.from * higher, start);
    oscillator.frequency.exponentialRampToValueAtTime(tone.to * higher, end);
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(tone.loudness, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    oscillator.connect(gain).connect(audio.destination);
    this.#sounding++;
    oscillator.onended = () => {
      if (audio === this.#audio) this.#ended(audio);
    };
    oscillator.start(start);
    oscillator.stop(end + 0.02);
  }

  #ended(audio: Audio): void {
    if (--this.#sounding > 0) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void audio.suspend().catch(() => undefined), RESTS_AFTER_MS);
  }
}

const speaker = new Speaker(() => new AudioContext());

/** Plays a sound if the switch is on, so many semitones higher than it is written. */
export function play(sound: Sound, on: boolean, raised = 0): void {
  if (on) speaker.play(sound, raised);
}
