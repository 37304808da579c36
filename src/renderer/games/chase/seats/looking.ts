/** A pile that lies face down: held up to look at it, or opened by a short press until the next one. */

/** A press that is shorter opens it for good: nobody has to hold anything. */
export const TAP_MS = 280;

export interface Looking {
  /** When the key went down, on the window's clock; null while it is up. */
  readonly since: number | null;
  readonly open: boolean;
}

export const FACE_DOWN: Looking = { since: null, open: false };

export function isLooking({ since, open }: Looking): boolean {
  return since !== null || open;
}

/** The key went down at `now`, in milliseconds. A press on an open pile closes it. */
export function lookPressed(looking: Looking, now: number): Looking {
  if (looking.open) return FACE_DOWN;
  return looking.since === null ? { since: now, open: false } : looking;
}

/** The key came up at `now`, in milliseconds. */
export function lookReleased({ since, open }: Looking, now: number): Looking {
  return since === null ? { since, open } : { since: null, open: now - since < TAP_MS };
}
