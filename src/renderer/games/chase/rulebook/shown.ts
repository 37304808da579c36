/** What of the rules is shown with real tiles, beside being told: by clause, or by section. */
import type { PlacementName } from './placements';

/** Placements to be judged, beside the clause that each is about. */
export const PLACED = {
  P1: ['edge'],
  P2: ['corner', 'prison', 'touching'],
  P3: ['open', 'apart', 'aside', 'mirror'],
  P4: ['roadblock', 'slip', 'trees', 'roadblocks'],
  P6: ['hideout'],
  P7: ['leaving'],
} as const satisfies Record<string, readonly PlacementName[]>;

export const SHOWN: ReadonlySet<string> = new Set([
  'goal',
  'C2',
  'C3',
  'C4',
  'C5',
  'C6',
  'C7',
  'placing',
  ...Object.keys(PLACED),
  'M3',
  'M4',
  'M5',
  'M6',
  'J5',
]);
