import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stepBack } from '../../../../src/renderer/lib/step-back';

class Field extends EventTarget {
  type = 'text';
}
class Area extends EventTarget {}

let screen: EventTarget;
let open: boolean;
let focused: string[];
let deaf: (() => void)[];
let taken: string[];

/** Takes Escape as a screen or part of this name. */
function listen(name: string, layer: 'part' | 'screen' = 'screen', answer?: unknown): () => void {
  const off = stepBack(() => (taken.push(name), answer), layer);
  deaf.push(off);
  return off;
}

function press(more: object = {}): Event {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { code: 'Escape', repeat: false }, more);
  if ('on' in more) Object.defineProperty(event, 'target', { value: more.on });
  screen.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  screen = new EventTarget();
  open = false;
  focused = [];
  deaf = [];
  taken = [];
  vi.stubGlobal('window', screen);
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', Area);
  vi.stubGlobal('document', {
    querySelector: (what: string) => (what === 'h1' ? { focus: () => focused.push('h1') } : open ? {} : null),
  });
});
afterEach(() => {
  for (const off of deaf) off();
  vi.unstubAllGlobals();
});

describe('Escape goes one step back', () => {
  test('a part is asked before its screen, the latest part first, and only one step is gone', () => {
    listen('early part', 'part');
    listen('late part', 'part');
    listen('screen');
    expect(press().defaultPrevented).toBe(true);
    expect(taken).toEqual(['late part']);
  });

  test('whoever has no step to go leaves it to the next', () => {
    listen('screen');
    listen('nothing to close', 'part', false);
    press();
    expect(taken).toEqual(['nothing to close', 'screen']);
  });

  test('what closes by itself is left to itself', () => {
    listen('screen');
    open = true;
    expect(press().defaultPrevented).toBe(false);
    expect(taken).toEqual([]);
  });

  test('a field is left before its screen, but a part that it belongs to is closed', () => {
    listen('screen');
    press({ on: new Field() });
    press({ on: new Area() });
    expect([taken, focused]).toEqual([[], ['h1', 'h1']]);
    listen('renaming', 'part');
    press({ on: new Field() });
    expect(taken).toEqual(['renaming']);
  });

  test('a held key, one that was used already, and combinations go nowhere', () => {
    let used = false;
    screen.addEventListener('keydown', (event) => used && event.preventDefault());
    listen('screen');
    for (const more of [
      { repeat: true },
      { ctrlKey: true },
      { altKey: true },
      { shiftKey: true },
      { isComposing: true },
      { code: 'Enter' },
    ])
      press(more);
    used = true;
    press();
    expect(taken).toEqual([]);
  });

  test('after its screen has gone it is not asked', () => {
    const off = listen('gone');
    listen('here');
    off();
    press();
    expect(taken).toEqual(['here']);
  });
});
