/** A race in words: what is counted, who is ahead by how much, and how both came out. */
import { raceAt, type RaceStanding } from '../../../../rules/race';
import type { Seat } from '../../../../rules/game';
import type { RaceShown } from '../../../../shared/table';
import type { Role } from '../../../../shared/chase/replay';
import { secondsText } from '../../../lib/drill/result-text';
import { t, tn } from '../../../lib/words.svelte';

/** A Runner's tiles are counted (P1), and a Chaser's markers (M1). */
type Side = 'tiles' | 'markers';

export function sideOf(roles: readonly Role[], seat: Seat): Side {
  return roles[seat] === 'chaser' ? 'markers' : 'tiles';
}

/** So many of what is counted. */
export function countText(n: number, side: Side): string {
  return side === 'tiles' ? tn('race.tiles', n) : tn('race.markers', n);
}

/** How a race stands at a time; null before there is anything to compare. */
export function raceText({ own, ghost, seat, done }: RaceShown, roles: readonly Role[], time: number): string | null {
  const at = raceAt(own, ghost, time);
  const stands = at.own + at.ghost === 0 && !done ? [] : [leadText(at, sideOf(roles, seat))];
  const all = [...stands, ...(done ? [t('race.done')] : [])];
  return all.length === 0 ? null : all.join(' · ');
}

/** "2 tiles ahead · 3.10 s earlier": by now, and when both came as far as the one behind. */
export function leadText({ lead, earlier }: RaceStanding, side: Side): string {
  const what = countText(Math.abs(lead), side);
  const tiles = lead === 0 ? t('race.level') : t(lead > 0 ? 'race.ahead' : 'race.behind', { what });
  if (earlier === null || earlier === 0) return tiles;
  const time = secondsText(Math.abs(earlier));
  return `${tiles} · ${t(earlier > 0 ? 'race.earlier' : 'race.later', { time })}`;
}
