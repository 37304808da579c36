/** A saved match in a few words. */
import type { Player } from '../../shared/replay';
import type { ReplaySummary, SwapShown } from '../../shared/table';
import { clockText } from '../../shared/clock-text';
import { called } from './players.svelte';
import { t } from './words.svelte';

/** So many are told in a line of the list. */
const MOST_SWAPS = 2;

/** Names with their points: 'Ada 2 : 1 Lulu'. */
export function playersText(summary: Pick<ReplaySummary, 'players' | 'points'>): string {
  const players = called(summary.players);
  const [first, second] = players;
  if (players.length === 2 && first !== undefined && second !== undefined) {
    return `${first.name} ${String(summary.points[0] ?? 0)} : ${String(summary.points[1] ?? 0)} ${second.name}`;
  }
  return players.map((player, seat) => `${player.name} ${String(summary.points[seat] ?? 0)}`).join(', ');
}

/** A bot is told by its level, too: at a seat all have one name. */
function whoText(player: Player | undefined): string {
  if (player?.kind !== 'bot' || player.level === undefined) return player?.name ?? '';
  return t('players.level-of', { name: player.name, level: player.level });
}

/** 'Carol for Lulu level 3': who took whose seat; of one who plays on where they had played before, that. */
export function swapText({ from, to }: Pick<SwapShown, 'from' | 'to'>): string {
  const [gone, come] = called([from, to]);
  if (come !== undefined && gone?.kind === come.kind && whoText(come) === whoText(gone))
    return t('replays.plays-on', { name: whoText(come) });
  return t('replays.swap', { name: whoText(come), other: whoText(gone) });
}

/** In the list: 'round 2: Carol for Lulu'; of many the first two. */
export function swapsText(swaps: ReplaySummary['swaps']): string[] {
  const shown = swaps.slice(0, MOST_SWAPS).map((swap) => t('replays.swap-in', { round: swap.round, swap: swapText(swap) }));
  return swaps.length > MOST_SWAPS ? [...shown, '…'] : shown;
}

/** In a round: '0:12.3: Carol for Lulu', or that it was so from its beginning. */
export function swapAtText(swap: SwapShown): string {
  const text = swapText(swap);
  return swap.t === null ? t('replays.swap-before', { swap: text }) : t('replays.swap-at', { time: clockText(swap.t), swap: text });
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
