/** The keys and gamepad buttons that choose one of the four symbols: their own alone, as in a round and as their signs show. */
import type { Action } from '../../../../shared/settings';
import type { ChaseSymbol } from '../../../../shared/chase/replay';
import { PAD_SYMBOLS } from '../lib/reading';

/** Handlers of a drill whose answers are symbols; a key that is held down chooses once. */
export function symbolActions(choose: (symbol: ChaseSymbol) => void): { readonly [Each in Action]?: (repeat: boolean) => boolean } {
  const once = (symbol: ChaseSymbol) => (repeat: boolean) => {
    if (!repeat) choose(symbol);
    return !repeat;
  };
  return Object.fromEntries(PAD_SYMBOLS.map((symbol) => [`mark-${symbol}`, once(symbol)]));
}
