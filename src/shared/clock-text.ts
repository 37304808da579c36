/** Times of a round as they are written. */

/** Minutes, seconds and tenths: `1:07.3`. */
export function clockText(t: number): string {
  const tenths = Math.floor(Math.max(0, t) / 100);
  const minutes = Math.floor(tenths / 600);
  const seconds = Math.floor((tenths % 600) / 10);
  return `${String(minutes)}:${String(seconds).padStart(2, '0')}.${String(tenths % 10)}`;
}
