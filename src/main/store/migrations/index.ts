/** Every step of the schema, oldest first. Numbers go in tens, so that a mend fits between; steps are never changed. */
import type { Connection } from '../connection';
import { createMatches } from './0010-matches';
import { createDrills } from './0020-drills';
import { createPuzzles } from './0030-puzzles';
import { createOwnSettings } from './0040-own-settings';
import { widenTallies } from './0050-wide-tallies';
import { countMatchDays } from './0060-match-days';
import { createPackFiles } from './0070-pack-files';
import { keepOwnMatches } from './0080-own-matches';
import { addPuzzleSeats } from './0090-puzzle-seats';
import { mendMoments } from './0100-readable-moments';
import { chainEvents } from './0110-chained-events';
import { addPlainPuzzles } from './0120-plain-puzzles';
import { tellSchemaTwice } from './0130-told-schema';
import { keepAnyGame } from './0140-any-game';
import { keepLineUps } from './0150-line-ups';
import { keepSwappedSeats } from './0160-swapped-seats';
import { keepLessons } from './0170-lessons';
import { keepMatchLines } from './0180-match-lines';
import { keepAnalyses } from './0190-analyses';
import { learnFromRounds } from './0200-learning-from-rounds';
import { tellDamage } from './0210-damaged-files';
import { tellWhoseMistakes } from './0220-whose-mistakes';
import { tellMoreInLines } from './0230-more-in-lines';

export interface Migration {
  readonly version: number;
  readonly apply: (db: Connection) => void;
}

export const MIGRATIONS: readonly Migration[] = [
  { version: 10, apply: createMatches },
  { version: 20, apply: createDrills },
  { version: 30, apply: createPuzzles },
  { version: 40, apply: createOwnSettings },
  { version: 50, apply: widenTallies },
  { version: 60, apply: countMatchDays },
  { version: 70, apply: createPackFiles },
  { version: 80, apply: keepOwnMatches },
  { version: 90, apply: addPuzzleSeats },
  { version: 100, apply: mendMoments },
  { version: 110, apply: chainEvents },
  { version: 120, apply: addPlainPuzzles },
  { version: 130, apply: tellSchemaTwice },
  { version: 140, apply: keepAnyGame },
  { version: 150, apply: keepLineUps },
  { version: 160, apply: keepSwappedSeats },
  { version: 170, apply: keepLessons },
  { version: 180, apply: keepMatchLines },
  { version: 190, apply: keepAnalyses },
  { version: 200, apply: learnFromRounds },
  { version: 210, apply: tellDamage },
  { version: 220, apply: tellWhoseMistakes },
  { version: 230, apply: tellMoreInLines },
];

/** The newest schema that `migrations` lead to. */
export function newestOf(migrations: readonly Migration[]): number {
  return migrations[migrations.length - 1]?.version ?? 0;
}
