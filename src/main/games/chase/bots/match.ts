/** Playing a whole match between bots in virtual time: rounds with changing roles until somebody has won (E1 to E3). */
import { chanceOf } from '../../../chance';
import { dealRound } from '../../../../rules/chase/deal';
import type { Seat } from '../../../../rules/game';
import { judgeRound } from '../../../../rules/chase/judge';
import { awarded, firstRoles, nextRoles, winnersOf, type Victory } from '../../../../rules/chase/match';
import type { RoundEvent, RoundSetup, RoundState, Rules } from '../../../../rules/chase/round';
import type { TileSet } from '../../../../rules/chase/tile';
import { rulesWith, type Players, type RoundVariant } from './balance';
import type { Level } from './bot';
import { createBot } from './create';
import { simulateRound } from './simulate-round';

export interface BotMatchOptions {
  readonly tiles: TileSet;
  readonly players: Players;
  readonly variants: readonly RoundVariant[];
  /** V3: points to win, 3 by the book. */
  readonly pointsToWin: number;
  /** Of whoever is a Runner, and of whoever is a Chaser. */
  readonly runners: Level;
  readonly chasers: Level;
  readonly seed: string;
}

export interface MatchRound {
  readonly setup: RoundSetup;
  readonly events: readonly RoundEvent[];
  readonly state: RoundState;
}

export interface PlayedMatch {
  readonly rules: Rules;
  readonly rounds: readonly MatchRound[];
  /** By seat. */
  readonly victory: readonly Victory[];
  /** Who has won; empty if nobody had after `MOST_ROUNDS`. */
  readonly winners: readonly Seat[];
}

/** A match that goes on beyond this does not end: far more than ties (E3) and draws (J4) ask for. */
const MOST_ROUNDS = 500;

/** The match `number` (from 0) of a series; the first Chaser's seat changes from match to match. */
export function playMatch(options: BotMatchOptions, number: number): PlayedMatch {
  const { tiles, players, variants, pointsToWin, seed } = options;
  const rules = { ...rulesWith(variants), pointsToWin };
  let roles = firstRoles(players, number % players);
  let victory: readonly Victory[] = roles.map(() => ({ perfect: 0, small: 0 }));
  let winners: readonly Seat[] = [];
  const rounds: MatchRound[] = [];
  while (winners.length === 0 && rounds.length < MOST_ROUNDS) {
    const base = `${seed}/${String(number)}/${String(rounds.length)}`;
    const setup = dealRound({ rules, roles, tiles }, chanceOf(base));
    const bots = roles.map((role, seat) => {
      const level = role === 'runner' ? options.runners : options.chasers;
      return createBot({ role, level, seat, chance: chanceOf(`${base}/bot ${String(seat)}`) });
    });
    const { events, state } = simulateRound({ setup, bots });
    rounds.push({ setup, events, state });
    victory = awarded(victory, roles, judgeRound(state));
    winners = winnersOf(victory, pointsToWin);
    roles = nextRoles(roles); // E2, T5, F8
  }
  return { rules, rounds, victory, winners };
}
