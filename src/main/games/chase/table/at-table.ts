/** Chase as the table plays it. */
import { chase, type ChaseTypes } from '../../../../rules/chase/chase';
import type { GameAtTable } from '../../../table/ports';
import type { Bot, BotOptions } from '../bots/bot';
import { createBot } from '../bots/create';
import { CHASE_TILES } from '../tiles/tile-set';
import { arrangedMatch, quickMatch } from './beginning';
import { CLAUSES } from './clauses';
import { ChaseRound } from './live-round';
import { offerAfter } from './offer';
import { verdictOf } from './verdict-shown';

/** Chase with its own bots, or with those that somebody brings. */
export function chaseAtTable(create: (options: BotOptions) => Bot = createBot): GameAtTable<ChaseTypes> {
  return {
    rules: chase,
    tiles: CHASE_TILES,
    // S3, S4: a file may leave out what was drawn, and then nobody knows what is in a hand.
    tellsAll: ({ piles, starts }) => piles !== undefined && starts !== undefined,
    clauses: CLAUSES,
    quick: quickMatch,
    arrange: arrangedMatch,
    offer: offerAfter,
    round: (ports, options) => new ChaseRound(create, ports, options),
    verdict: verdictOf,
  };
}
