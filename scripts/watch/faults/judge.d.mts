interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** A control or a line of words, as `seen.mjs` tells it. */
export interface Thing {
  readonly what: 'control' | 'words';
  readonly text: string;
  readonly whole: Box;
  readonly box: Box;
  readonly scrolls: { readonly x: boolean; readonly y: boolean };
  readonly from: number;
  readonly to: number;
  readonly layer: number;
  readonly width: number;
  readonly height: number;
  readonly inline: boolean;
  readonly main: boolean;
  readonly under: string;
  readonly said?: string;
}
export interface Seen {
  readonly things: readonly Thing[];
  readonly spoken: readonly string[];
  readonly sideways: readonly string[];
}
export function overlapping(seen: Seen): string[];
export function outOfSight(seen: Seen): string[];
export function scrolledSideways(seen: Seen): string[];
export function belowTheFold(seen: Seen): string[];
export function covered(seen: Seen): string[];
export function small(seen: Seen): string[];
export function unspoken(seen: Seen, isForeign?: (text: string) => boolean): string[];
