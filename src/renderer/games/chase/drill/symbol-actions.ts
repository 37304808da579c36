/** The keys and gamepad buttons that choose one of the four symbols: the Chaser's own alone, as in a round and as their signs show. */
import type { ChaseSymbol } from '../../../../shared/chase/replay';
import type { ActionHandlers } from '../../../lib/keyboard.svelte';
import { handlersOf } from '../seats/actions';
import { symbolOf } from '../seats/deeds';

/** Handlers of a drill whose answers are symbols; a key that is held down chooses once. */
export function symbolActions(choose: (symbol: ChaseSymbol) => void): ActionHandlers {
  return handlersOf('chaser', (deed) => {
    const symbol = symbolOf(deed);
    if (symbol === undefined) return undefined;
    return (repeat) => {
      if (!repeat) choose(symbol);
      return !repeat;
    };
  });
}
