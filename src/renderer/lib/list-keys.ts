/** Keys that go through a list of which one entry at a time can be reached by Tab. */

/** The entry that a key goes to from the `current` one of `length`, around at the ends; undefined for other keys, and where there is none. */
export function entryByKey(code: string, current: number, length: number): number | undefined {
  if (length === 0) return undefined;
  switch (code) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (current + 1) % length;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (current - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}
