/** How a match is looked at is kept with the player, for the matches that were looked at last: each comes back as one left it, and a new one is as any. */
import { FIRST_LOOK, MOST_LOOKS, type ReplayLook } from '../../../shared/replay-view';
import { settings } from '../settings.svelte';
import type { KeptHabits } from './viewer.svelte';

/** How a match is looked at. */
export function lookOf(match: string): ReplayLook {
  return settings.current.replayLooks.find((look) => look.match === match) ?? { ...FIRST_LOOK, match };
}

/** Has it looked at in another way from now on. */
export function keepLook(match: string, change: Partial<Omit<ReplayLook, 'match'>>): void {
  const others = settings.current.replayLooks.filter((look) => look.match !== match);
  void settings.change({ replayLooks: [{ ...lookOf(match), ...change }, ...others].slice(0, MOST_LOOKS) });
}

/** Of a match in this window. */
export function habitsOf(match: string): KeptHabits {
  return {
    get now() {
      const { view, speed } = lookOf(match);
      return { view, speed, skipsIdle: settings.current.replaySkipsIdle };
    },
    keep({ view, speed, skipsIdle }) {
      if (skipsIdle !== undefined) void settings.change({ replaySkipsIdle: skipsIdle });
      if (view !== undefined || speed !== undefined)
        keepLook(match, { ...(view !== undefined && { view }), ...(speed !== undefined && { speed }) });
    },
  };
}
