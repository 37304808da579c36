// When a frame was on the screen, by Chromium's own trace: the page itself is told only when the next one begins.

/** What the page puts into the trace: a press at the key's own time, and the call in which a frame's pixels were others. */
export const KEY = 'lookout-key';
export const CHANGED = 'lookout-changed';

/** What has to be recorded for it. */
export const CATEGORIES = ['-*', 'devtools.timeline', 'blink.user_timing'];

/**
 * For each press in its order, the milliseconds from key to screen; null where the trace has no such frame. A frame that was left
 * out is on the screen with the next one.
 */
export function presentedAfter(events) {
  const page = events.find(({ name }) => name === KEY)?.pid;
  const own = events.filter(({ pid }) => pid === page).sort((one, other) => one.ts - other.ts);
  const shown = new Map(own.filter(({ name }) => name === 'AnimationFrame::Presentation').map(({ args, ts }) => [args?.id, ts]));
  const frames = own.filter(({ name, ph }) => name === 'AnimationFrame' && ph === 'b');
  const changes = own.filter(({ name }) => name === CHANGED);
  return own
    .filter(({ name }) => name === KEY)
    .map((key, at, keys) => {
      const change = changes.find(({ ts }) => ts > key.ts && ts < (keys[at + 1]?.ts ?? Infinity));
      if (change === undefined) return null;
      const first = frames.findLastIndex(({ ts }) => ts <= change.ts);
      if (first < 0) return null;
      const frame = frames.slice(first).find(({ args }) => shown.has(args?.id));
      return frame === undefined ? null : (shown.get(frame.args?.id) - key.ts) / 1000;
    });
}
