/** Right answers in a row, as they are seen and heard: pure sums. */

/** The steps of a pentatonic scale, in semitones: whatever two of them sound together, none is out of tune. */
const SCALE = [0, 2, 4, 7, 9] as const;
/** A combo of so many sounds as high as any longer one: beyond that it would be shrill. */
const HIGHEST = 8;

/** How many semitones the sound of a right answer is raised that makes the combo this long. */
export function pitchOf(combo: number): number {
  const step = Math.min(HIGHEST, Math.max(1, combo)) - 1;
  return 12 * Math.floor(step / SCALE.length) + (SCALE[step % SCALE.length] ?? 0);
}

/** A combo of so many glows as much as any longer one. */
export const HOTTEST = 12;

/** Whether a combo of this length is said aloud: each would be too much to listen to. */
export function isSaid(combo: number): boolean {
  return combo === 5 || (combo > 0 && combo % 10 === 0);
}
