/** How replays are looked at is set once for all of them, and kept with the player. */
import { settings } from '../settings.svelte';
import type { KeptHabits } from './viewer.svelte';

/** Of this window. */
export const HABITS: KeptHabits = {
  get now() {
    const { replayView: view, replaySpeed: speed, replaySkipsIdle: skipsIdle } = settings.current;
    return { view, speed, skipsIdle };
  },
  keep({ view, speed, skipsIdle }) {
    void settings.change({
      ...(view !== undefined && { replayView: view }),
      ...(speed !== undefined && { replaySpeed: speed }),
      ...(skipsIdle !== undefined && { replaySkipsIdle: skipsIdle }),
    });
  },
};
