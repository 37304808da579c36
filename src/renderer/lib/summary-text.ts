/** A saved match in a few words. */
import type { Player } from '../../shared/replay';
import type { ReplaySummary } from '../../shared/table';
import { called } from './players.svelte';
import { t } from './words.svelte';

/** Names with their points: 'Ada 2 : 1 Lulu'. */
export function playersText(summary: Pick<ReplaySummary, 'players' | 'points'>): string {
  const players = called(summary.players);
  const [first, second] = players;
  if (players.length === 2 && first !== undefined && second !== undefined) {
    return `${first.name} ${String(summary.points[0] ?? 0)} : ${String(summary.points[1] ?? 0)} ${second.name}`;
  }
  return players.map((player, seat) => `${player.name} ${String(summary.points[seat] ?? 0)}`).join(', ');
}

/** Whether a bot is called by its level, as they were before they had names. */
function isNamedByLevel(name: string, level: number): boolean {
  return name === `Bot ${String(level)}` || name.startsWith(`Bot ${String(level)} (`);
}

/** How good the bots are: 'level 3', or 'Pico level 3, Lulu level 5'; empty where none play, and where their names say so. */
export function levelsText(players: readonly Player[]): string {
  const bots = players.flatMap((player) =>
    player.kind !== 'bot' || player.level === undefined || isNamedByLevel(player.name, player.level)
      ? []
      : [{ name: player.name, level: player.level }],
  );
  const [first, ...others] = bots;
  if (first === undefined) return '';
  if (others.length === 0) return t('players.level', { level: first.level });
  if (others.every(({ level }) => level === first.level)) return t('players.levels', { level: first.level });
  return bots.map((bot) => t('players.level-of', bot)).join(', ');
}
