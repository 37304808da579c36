/** The bots at a round of Chase: what they are shown and told, and what they were about to do when it ended. */
import type { RoundEvent, RoundState } from '../../../../rules/chase/round';
import type { Colour } from '../../../../rules/chase/tile';
import { viewFor, type RoundView } from '../../../../rules/chase/view';
import type { Millis, Seat } from '../../../../rules/game';
import type { Player } from '../../../../shared/replay';
import { BotSeats, type BotSeatsPorts } from '../../../table/bot-seats';
import { GENTLE_THINK, letsBegin } from '../bots/levels';
import type { Bot, BotAction, BotOptions, Level, Told } from '../bots/bot';
import { opponentBegins } from './newcomer';

export type SeatedBots = BotSeats<RoundView, BotAction, Told>;

interface SeatedBotsPorts extends Pick<BotSeatsPorts<RoundView, BotAction, Told>, 'schedule' | 'now' | 'act' | 'waits'> {
  readonly state: () => RoundState;
  readonly players: readonly Player[];
  readonly seed: string;
  /** The round as the seat knows it. */
  readonly knownTo: (seat: Seat) => RoundState;
  /** F2: the colour that the seat's partner asks for. */
  readonly askedOf: (seat: Seat) => Colour | null;
}

export function seatedBots(createBot: (options: BotOptions) => Bot, ports: SeatedBotsPorts): SeatedBots {
  const { schedule, now, act, waits, state, players, seed, knownTo, askedOf } = ports;
  const { roles } = state().setup;
  return new BotSeats<RoundView, BotAction, Told>(
    {
      schedule,
      now,
      act,
      waits,
      // The border lets whole levels from 1 to 10 through.
      createBot: ({ seat, level, chance }) => {
        const think = players[seat]?.gentle === true ? GENTLE_THINK : undefined;
        const role = roles[seat] ?? 'runner';
        const faces = players.some(({ kind }, other) => kind === 'human' && roles[other] !== role);
        const even = faces && letsBegin(level as Level);
        return createBot({ role, level: level as Level, seat, chance, think, even });
      },
      // The same that a person's screen gets of this seat, and no more (S4, P8, T1).
      view: (seat) => viewFor(knownTo(seat), seat),
      told: (seat) => ({ asked: askedOf(seat), opponentBegins: opponentBegins(state(), players, seat) }),
    },
    { players, seed },
  );
}

/** Ends the bots' part in a round that is over since `t`: what each was about to do in the round as it stood `before`. */
export function leavingDeeds(bots: SeatedBots, before: RoundState, t: Millis): RoundEvent[] {
  return bots.leave().flatMap(({ seat, plan }) => {
    const at = Math.max(plan.at, t);
    const action = plan.decide(viewFor(before, seat), at);
    return action === null || action.type === 'open' || action.type === 'want' ? [] : [{ ...action, t: at, seat }];
  });
}
