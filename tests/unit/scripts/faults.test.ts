/** What is judged from what is seen in a picture: each fault, and what looks like one. */
import { describe, expect, it } from 'vitest';
import {
  belowTheFold,
  covered,
  outOfSight,
  overlapping,
  scrolledSideways,
  small,
  unspoken,
  type Seen,
  type Thing,
} from '../../../scripts/watch/faults/judge.mjs';

let count = 0;

/** A control with all that is right about it but what is given. */
function thing(more: Partial<Thing> = {}): Thing {
  const box = more.whole ?? { left: 0, top: 0, right: 100, bottom: 40 };
  count += 1;
  return {
    what: 'control',
    text: `thing ${String(count)}`,
    whole: box,
    box,
    scrolls: { x: false, y: false },
    from: count,
    to: count,
    layer: -1,
    width: box.right - box.left,
    height: box.bottom - box.top,
    inline: false,
    main: false,
    under: '',
    ...more,
  };
}

const seen = (...things: Thing[]): Seen => ({ things, spoken: [], sideways: [] });
const at = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 });

describe('overlapping', () => {
  it('is what lies over another thing, unless it is part of it, only touches it, or is in another layer', () => {
    expect(overlapping(seen(thing({ whole: at(0, 0) }), thing({ whole: at(50, 10) })))).toHaveLength(1);
    expect(overlapping(seen(thing({ whole: at(0, 0) }), thing({ whole: at(99, 0) })))).toEqual([]);
    expect(overlapping(seen(thing({ from: 900, to: 910 }), thing({ from: 905, to: 905 })))).toEqual([]);
    expect(overlapping(seen(thing(), thing({ layer: 7 })))).toEqual([]);
  });

  it('leaves lines of words whose boxes touch but whose letters do not', () => {
    const line = (top: number) => thing({ what: 'words', whole: { left: 0, top, right: 100, bottom: top + 20 } });
    expect(overlapping(seen(line(0), line(14)))).toEqual([]);
    expect(overlapping(seen(line(0), line(6)))).toHaveLength(1);
  });
});

describe('what is out of sight', () => {
  const cut = { left: 0, top: 0, right: 60, bottom: 40 };

  it('is found where it cannot be scrolled to', () => {
    expect(outOfSight(seen(thing({ box: cut })))).toHaveLength(1);
    expect(outOfSight(seen(thing({ box: cut, scrolls: { x: true, y: false } })))).toEqual([]);
  });

  it('is letters, not what a line has above and below them', () => {
    const whole = { left: 0, top: 0, right: 60, bottom: 40 };
    expect(outOfSight(seen(thing({ what: 'words', whole, box: { ...whole, bottom: 34 } })))).toEqual([]);
    expect(outOfSight(seen(thing({ what: 'words', whole, box: { ...whole, bottom: 25 } })))).toHaveLength(1);
  });

  it('is found of the way on even where it can be scrolled to', () => {
    expect(belowTheFold(seen(thing({ box: cut, main: true, scrolls: { x: true, y: true } })))).toHaveLength(1);
    expect(belowTheFold(seen(thing({ box: cut })))).toEqual([]);
  });

  it('is found under something else, unless that scrolls away', () => {
    expect(covered(seen(thing({ under: 'a bar' })))).toHaveLength(1);
    expect(covered(seen(thing({ under: 'a bar', scrolls: { x: false, y: true } })))).toEqual([]);
  });

  it('is found beside what scrolls sideways', () => {
    expect(scrolledSideways({ ...seen(), sideways: ['a table'] })).toEqual(['"a table"']);
  });
});

it('controls smaller than 24 pixels are found, but for those in a line of words', () => {
  expect(small(seen(thing({ width: 20 })))).toHaveLength(1);
  expect(small(seen(thing({ height: 20, inline: true })))).toEqual([]);
  expect(small(seen(thing({ width: 24, height: 24 })))).toEqual([]);
});

it('keys, gaps and another language are found among words', () => {
  const said = ['home.play', 'Round {round}', 'undefined points', 'Guest is ready.', 'Version 1.2', 'Play now'].map((text) =>
    thing({ what: 'words', said: text }),
  );
  expect(unspoken(seen(...said), (text) => text === 'Guest is ready.')).toEqual([
    '"home.play"',
    '"Round {round}"',
    '"undefined points"',
    '"Guest is ready."',
  ]);
});
