/** From looks at the gamepads to what people did on them. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { AGAIN_MS, HELD_MS, NO_PADS, readPads, type PadChange, type PadState } from '../../../../../src/renderer/lib/pads/reading';

interface Shown {
  readonly down?: readonly number[];
  readonly axes?: readonly number[];
  readonly id?: string;
  readonly mapping?: string;
}

const pad = ({ down = [], axes = [0, 0], id = 'pad', mapping = 'standard' }: Shown = {}): PadState => ({
  id,
  mapping,
  axes,
  buttons: Array.from({ length: 16 }, (_, at) => ({ pressed: down.includes(at) })),
});

interface Step {
  readonly pads: readonly (Shown | null)[];
  readonly focused?: boolean;
  /** Milliseconds since the step before; 16 if left out. */
  readonly after?: number;
}

/** What came of each look, in words: `0 down 3`. */
function told(steps: readonly Step[]): string[][] {
  let read = NO_PADS;
  let now = 0;
  return steps.map(({ pads, focused = true, after = 16 }) => {
    now += after;
    const look = readPads(read, { pads: pads.map((each) => each && pad(each)), focused, now });
    read = look.read;
    return look.changes.map(inWords);
  });
}

function inWords(change: PadChange): string {
  const first = change.type === 'down' && change.first ? ' first' : '';
  return `${String(change.pad)} ${change.type}${'button' in change ? ` ${String(change.button)}` : ''}${first}`;
}

const up: Step = { pads: [{}] };
const press = (...down: number[]): Step => ({ pads: [{ down }] });

describe('presses', () => {
  test('each counts once, when it goes down; the first says in whose hands the gamepad is', () => {
    expect(told([up, press(0), press(0), up, press(0, 5)])).toEqual([
      ['0 found'],
      ['0 down 0 first'],
      [],
      ['0 up 0'],
      ['0 down 0', '0 down 5'],
    ]);
  });

  test('a button that is held does its deed again, at the pace of a held key', () => {
    const again = told([
      up,
      press(15),
      { ...press(15), after: HELD_MS - 1 },
      { ...press(15), after: 1 },
      { ...press(15), after: AGAIN_MS },
      up,
    ]);
    expect(again.slice(2)).toEqual([[], ['0 again 15'], ['0 again 15'], ['0 up 15']]);
  });

  test('the left stick is the cross, and lets go nearer to its middle than where it counts as pushed', () => {
    const at = (...axes: number[]): Step => ({ pads: [{ axes }] });
    expect(told([up, at(0.9, -0.9), at(0.5, -0.5), at(0.4, -0.4), at(0.3, 0.5)])).toEqual([
      ['0 found'],
      ['0 down 12 first', '0 down 15'],
      [],
      ['0 up 12', '0 up 15'],
      [],
    ]);
  });

  test('the right stick has buttons of its own', () => {
    const at = (...axes: number[]): Step => ({ pads: [{ axes }] });
    expect(told([at(0, 0, 0, 0), at(0, 0, -0.9, 0), at(0, 0, 0, 0.9), at(0, 0, 0, 0)])).toEqual([
      ['0 found'],
      ['0 down 22 first'],
      ['0 down 21', '0 up 22'],
      ['0 up 21'],
    ]);
  });

  test('cross and stick in the same direction are one deed', () => {
    expect(told([up, press(12), { pads: [{ down: [12], axes: [0, -1] }] }, { pads: [{ axes: [0, -1] }] }, up]).slice(2)).toEqual([
      [],
      [],
      ['0 up 12'],
    ]);
  });
});

describe('what was not at rest since the window got the focus does nothing', () => {
  test.each<[string, Shown]>([
    ['a button that is down when the gamepad comes', { down: [3] }],
    ['a stick that rests at its end', { axes: [-1, 0] }],
    ['a stick that rests near its middle, but not at it', { axes: [0.35, 0] }],
  ])('%s', (_, held) => {
    const pushed: Shown = { down: held.down ?? [], axes: held.axes === undefined ? [0, 0] : [held.axes[0]! < 0 ? -1 : 1, 0] };
    expect(told([{ pads: [held] }, { pads: [held] }, { pads: [pushed] }])).toEqual([['0 found'], [], []]);
    expect(told([{ pads: [held] }, up, { pads: [pushed] }])[2]).toHaveLength(1);
  });

  test('presses in another window, and what is still held when one comes back', () => {
    const elsewhere = (step: Step): Step => ({ ...step, focused: false });
    expect(told([up, elsewhere(press(0)), elsewhere(up), elsewhere(press(0)), press(0), up, press(0)])).toEqual([
      ['0 found'],
      [],
      [],
      [],
      [],
      [],
      ['0 down 0 first'],
    ]);
  });

  test('what is held is let go when the focus goes', () => {
    expect(told([up, press(6), { ...press(6), focused: false }, press(6)]).slice(1)).toEqual([['0 down 6 first'], ['0 up 6'], []]);
  });

  const shown = fc.record({
    down: fc.subarray([0, 3, 12, 15]),
    axes: fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true })),
  });
  const steps = fc.array(fc.record({ pads: fc.tuple(shown), focused: fc.boolean(), after: fc.nat(500) }), { maxLength: 30 });

  property.prop([steps])(
    'whatever happens: no deed without focus, none of what never was at rest, and downs and ups take turns',
    (played) => {
      const down = new Set<string>();
      let rested = new Set<number>();
      for (const [at, changes] of told(played).entries()) {
        const {
          focused,
          pads: [
            {
              down: buttons,
              axes: [x, y],
            },
          ],
        } = played[at]!;
        if (!focused) rested = new Set();
        for (const change of changes) {
          const [, type, name] = change.split(' ');
          if (type === 'down') {
            expect(focused).toBe(true);
            expect(down.has(name!)).toBe(false);
            expect(rested.has(Number(name))).toBe(true);
            down.add(name!);
          } else if (type === 'up') expect(down.delete(name!)).toBe(true);
          else if (type === 'again') expect(down.has(name!)).toBe(true);
        }
        if (!focused) expect(down.size).toBe(0);
        else {
          for (const button of [0, 3, 12, 15]) if (!buttons.includes(button)) rested.add(button);
          if (Math.abs(x) < 0.3) rested.add(14).add(15);
          if (Math.abs(y) < 0.3) rested.add(12).add(13);
        }
      }
    },
  );
});

describe('which gamepads are there', () => {
  test('one that goes lets go of everything; its number may come back as another one', () => {
    const [a, b] = [{ id: 'a' }, { id: 'b' }];
    expect(told([{ pads: [a, b] }, { pads: [{ ...a, down: [9] }, b] }, { pads: [null, null] }, { pads: [b, null] }])).toEqual([
      ['0 found', '1 found'],
      ['0 down 9 first'],
      ['0 up 9', '0 lost', '1 lost'],
      ['0 found'],
    ]);
    expect(told([{ pads: [a] }, { pads: [b] }])[1]).toEqual(['0 lost', '0 found']);
  });

  test('one of a layout that nobody knows is there, and does nothing', () => {
    const odd: Shown = { mapping: '', axes: [-1, 0] };
    const { read } = readPads(NO_PADS, { pads: [pad(odd)], focused: true, now: 0 });
    expect(read.get(0)).toMatchObject({ id: 'pad', unknown: true, pressed: false });
    expect(
      told([{ pads: [odd] }, { pads: [{ mapping: '', down: [0] }] }, { pads: [{ mapping: '' }] }, { pads: [{ mapping: '', down: [0] }] }]),
    ).toEqual([['0 found'], [], [], []]);
  });
});
