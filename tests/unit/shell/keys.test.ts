import { describe, expect, test } from 'vitest';
import { isCommandAgain, zoomed, zoomOf, type KeyInput } from '../../../src/main/shell/keys';

const press = (key: string, code: string, more: Partial<KeyInput> = {}): KeyInput => ({
  type: 'keyDown',
  key,
  code,
  control: true,
  meta: false,
  alt: false,
  isAutoRepeat: false,
  ...more,
});

describe('Ctrl with the keys that zoom, on every layout', () => {
  test.each([
    ['us', '=', 'Equal', 'in'],
    ['us, with Shift', '+', 'Equal', 'in'],
    ['us', '-', 'Minus', 'out'],
    ['us, with Shift', '_', 'Minus', 'out'],
    ['us', '0', 'Digit0', 'reset'],
    ['it, de', '+', 'BracketRight', 'in'],
    ['it, de', '-', 'Slash', 'out'],
    ['de, where the place of = is dead', 'Dead', 'Equal', 'in'],
    ['fr', '=', 'Equal', 'in'],
    ['fr', '-', 'Digit6', 'out'],
    ['fr, where 0 takes Shift', 'à', 'Digit0', 'reset'],
    ['ru', '=', 'Equal', 'in'],
    ['ru', '-', 'Minus', 'out'],
    ['gr', '=', 'Equal', 'in'],
    ['gr', '-', 'Minus', 'out'],
    ['se, where + stands at the place of −', '+', 'Minus', 'in'],
    ['jp, where = is the shifted −', '=', 'Minus', 'in'],
    ['hu, where 0 is at another place', '0', 'Backquote', 'reset'],
    ['any number pad', '+', 'NumpadAdd', 'in'],
    ['any number pad', '-', 'NumpadSubtract', 'out'],
    ['any number pad', '0', 'Numpad0', 'reset'],
    ['a number pad without NumLock', 'Insert', 'Numpad0', 'reset'],
  ])('%s: %s at %s zooms %s', (_layout, key, code, zoom) => {
    expect(zoomOf(press(key, code))).toBe(zoom);
    expect(zoomOf(press(key, code, { control: false, meta: true }))).toBe(zoom);
    expect(zoomOf(press(key, code, { isAutoRepeat: true }))).toBe(zoom);
  });

  test('nothing zooms without Ctrl, with Alt, or on the way up', () => {
    expect(zoomOf(press('+', 'NumpadAdd', { control: false }))).toBeUndefined();
    expect(zoomOf(press('0', 'Digit0', { alt: true }))).toBeUndefined();
    expect(zoomOf(press('-', 'Minus', { type: 'keyUp' }))).toBeUndefined();
    expect(zoomOf(press('q', 'KeyQ'))).toBeUndefined();
  });

  test('larger and smaller by the same step, within what can be read, and back', () => {
    expect(zoomed(0, 'in')).toBe(0.5);
    expect(zoomed(0.5, 'out')).toBe(0);
    expect(zoomed(5, 'in')).toBe(5.5);
    expect(zoomed(7, 'in')).toBe(7);
    expect(zoomed(-3, 'out')).toBe(-3);
    expect(zoomed(3.5, 'reset')).toBe(0);
  });
});

describe('a held key does a command of the menu once', () => {
  const held = { isAutoRepeat: true };
  test.each([
    ['q', 'KeyQ'],
    ['q', 'KeyA'], // fr
    ['й', 'KeyQ'], // ru
    ['n', 'KeyN'],
    [',', 'Comma'],
    ['F11', 'F11'],
  ])('%s at %s', (key, code) => {
    expect(isCommandAgain(press(key, code, held))).toBe(true);
    expect(isCommandAgain(press(key, code))).toBe(false);
    expect(isCommandAgain(press(key, code, { ...held, type: 'keyUp' }))).toBe(false);
  });

  test.each([
    ['z', 'KeyZ'],
    ['z', 'KeyY'], // de
    ['я', 'KeyZ'], // ru
    ['V', 'KeyV'],
    ['ArrowLeft', 'ArrowLeft'],
    ['Backspace', 'Backspace'],
    ['+', 'NumpadAdd'],
  ])('but edits and zooms again: %s at %s', (key, code) => {
    expect(isCommandAgain(press(key, code, held))).toBe(false);
  });

  test('and a plain key belongs to the page', () => {
    expect(isCommandAgain(press('q', 'KeyQ', { ...held, control: false }))).toBe(false);
  });
});
