/** The time of a trail in the window: it runs while the trail is in sight, and wakes when something is due. */
import type { PuzzleAnswer } from '../../../../shared/chase/puzzle-answer';
import type { TrailPace } from './trail';
import type { TrailRead } from './trail-read.svelte';

interface TrailHeard {
  /** The Runner has laid a tile. */
  readonly laid: () => void;
  /** The Runner is away. */
  readonly away: (answer: PuzzleAnswer) => void;
}

export interface TrailTime {
  /** To be called once a marker has changed what is due. */
  readonly wake: () => void;
  /** The trail goes out of sight. */
  readonly stop: () => void;
}

/** Lets the Runner of a trail go from the next frame on, which is the first that shows the trail. */
export function runTrail(trail: TrailRead, pace: TrailPace, { laid, away }: TrailHeard): TrailTime {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = (): void => {
    clearTimeout(timer);
    const now = performance.now();
    const before = trail.lying;
    const answer = trail.tick(now, pace);
    if (trail.lying > before) laid();
    if (answer !== null) {
      away(answer);
      return;
    }
    const wait = trail.wait(now, pace);
    if (wait !== null) timer = setTimeout(wake, wait);
  };
  const frame = requestAnimationFrame((stamp) => {
    trail.show(stamp);
    wake();
  });
  return {
    wake,
    stop() {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      trail.hide(performance.now());
    },
  };
}
