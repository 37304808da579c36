/**
 * The level of bot that a player should now beat, from the rounds that they played alone against one, the newest first: the level above
 * the highest that they beat most of the time, or that one again as long as they did not.
 */
import { seatResults } from '../../rules/seat-results';
import type { LevelRecord, NextOpponent } from '../../shared/match-requests';
import { gameOf } from '../games';
import type { MatchOutline } from '../store/match-reader';

export const LOWEST = 1;
export const HIGHEST = 10;
/** Rounds against a level that tell whether it is beaten; of these so many have to be won. */
const TOLD_BY = 3;
const WON_OF_THEM = 2;

/** A round against a bot. */
export interface AgainstBot {
  readonly level: number;
  readonly won: boolean;
}

/** Rounds of matches in which one person of this computer played one bot and nobody else, the newest first. */
export function againstBots(matches: readonly MatchOutline[]): AgainstBot[] {
  return matches.flatMap(({ header, rounds, imported }) => {
    const { players } = header;
    const seat = players.findIndex(({ kind }) => kind === 'human');
    const level = players.find(({ kind }) => kind === 'bot')?.level;
    if (imported || players.length !== 2 || seat < 0 || level === undefined) return [];
    const { rules } = gameOf(header);
    return rounds
      .flatMap(({ deal, outcome }) => seatResults(rules, deal, outcome, players.length).filter((result) => result.seat === seat))
      .reverse()
      .map(({ won }) => ({ level, won }));
  });
}

/** What was won and lost against each level, the lowest first. */
function recordsOf(rounds: readonly AgainstBot[]): LevelRecord[] {
  const records = new Map<number, { level: number; won: number; lost: number }>();
  for (const { level, won } of rounds) {
    const record = records.get(level) ?? { level, won: 0, lost: 0 };
    record[won ? 'won' : 'lost'] += 1;
    records.set(level, record);
  }
  return [...records.values()].sort((one, other) => one.level - other.level);
}

/** Who comes next; the lowest level for whoever has not played yet. */
export function nextOpponent(rounds: readonly AgainstBot[]): NextOpponent {
  const against = (level: number): readonly AgainstBot[] => rounds.filter((round) => round.level === level).slice(0, TOLD_BY);
  const beaten = Math.max(0, ...rounds.filter(({ won }) => won).map(({ level }) => level));
  const levels = recordsOf(rounds);
  if (beaten > 0) {
    const wins = against(beaten).filter(({ won }) => won).length;
    return { level: Math.min(HIGHEST, wins >= WON_OF_THEM ? beaten + 1 : beaten), levels };
  }
  const lowest = levels[0]?.level ?? LOWEST;
  // Whoever loses to it again and again begins lower.
  return { level: against(lowest).length >= TOLD_BY ? Math.max(LOWEST, lowest - 1) : lowest, levels };
}
