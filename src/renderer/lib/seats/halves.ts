/** Which half of the keyboard a key lies on, by position: any key of a half says 'this half is mine'. */
import type { HALVES } from '../deeds';

type Half = (typeof HALVES)[number];

const LEFT = ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', ...keysOf('QWERTASDFGZXCVB')];
const RIGHT = [
  ...['Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0', ...keysOf('YUIOPHJKLNM')],
  ...['Minus', 'Equal', 'BracketLeft', 'BracketRight', 'Backslash', 'Semicolon', 'Quote', 'Comma', 'Period', 'Slash'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'NumpadEnter', 'Backspace'],
];

const HALF_OF: ReadonlyMap<string, Half> = new Map([
  ...LEFT.map((code) => [code, 'keys-left'] as const),
  ...RIGHT.map((code) => [code, 'keys-right'] as const),
]);

function keysOf(letters: string): string[] {
  return Array.from(letters, (letter) => `Key${letter}`);
}

/** The half of a key (`event.code`); undefined for keys between the halves, and for those of the window and the system. */
export function halfOfKey(code: string): Half | undefined {
  return HALF_OF.get(code);
}
