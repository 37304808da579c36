/**
 * What people did on their gamepads, from one look at all of them to the next. Nothing here knows of the window: a look is
 * what the system shows, whether the window has the focus, and the time.
 *
 * A deed is a button or a stick that was seen at rest since the window got the focus, and then moved. So what was held or
 * pressed for another program does nothing here, nor does an axis that rests at its end.
 */

/** A gamepad as the system shows it (`navigator.getGamepads()`). */
export interface PadState {
  /** The maker's and the model's name; two of one kind have the same. */
  readonly id: string;
  /** `standard` where the system knows which button is which; empty where it does not. */
  readonly mapping: string;
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
}

/** A gamepad that is there. */
export interface PadThere {
  readonly id: string;
  /** Nobody knows which of its buttons is which: it does nothing. */
  readonly unknown: boolean;
  /** Somebody pressed one of its buttons since it came: it is in somebody's hands. */
  readonly pressed: boolean;
}

/** What a look at one gamepad leaves for the next. */
interface PadMemory extends PadThere {
  /** Buttons and directions of the stick that were at rest since the focus came. */
  readonly rested: ReadonlySet<number>;
  /** The inputs that are held, with when each does its deed again, on the same clock as the look's time. */
  readonly held: ReadonlyMap<number, number>;
}

/** By gamepad, as the system counts them from 0. */
export type PadsRead = ReadonlyMap<number, PadMemory>;

export const NO_PADS: PadsRead = new Map();

/**
 * `again`: a held button does what a held key would. `first`: the first press since the gamepad came, which says that it is
 * in somebody's hands.
 */
export type PadChange =
  | { readonly type: 'found'; readonly pad: number }
  | { readonly type: 'lost'; readonly pad: number }
  | { readonly type: 'down'; readonly pad: number; readonly button: number; readonly first: boolean }
  | { readonly type: 'up'; readonly pad: number; readonly button: number }
  | { readonly type: 'again'; readonly pad: number; readonly button: number };

interface Look {
  /** By number; empty slots are those of gamepads that went. */
  readonly pads: readonly (PadState | null)[];
  /** The window has the focus. */
  readonly focused: boolean;
  /** Milliseconds on any monotonic clock. */
  readonly now: number;
}

/** What a stick must be pushed by to count as the cross. */
const PUSHED = 0.6;
/** Nearer to its middle than this, a stick that was pushed counts as let go. */
const LET_GO = 0.45;
/** Nearer to its middle than this, a stick is at rest. */
const AT_REST = 0.3;

/** A held button does its deed again after this long, and then so often, in milliseconds. */
export const HELD_MS = 380;
export const AGAIN_MS = 130;

/** The right stick's directions are buttons of their own: up, down, left, right. No gamepad counts so many. */
export const RIGHT_STICK = [20, 21, 22, 23] as const;

/** The cross, and the direction of the left stick that counts as the same, and the right stick: the number of the axis and its sign. */
const STICKS = [
  { button: 12, axis: 1, sign: -1 },
  { button: 13, axis: 1, sign: 1 },
  { button: 14, axis: 0, sign: -1 },
  { button: 15, axis: 0, sign: 1 },
  { button: RIGHT_STICK[0], axis: 3, sign: -1 },
  { button: RIGHT_STICK[1], axis: 3, sign: 1 },
  { button: RIGHT_STICK[2], axis: 2, sign: -1 },
  { button: RIGHT_STICK[3], axis: 2, sign: 1 },
] as const;
/** The sticks' directions are inputs of their own beside the buttons, whose numbers end long before. */
const STICK = 100;

interface Input {
  readonly moved: boolean;
  readonly atRest: boolean;
}

/** Every input of a gamepad by number. `held` are those that counted as moved at the look before. */
function inputsOf({ buttons, axes }: PadState, held: ReadonlySet<number>): Map<number, Input> {
  const inputs = new Map<number, Input>();
  for (const [at, { pressed }] of buttons.entries()) inputs.set(at, { moved: pressed, atRest: !pressed });
  for (const { button, axis, sign } of STICKS) {
    const at = axes[axis] ?? 0;
    const pushed = at * sign;
    // Away from its middle in any direction it is not at rest, also for the other one.
    inputs.set(STICK + button, { moved: pushed > (held.has(STICK + button) ? LET_GO : PUSHED), atRest: Math.abs(at) < AT_REST });
  }
  return inputs;
}

/** Buttons that are held with these inputs: a direction of the left stick is that of the cross. */
function buttonsOf(inputs: Iterable<number>): Set<number> {
  return new Set([...inputs].map((input) => (input >= STICK ? input - STICK : input)));
}

interface One {
  readonly memory: PadMemory;
  readonly changes: readonly PadChange[];
}

function readOne(before: PadMemory | undefined, pad: number, state: PadState, { focused, now }: Look): One {
  const there = { id: state.id, unknown: state.mapping !== 'standard', pressed: before?.pressed ?? false };
  const held = before?.held ?? new Map<number, number>();
  if (!focused || there.unknown) {
    return { memory: { ...there, rested: new Set(), held: new Map() }, changes: ups(pad, buttonsOf(held.keys())) };
  }
  const inputs = inputsOf(state, new Set(held.keys()));
  const rested = new Set(before?.rested);
  const next = new Map<number, number>();
  for (const [input, { moved, atRest }] of inputs) {
    if (moved && rested.has(input)) next.set(input, held.get(input) ?? now + HELD_MS);
    if (atRest) rested.add(input);
  }
  const wasDown = buttonsOf(held.keys());
  const isDown = buttonsOf(next.keys());
  const changes: PadChange[] = [];
  let { pressed } = there;
  for (const button of isDown) {
    if (wasDown.has(button)) continue;
    changes.push({ type: 'down', pad, button, first: !pressed });
    pressed = true;
  }
  const again = new Set<number>();
  for (const [input, due] of next) {
    if (due > now) continue;
    again.add(input);
    // From now on: a look that comes late makes up for nothing.
    next.set(input, now + AGAIN_MS);
  }
  for (const button of buttonsOf(again)) changes.push({ type: 'again', pad, button });
  changes.push(
    ...ups(
      pad,
      [...wasDown].filter((button) => !isDown.has(button)),
    ),
  );
  return { memory: { ...there, pressed, rested, held: next }, changes };
}

function ups(pad: number, buttons: Iterable<number>): PadChange[] {
  return [...buttons].map((button) => ({ type: 'up' as const, pad, button }));
}

/**
 * The next memory, and what people did since `before`. A gamepad in whose place another one is (by `id`) went, and the other
 * came. What was held is let go when its gamepad goes or the window loses the focus.
 */
export function readPads(before: PadsRead, look: Look): { readonly read: PadsRead; readonly changes: readonly PadChange[] } {
  const read = new Map<number, PadMemory>();
  const changes: PadChange[] = [];
  for (const [pad, memory] of before) {
    if (look.pads[pad]?.id !== memory.id) changes.push(...ups(pad, buttonsOf(memory.held.keys())), { type: 'lost', pad });
  }
  for (const [pad, state] of look.pads.entries()) {
    if (state === null) continue;
    const known = before.get(pad);
    const same = known?.id === state.id ? known : undefined;
    if (same === undefined) changes.push({ type: 'found', pad });
    const one = readOne(same, pad, state, look);
    read.set(pad, one.memory);
    changes.push(...one.changes);
  }
  return { read, changes };
}
