/** How much something glows that counts up, from 0 at one to 1 at `hottest` and beyond. */
export function heatOf(count: number, hottest: number): number {
  return Math.min(1, Math.max(0, (count - 1) / (hottest - 1)));
}
