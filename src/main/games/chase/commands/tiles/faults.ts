/** What `tiles:check` finds wrong, in sentences. */
import { TILE_SEED } from '../../tiles/seed';
import { figureText, rangeText, type Target } from '../../tiles/target';

/** One sentence for each missed target, and one if the stored file is not the one that its seed gives. */
export function faultsOf(targets: readonly Target[], stored: string, made: string): string[] {
  const faults = targets
    .filter((target) => !target.met)
    .map((target) => `Missed: ${target.name}: ${figureText(target, target.figure)}, wanted ${rangeText(target)}.`);
  if (stored !== made) {
    faults.push(`resources/chase/tiles.json is not what the seed ${TILE_SEED} gives: run npm run tiles:make.`);
  }
  return faults;
}
