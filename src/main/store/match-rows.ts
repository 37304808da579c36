/** A whole match as the rows that the database keeps of it. */
import { momentOf } from '../../shared/moment';
import type { Deal, KeptReplay, MatchHeader, Replay } from '../../shared/replay';
import { swapsIn, type PlacedSwap } from '../../shared/swaps';
import { sameJson } from '../../shared/same-json';
import { sha256 } from '../sha256';
import { linkOf } from './event-chain';
import type { MatchEnd } from './match-lots';
import { eventBody, swapsText } from './rows';

type Value = string | number | null;
type Tiles = NonNullable<Replay['tiles']>;

/** Times of any offset in one form, so that texts sort by time. Throws for a text that tells no moment, which no schema lets in. */
function inUtc(time: string): string {
  const moment = momentOf(time);
  if (moment === undefined) throw new Error(`A match cannot begin at "${time}".`);
  return moment.toISOString();
}

/** Faces with their ids in order, so that equal sets have equal texts. */
function facesText(tiles: Tiles): string {
  return JSON.stringify(Object.fromEntries(Object.entries(tiles).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Sets that were written out before: the same one is used in match after match. */
const tileSets = new WeakMap<Tiles, { readonly hash: string; readonly faces: string }>();

/** The text of faces, and what it is found by. */
export function tileSetOf(tiles: Tiles): { readonly hash: string; readonly faces: string } {
  let set = tileSets.get(tiles);
  if (set === undefined) {
    const faces = facesText(tiles);
    set = { hash: sha256(faces).toString('hex'), faces };
    tileSets.set(tiles, set);
  }
  return set;
}

/** By `MATCH_COLUMNS`. */
export function matchRow(header: MatchHeader, imported: boolean, swaps: readonly PlacedSwap[] = []): readonly Value[] {
  return [
    header.id,
    header.game,
    header.rulesVersion ?? 1,
    inUtc(header.startedAt),
    header.seed ?? null,
    header.random ?? null,
    JSON.stringify(header.players),
    JSON.stringify(header.rules),
    imported ? 1 : 0,
    swapsText(swaps),
  ];
}

/** How a round ended as it is kept; null for one that goes on or was left. */
export function outcomeText(outcome: unknown): string | null {
  return outcome === null ? null : JSON.stringify(outcome);
}

/** By `ROUND_COLUMNS`. */
export function roundRow(number: number, deal: Deal, outcome: unknown): readonly Value[] {
  return [number, JSON.stringify(deal), outcomeText(outcome), null];
}

/** How rounds ended, by order; null for one that goes on or was left. */
export type Outcomes = readonly unknown[];

/**
 * The rows of rounds and events that come after those that are kept, of which `kept` are the numbers by round; only the last kept round
 * may go on. `head` is the end of the chain so far, and `last` what it is then; null where there is none.
 */
export function rowsOfRounds(
  replay: KeptReplay,
  outcomes: Outcomes,
  kept: readonly number[],
  head: string | null,
): {
  readonly rounds: (readonly Value[])[];
  readonly events: (readonly Value[])[];
  readonly last: string | null;
} {
  const rounds: (readonly Value[])[] = [];
  const events: (readonly Value[])[] = [];
  let last = head;
  for (const [at, { events: all, swaps: _swaps, ...deal }] of replay.rounds.entries()) {
    const number = at + 1;
    const before = kept[at];
    if (before === undefined) rounds.push(roundRow(number, deal, outcomes[at] ?? null));
    for (let seq = before ?? 0; seq < all.length; seq++) {
      const event = all[seq];
      if (event === undefined) break;
      const { t, seat, type } = event;
      const body = eventBody(event);
      last = linkOf(last ?? replay.id, { round: number, seq, t, seat, type, body });
      events.push([number, seq, t, seat, type, body, last]);
    }
  }
  return { rounds, events, last };
}

/**
 * What says that the match is there, without rows of rounds and events; `before` is how the rounds that are kept have ended so far,
 * and `seated` who took a seat in them.
 */
export function endOf(
  replay: KeptReplay,
  outcomes: Outcomes,
  before: Outcomes,
  head: string | null,
  seated: readonly PlacedSwap[] = [],
): Omit<MatchEnd, 'rounds' | 'events' | 'damage'> {
  const ended = before.flatMap((was, at) => {
    const outcome = outcomes[at] ?? null;
    return outcome === null || sameJson(outcome, was) ? [] : [[at + 1, JSON.stringify(outcome)] as const];
  });
  const tiles = replay.tiles === undefined ? null : tileSetOf(replay.tiles);
  const swaps = [...seated, ...swapsIn(replay.rounds).slice(seated.length)];
  return { match: matchRow(replay, true, swaps), head, tiles, outcomes: ended, seated: { swaps: swapsText(swaps), stays: seated.length } };
}
