/** A skyline as two paths, always the same for the same name: houses, and their windows. Pure sums, in units of the scene. */
import { diceOf, hashOf } from '../../../../../drawing/seeded';

export interface Skyline {
  readonly houses: string;
  readonly lit: string;
  readonly dark: string;
}

export interface SkylineWish {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Where the houses stand. */
  readonly foot: number;
  readonly low: number;
  readonly high: number;
  /** The least width of a house; the widest has twice as much. */
  readonly width: number;
  /** How many of the windows are lit, 0 to 1. */
  readonly lit: number;
}

const WINDOW = { width: 11, height: 15, across: 25, down: 31 } as const;

const box = (x: number, y: number, width: number, height: number): string =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${Math.round(-width)}z`;

/** Houses side by side from `from` to `to`, some with a chimney or a slanting roof. */
export function skylineOf({ name, from, to, foot, low, high, width, lit }: SkylineWish): Skyline {
  const dice = diceOf(hashOf(name));
  let houses = '';
  let light = '';
  let dark = '';
  for (let x = from; x < to;) {
    const wide = width * (1 + dice());
    const tall = low + (high - low) * dice();
    const top = foot - tall;
    const shape = dice();
    houses += box(x, top, wide, tall);
    if (shape < 0.3)
      houses += `M${Math.round(x)} ${Math.round(top)}l${Math.round(wide / 2)} ${Math.round(-wide * 0.3)}l${Math.round(wide / 2)} ${Math.round(wide * 0.3)}z`;
    else if (shape < 0.6) houses += box(x + wide * 0.62, top - 26, wide * 0.14, 26);
    else if (shape < 0.75) houses += box(x + wide * 0.46, top - 58, 5, 58);
    const columns = Math.floor((wide - 14) / WINDOW.across);
    const inset = (wide - columns * WINDOW.across + WINDOW.across - WINDOW.width) / 2;
    for (let row = 0; row < Math.floor((tall - 24) / WINDOW.down); row++) {
      for (let column = 0; column < columns; column++) {
        const pane = box(x + inset + column * WINDOW.across, top + 22 + row * WINDOW.down, WINDOW.width, WINDOW.height);
        if (dice() < lit) light += pane;
        else dark += pane;
      }
    }
    x += wide + (dice() < 0.3 ? 6 : 0);
  }
  return { houses, lit: light, dark };
}
