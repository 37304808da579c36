// What is wrong with what is seen in a picture: judged from the facts of `seen.mjs`, so that it can be tried without a window.

/** What counts as touching no longer, in pixels: frames of neighbours may share an edge. */
const SLACK = 2;
/** The least that is easily hit (WCAG 2.5.8). */
const LEAST = 24;
/** A line's box is higher than its letters by so much of itself, above and below. */
const LEADING = 0.2;

const wide = ({ left, right }) => right - left;
const high = ({ top, bottom }) => bottom - top;

/** Where letters are in a line's box. */
function ink({ what, box }) {
  const less = what === 'words' ? high(box) * LEADING : 0;
  return { ...box, top: box.top + less, bottom: box.bottom - less };
}

const contains = (a, b) => a.from <= b.from && b.to <= a.to;

/** Controls and words that lie over one another, though neither is part of the other. */
export function overlapping({ things }) {
  const found = [];
  const visible = things.filter(({ box }) => wide(box) > SLACK && high(box) > SLACK);
  for (const [at, one] of visible.entries()) {
    const a = ink(one);
    for (const other of visible.slice(at + 1)) {
      if (one.layer !== other.layer || contains(one, other) || contains(other, one)) continue;
      const b = ink(other);
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > SLACK && down > SLACK) found.push(`"${one.text}" and "${other.text}" by ${Math.round(across)}×${Math.round(down)}`);
    }
  }
  return [...new Set(found)];
}

/** Controls and words of which something is out of sight and cannot be scrolled to. */
export function outOfSight({ things }) {
  return [
    ...new Set(
      things.flatMap(({ what, text, whole, box, scrolls }) => {
        const sideways = Math.max(box.left - whole.left, whole.right - box.right);
        const leading = what === 'words' ? high(whole) * LEADING : 0;
        const upright = Math.max(box.top - whole.top, whole.bottom - box.bottom) - leading;
        return (sideways > SLACK && !scrolls.x) || (upright > SLACK && !scrolls.y) ? [`"${text}"`] : [];
      }),
    ),
  ];
}

/** What scrolls sideways: nothing of ours is made for that. */
export function scrolledSideways({ sideways }) {
  return sideways.map((text) => `"${text}"`);
}

/** The way on, where one has to scroll to see all of it. */
export function belowTheFold({ things }) {
  return things.flatMap(({ text, main, whole, box }) =>
    main && (high(whole) - high(box) > SLACK || wide(whole) - wide(box) > SLACK) ? [`"${text}"`] : [],
  );
}

/** Controls whose middle is under something else; what can be scrolled away from below it is not meant. */
export function covered({ things }) {
  return things.flatMap(({ what, text, under, scrolls }) =>
    what === 'control' && under !== '' && !scrolls.y && !scrolls.x ? [`"${text}" under "${under}"`] : [],
  );
}

/** Controls that are hard to hit; one in a line of words may be as high as its letters. */
export function small({ things }) {
  return things.flatMap(({ what, text, width, height, inline }) =>
    what === 'control' && !inline && (width < LEAST || height < LEAST) ? [`"${text}": ${Math.round(width)}×${Math.round(height)}`] : [],
  );
}

const KEY = /^[a-z][\w-]*(\.[\w-]+)+$/;
const LEFT_OPEN = /\{[a-z][\w-]*\}|\bundefined\b|\bNaN\b|\[object /i;

/** Words that are a key, have something left open, or are of a language that is not spoken: `isForeign` tells those. */
export function unspoken({ things, spoken }, isForeign = () => false) {
  const said = [...things.flatMap((thing) => thing.said ?? []), ...spoken];
  return [...new Set(said)].filter((text) => KEY.test(text) || LEFT_OPEN.test(text) || isForeign(text)).map((text) => `"${text}"`);
}
