/** Gamepads told apart: which are there, which of their buttons went down or up, which came and which are gone. */
import { buttonsDown, type PadState } from '../gamepad';

/** Buttons that are down, by gamepad as the system counts them. */
export type PadsDown = ReadonlyMap<number, ReadonlySet<number>>;

export type PadChange =
  | { readonly type: 'found'; readonly pad: number }
  | { readonly type: 'lost'; readonly pad: number }
  | { readonly type: 'down'; readonly pad: number; readonly button: number }
  | { readonly type: 'up'; readonly pad: number; readonly button: number };

/** What is down on each gamepad now; empty slots are those of gamepads that went. */
export function padsDown(pads: readonly (PadState | null)[]): PadsDown {
  return new Map(pads.flatMap((pad, index) => (pad === null ? [] : [[index, buttonsDown(pad)] as const])));
}

/** What changed between two looks. A button that is down when its gamepad comes has to come up first. */
export function padChanges(before: PadsDown, now: PadsDown): PadChange[] {
  const changes: PadChange[] = [];
  for (const [pad, down] of before) {
    if (!now.has(pad)) {
      changes.push(...[...down].map((button) => ({ type: 'up' as const, pad, button })), { type: 'lost', pad });
    }
  }
  for (const [pad, down] of now) {
    const earlier = before.get(pad);
    if (earlier === undefined) {
      changes.push({ type: 'found', pad });
      continue;
    }
    for (const button of down) if (!earlier.has(button)) changes.push({ type: 'down', pad, button });
    for (const button of earlier) if (!down.has(button)) changes.push({ type: 'up', pad, button });
  }
  return changes;
}

/** Looks at the gamepads once a frame as long as there are any, and tells what changed, until the given function is called. */
export function watchPads(heard: (change: PadChange) => void): () => void {
  let before: PadsDown = padsDown(navigator.getGamepads());
  let frame = 0;
  const look = (): void => {
    const now = padsDown(navigator.getGamepads());
    const changes = padChanges(before, now);
    before = now;
    frame = now.size === 0 ? 0 : requestAnimationFrame(look);
    changes.forEach(heard);
  };
  const wake = (): void => {
    if (frame === 0) look();
  };
  wake();
  window.addEventListener('gamepadconnected', wake);
  window.addEventListener('gamepaddisconnected', wake);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('gamepadconnected', wake);
    window.removeEventListener('gamepaddisconnected', wake);
  };
}

/** Whether a gamepad is there now. */
export function isConnected(pad: number): boolean {
  return (navigator.getGamepads()[pad] ?? null) !== null;
}
