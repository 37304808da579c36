/** What comes from the main process is made of new objects each time, though mostly nothing in it has changed. */

type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/**
 * `next` with the objects of `before` wherever they say the same, so that whoever compares by identity (a reactive value, a text kept
 * for a face) sees what is really new. Plain data only; `next` is its taker's own and is changed in place.
 */
export function kept<Value>(before: unknown, next: Value): Value {
  if (!isParts(next) || !isParts(before) || Array.isArray(next) !== Array.isArray(before)) return next;
  const names = Object.keys(next);
  let same = Object.keys(before).length === names.length;
  for (const name of names) {
    const known = Object.hasOwn(before, name);
    const part = next[name];
    const now = known ? kept(before[name], part) : part;
    // An own part of any name, `__proto__` too, is written as such.
    if (now !== part) (next as Parts)[name] = now;
    same &&= known && Object.is(now, before[name]);
  }
  return same ? (before as Value) : next;
}
