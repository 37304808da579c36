/** A bot as the table seats one: it thinks for as long as a person might, and does what its level would. */
import type { Act, State } from '../../../../rules/fugitive/types';
import type { View } from '../../../../rules/fugitive/view';
import { fugitive } from '../../../../rules/fugitive/fugitive';
import type { Chance } from '../../../chance';
import type { Bot } from '../../../table/bot';
import type { BotSeat } from '../../../table/bot-seats';
import { botOf, type Player } from '../bots/bot';

/** The shortest and the longest thought, in milliseconds. */
const DRAWS = [700, 1100] as const;
const CHOOSES = [1200, 2200] as const;
const DECIDES = [1600, 3600] as const;

/** I9: how long it thinks is chance and what everybody sees, never what it holds. */
function thinks({ tasks: [task] }: State, chance: Chance): number {
  const [from, to] = task?.do === 'draw' || task?.do === 'event' ? DRAWS : task?.do === 'choose' || task?.do === 'keep' ? CHOOSES : DECIDES;
  return from + chance.below(to - from);
}

/** Either side, of a level. */
export function fugitiveBot({ seat, level, chance }: BotSeat): Bot<View, Act> {
  let player: Player | null = null;
  return {
    seat,
    observe: ({ state }, now) =>
      !fugitive.actors(state).includes(seat)
        ? null
        : {
            at: now + thinks(state, chance),
            decide: (view) => {
              if (view.role === null || !fugitive.actors(view.state).includes(seat)) return null;
              player ??= botOf(view.role, level, chance);
              return player(view);
            },
          },
  };
}
