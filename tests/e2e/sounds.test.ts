/** The sounds as the window's own Web Audio makes them, ahead of time and without a loudspeaker: told apart, placed, and never cut off. */
import type { Page } from '@playwright/test';
import { heardFrom } from '../../src/renderer/games/chase/lib/heard-from';
import { notesOf, outletOf, sing, type Note } from '../../src/renderer/lib/sound';
import { SOUNDS } from '../../src/renderer/lib/sounds';
import { expect, test } from './app';

/** What is measured of a sound. */
interface Heard {
  /** The highest sample, of 1. */
  readonly peak: number;
  /** Seconds until it has died away. */
  readonly length: number;
  /** Where the middle of its spectrum lies, in hertz. */
  readonly centre: number;
  /** How loud it is on the left and on the right. */
  readonly left: number;
  readonly right: number;
}

/** Has the window make the tones, all from the same moment on, with the app's own functions: their text is run in the page. */
async function heard(page: Page, notes: readonly Note[]): Promise<Heard> {
  const told = await page.evaluate(`(async (notes) => {
    const outletOf = ${outletOf.toString()};
    const sing = ${sing.toString()};
    const rate = 44100;
    const audio = new OfflineAudioContext(2, rate * 5, rate);
    const outlet = outletOf(audio);
    for (const note of notes) sing(audio, outlet, note, () => undefined);
    const made = await audio.startRendering();
    const [left, right] = [made.getChannelData(0), made.getChannelData(1)];
    const size = left.map((sample, at) => Math.max(Math.abs(sample), Math.abs(right[at])));
    const peak = size.reduce((most, each) => Math.max(most, each), 0);
    const last = size.findLastIndex((each) => each > peak / 50);
    const loud = (side) => Math.sqrt(side.reduce((sum, each) => sum + each * each, 0) / side.length);
    // The spectrum of the loudest stretch.
    const from = Math.max(0, Math.min(size.indexOf(peak) - 512, left.length - 2048));
    let [weight, sum] = [0, 0];
    for (let bin = 1; bin < 512; bin++) {
      let [re, im] = [0, 0];
      for (let at = 0; at < 2048; at++) {
        const sample = (left[from + at] + right[from + at]) * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / 2048));
        re += sample * Math.cos((2 * Math.PI * bin * at) / 2048);
        im += sample * Math.sin((2 * Math.PI * bin * at) / 2048);
      }
      const power = re * re + im * im;
      weight += power;
      sum += power * ((bin * rate) / 2048);
    }
    return { peak, length: last / rate, centre: sum / weight, left: loud(left), right: loud(right) };
  })(${JSON.stringify(notes)})`);
  return told as Heard;
}

const TWO = {
  roles: ['runner', 'chaser'] as const,
  paths: [{ runner: 0, chaser: 1, tiles: [], marks: [], caught: false, supply: { red: 15, blue: 15 } }],
};
const RUNNER = heardFrom(TWO, 0);
const CHASER = heardFrom(TWO, 1);

/** What tells who did what, as it is heard in a round of two. */
const TELLING = {
  place: notesOf('place', { from: RUNNER }),
  mark: notesOf('mark', { from: CHASER }),
  right: notesOf('right'),
  wrong: notesOf('wrong'),
  caught: notesOf('caught', { from: CHASER }),
  hideout: notesOf('hideout', { from: RUNNER }),
  countdown: notesOf('countdown'),
};

test('who did what is told by ear: the sounds differ in height or length, in place, and in voice', async ({ app: { window: page } }) => {
  const all = new Map<string, Heard>();
  for (const [name, notes] of Object.entries(TELLING)) all.set(name, await heard(page, notes));
  const rows = [...all];
  for (const [at, [one, a]] of rows.entries())
    for (const [other, b] of rows.slice(0, at)) {
      const height = Math.abs(Math.log2(a.centre / b.centre));
      const length = Math.abs(Math.log2(a.length / b.length));
      // A fourth apart, or half as long again.
      expect(Math.max(height / (5 / 12), length / Math.log2(1.5)), `${one} and ${other}: ${JSON.stringify([a, b])}`).toBeGreaterThanOrEqual(
        1,
      );
    }
  // The Runner's place is on the left, the Chaser's on the right; what is nobody's comes from the middle.
  for (const name of ['place', 'hideout']) expect(all.get(name)?.left, name).toBeGreaterThan(1.3 * (all.get(name)?.right ?? 0));
  for (const name of ['mark', 'caught']) expect(all.get(name)?.right, name).toBeGreaterThan(1.3 * (all.get(name)?.left ?? 0));
  expect(all.get('right')?.left).toBeCloseTo(all.get('right')?.right ?? 0, 5);
  // The same from either side has another voice.
  for (const sound of ['place', 'mark'] as const) {
    const warm = await heard(page, notesOf(sound, { from: RUNNER }));
    const bright = await heard(page, notesOf(sound, { from: CHASER }));
    expect(bright.centre / warm.centre, sound).toBeGreaterThan(1.15);
  }
});

test('none is cut off, however many come at once and however loud they are set; softly set they are still there', async ({
  app: { window: page },
}) => {
  const crowd = (volume: number): Note[] =>
    Array.from({ length: 6 }, () =>
      SOUNDS.flatMap((sound) => [...notesOf(sound, { from: RUNNER, volume }), ...notesOf(sound, { volume })]),
    ).flat();
  expect((await heard(page, crowd(10))).peak).toBeLessThan(1);
  for (const sound of SOUNDS) {
    const [soft, written, loud] = [
      await heard(page, notesOf(sound, { volume: 1 })),
      await heard(page, notesOf(sound)),
      await heard(page, notesOf(sound, { volume: 10 })),
    ];
    expect(soft.peak, sound).toBeGreaterThan(0.001);
    expect(written.peak, sound).toBeGreaterThan(2 * soft.peak);
    expect(loud.peak, sound).toBeGreaterThan(written.peak);
    expect(loud.peak, sound).toBeLessThan(1);
  }
});
