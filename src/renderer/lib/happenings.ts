/** What changed from one look at the table to the next, in words for a screen reader and as cues for sounds. */
import type { Player } from '../../shared/replay';
import type { RoundView } from '../../shared/table';
import { directionTo } from './compass';
import { nextReading } from './reading';
import { t, tn } from './words.svelte';

export type Cue = 'start' | 'place' | 'mark' | 'final' | 'item' | 'switch' | 'over';

export interface Happening {
  readonly cue: Cue | null;
  readonly text: string;
}

function placedTexts(before: RoundView, now: RoundView, players: readonly Player[]): Happening[] {
  const happenings: Happening[] = [];
  for (const [index, path] of now.paths.entries()) {
    const known = before.paths[index]?.tiles.length ?? 0;
    for (const [at, placed] of path.tiles.entries()) {
      if (at < known) continue;
      const name = players[placed.seat]?.name ?? '';
      const from = path.tiles[at - 1]?.cell ?? now.prison;
      const direction = t(`direction.${directionTo(from, placed.cell) ?? 'n'}`);
      const face = now.tiles[placed.tile];
      const text =
        face?.kind === 'hideout'
          ? t('say.placed-hideout', { name, direction })
          : t('say.placed', { name, position: at + 1, tile: placed.tile, direction });
      happenings.push({ cue: 'place', text });
      if (face !== undefined && face.kind !== 'hideout' && face.item !== undefined && !before.items.includes(face.item)) {
        happenings.push({ cue: 'item', text: t('say.item', { name, item: t(`item.${face.item}`) }) });
      }
    }
  }
  return happenings;
}

function markedTexts(before: RoundView, now: RoundView, players: readonly Player[]): Happening[] {
  const happenings: Happening[] = [];
  for (const [index, path] of now.paths.entries()) {
    const known = before.paths[index]?.marks.length ?? 0;
    for (const [at, mark] of path.marks.entries()) {
      if (at < known) continue;
      const facts = { name: players[mark.seat]?.name ?? '', position: at + 1, symbol: t(`symbol.${mark.symbol}`) };
      happenings.push({ cue: 'mark', text: t('say.marked', facts) });
    }
  }
  return happenings;
}

/** Whether the next tile to mark has become the path's last (M4). */
function finalTexts(before: RoundView, now: RoundView): Happening[] {
  const reading = nextReading(now);
  if (reading?.final !== true || now.phase !== 'running') return [];
  const earlier = nextReading(before);
  if (earlier?.final === true && earlier.index === reading.index) return [];
  return [{ cue: 'final', text: t('say.final', { direction: t(`direction.${reading.direction}`) }) }];
}

/** Everything that happened between two views of the same round, oldest first. */
export function happenings(before: RoundView, now: RoundView, players: readonly Player[]): Happening[] {
  const all: Happening[] = [];
  if (before.phase === 'planning' && now.phase !== 'planning') all.push({ cue: 'start', text: t('say.started') });
  all.push(...placedTexts(before, now, players), ...markedTexts(before, now, players));
  if (now.phase !== 'over') all.push(...finalTexts(before, now));
  const held = now.holds[0];
  if (now.hand !== null && before.phase === 'running' && held !== undefined && held !== before.holds[0]) {
    all.push({ cue: 'switch', text: tn('say.switched', now.hand.pile.length) });
  }
  if (!before.paused && now.paused) all.push({ cue: null, text: t('say.paused') });
  if (before.paused && !now.paused) all.push({ cue: null, text: t('say.resumed') });
  if (before.phase !== 'over' && now.phase === 'over') all.push({ cue: 'over', text: t('say.over') });
  return all;
}
