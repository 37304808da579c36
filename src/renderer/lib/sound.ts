/** Plays the sounds, made on the spot with Web Audio; nothing is loaded. Silent when switched off. */
import { TONES, type Sound, type Tone } from './sounds';

export type { Sound } from './sounds';

/** Who makes a sound: where they sit, from -1 (left) to 1 (right), and of which side's colour their sounds are. */
export interface From {
  readonly pan: number;
  /** `warm` is soft and a little lower, `bright` has edges and is a little higher. */
  readonly voice: 'warm' | 'bright';
}

/** A tone as it is played. */
export type Note = Tone & Pick<From, 'pan'>;

/** How a sound is played. */
export interface How {
  /** So many semitones higher than it is written. */
  readonly raised?: number;
  /** Left out, it comes from the middle, as it is written. */
  readonly from?: From | undefined;
  /** 1 to 10. */
  readonly volume?: number;
}

/** The volume at which sounds are as loud as they are written. */
export const WRITTEN_VOLUME = 7;

/** Semitones by which a voice is apart from what is written. */
const VOICED = { warm: -3, bright: 2 } as const;
const SHAPED = {
  warm: { sine: 'sine', triangle: 'sine', square: 'triangle', sawtooth: 'triangle', custom: 'sine' },
  bright: { sine: 'triangle', triangle: 'square', square: 'sawtooth', sawtooth: 'sawtooth', custom: 'triangle' },
} as const satisfies Readonly<Record<From['voice'], Readonly<Record<OscillatorType, OscillatorType>>>>;
/** Edges are louder than they are written: as loud as before to the ear. */
const EVENED = { warm: 1.15, bright: 0.6 } as const;

/** The tones of a sound as they are to be played. */
export function notesOf(sound: Sound, { raised = 0, from, volume = WRITTEN_VOLUME }: How = {}): Note[] {
  const higher = 2 ** ((raised + (from === undefined ? 0 : VOICED[from.voice])) / 12);
  const louder = (volume / WRITTEN_VOLUME) ** 1.6 * (from === undefined ? 1 : EVENED[from.voice]);
  return TONES[sound].map((tone) => ({
    ...tone,
    from: tone.from * higher,
    to: tone.to * higher,
    loudness: tone.loudness * louder,
    shape: from === undefined ? tone.shape : SHAPED[from.voice][tone.shape],
    pan: from?.pan ?? 0,
  }));
}

/** So long after the last tone the sound device is given back, in milliseconds: a round's next sound comes without delay. */
const RESTS_AFTER_MS = 3000;

/** What is needed to make a sound, in real time or ahead of it. */
type Maker = Pick<
  BaseAudioContext,
  'currentTime' | 'destination' | 'createOscillator' | 'createGain' | 'createStereoPanner' | 'createWaveShaper'
>;

/** What is needed of the browser's sound. */
export type Audio = Maker & Pick<AudioContext, 'state' | 'resume' | 'suspend'>;

/**
 * Where all sounds go, on their way to the loudspeakers: soft as they are, they pass as they came; many at once are pressed together before
 * they could be cut off. It stands by itself: tests run its text.
 */
export function outletOf(audio: Maker): AudioNode {
  const press = audio.createWaveShaper();
  const steps = 1025;
  // A straight line up to a half, and from there on ever flatter: 0.95 is never passed.
  press.curve = Float32Array.from({ length: steps }, (_, at) => {
    const x = (at / (steps - 1)) * 2 - 1;
    const size = Math.abs(x * 4);
    return Math.sign(x) * (size <= 0.5 ? size : 0.5 + 0.45 * Math.tanh((size - 0.5) / 0.45));
  });
  // What comes in at 4 is the end of the curve; from there on nothing grows.
  const room = audio.createGain();
  room.gain.value = 0.25;
  room.connect(press);
  press.connect(audio.destination);
  return room;
}

/** Plays one tone into `outlet`, beginning now; `ended` is told. It stands by itself: tests run its text. */
export function sing(audio: Maker, outlet: AudioNode, { at, length, from, to, loudness, shape, pan }: Note, ended: () => void): void {
  const start = audio.currentTime + at;
  const end = start + length;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  const place = audio.createStereoPanner();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + Math.min(0.008, length / 3));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  place.pan.value = pan;
  oscillator.connect(gain).connect(place).connect(outlet);
  oscillator.onended = ended;
  oscillator.start(start);
  oscillator.stop(end + 0.02);
}

/** Plays sounds, and rests while nothing sounds: a sound device that is held awakes the computer 250 times a second. */
export class Speaker {
  readonly #make: () => Audio;
  #audio: { readonly device: Audio; readonly outlet: AudioNode } | null = null;
  #sounding = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(make: () => Audio) {
    this.#make = make;
  }

  /** A computer without sound stays quiet, without complaint. */
  play(sound: Sound, how: How = {}): void {
    try {
      if (this.#audio === null || this.#audio.device.state === 'closed') {
        const device = this.#make();
        this.#audio = { device, outlet: outletOf(device) };
        this.#sounding = 0;
      }
      const { device, outlet } = this.#audio;
      clearTimeout(this.#rest);
      if (device.state === 'suspended') void device.resume().catch(() => undefined);
      for (const note of notesOf(sound, how)) {
        this.#sounding++;
        sing(device, outlet, note, () => {
          if (device === this.#audio?.device) this.#ended(device);
        });
      }
    } catch {
      this.#audio = null;
    }
  }

  #ended(audio: Audio): void {
    if (--this.#sounding > 0) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void audio.suspend().catch(() => undefined), RESTS_AFTER_MS);
  }
}

const speaker = new Speaker(() => new AudioContext());

/** Plays a sound if the switch is on, as loud as somebody set it. */
export function play(sound: Sound, { sound: on, volume }: { readonly sound: boolean; readonly volume: number }, how: How = {}): void {
  if (on) speaker.play(sound, { ...how, volume });
}
