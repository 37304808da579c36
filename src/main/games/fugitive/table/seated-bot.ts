/** A bot as the table seats one: it thinks for as long as a person might, and does what its level would. */
import type { Act } from '../../../../rules/fugitive/types';
import type { View } from '../../../../rules/fugitive/view';
import { fugitive } from '../../../../rules/fugitive/fugitive';
import type { Bot } from '../../../table/bot';
import type { BotSeat } from '../../../table/bot-seats';
import { botOf, type Player } from '../bots/bot';
import { paceOf } from '../bots/thinking';

/** Either side, of a level. */
export function fugitiveBot({ seat, level, chance }: BotSeat): Bot<View, Act> {
  // I9: before anything else is drawn from its chance, so that what it holds moves no delay.
  const thinks = paceOf(level, chance);
  let player: Player | null = null;
  return {
    seat,
    observe: ({ state }, now) =>
      !fugitive.actors(state).includes(seat)
        ? null
        : {
            at: now + thinks(state),
            decide: (view) => {
              if (view.role === null || !fugitive.actors(view.state).includes(seat)) return null;
              player ??= botOf(view.role, level, chance);
              return player(view);
            },
          },
  };
}
