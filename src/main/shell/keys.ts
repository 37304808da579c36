/** Combinations that are the window's own, whatever the page makes of its keys. Pure. */

/** A key as Electron tells it before the page and the menu get it. */
export interface KeyInput {
  readonly type: string;
  /** What it writes, and its position on the keyboard. */
  readonly key: string;
  readonly code: string;
  readonly control: boolean;
  readonly meta: boolean;
  readonly alt: boolean;
  readonly isAutoRepeat: boolean;
}

export type Zoom = 'in' | 'out' | 'reset';

const BY_SIGN: Readonly<Record<string, Zoom>> = { '+': 'in', '=': 'in', '-': 'out', _: 'out', '−': 'out', '0': 'reset' };
const BY_PLACE: Readonly<Record<string, Zoom>> = {
  Equal: 'in',
  NumpadAdd: 'in',
  Minus: 'out',
  NumpadSubtract: 'out',
  Digit0: 'reset',
  Numpad0: 'reset',
};

/** Whether the key that makes combinations into commands is down; with Alt it writes signs on many layouts. */
function isCommand({ type, control, meta, alt }: KeyInput): boolean {
  return type === 'keyDown' && (control || meta) && !alt;
}

/**
 * How a press zooms. By what it writes, since + and − lie elsewhere on every layout; where it writes neither, by its place,
 * since on some layouts they take Shift, or are not there.
 */
export function zoomOf(input: KeyInput): Zoom | undefined {
  return isCommand(input) ? (BY_SIGN[input.key] ?? BY_PLACE[input.code]) : undefined;
}

/** Letters grow with the window, so that zooming takes from them what it gives: at the most they are twice as large as without it, in a wide window, too. */
const LEVELS = { least: -3, most: 7 } as const;
const STEP = 0.5;

/** The zoom level after a press; each whole level is a fifth. */
export function zoomed(level: number, zoom: Zoom): number {
  if (zoom === 'reset') return 0;
  return Math.min(LEVELS.most, Math.max(LEVELS.least, level + (zoom === 'in' ? STEP : -STEP)));
}

/** Combinations that edit text are wanted again and again. Where keys write no Latin letters, their places count. */
const EDITS = new Set(Array.from('acvxyz'));

function isEdit({ key, code }: KeyInput): boolean {
  return EDITS.has(/[a-z]/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase());
}

/** Whether a held key would do a command of the menu once more: a command is done once for each press. */
export function isCommandAgain(input: KeyInput): boolean {
  if (input.type !== 'keyDown' || !input.isAutoRepeat) return false;
  if (input.key === 'F11') return true;
  return isCommand(input) && Array.from(input.key).length === 1 && zoomOf(input) === undefined && !isEdit(input);
}
