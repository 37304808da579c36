/**
 * What a match is known by where nobody tells its id: how it was dealt, who sat there as what, and all that happened up to the first thing
 * that took time. Two files of one match have it in common, also where one goes on longer, however they are written and whatever anybody
 * is called in them; two matches have not, since nobody deals and moves alike to the millisecond.
 */
import { sha256 } from '../sha256';
import type { Replay, ReplayEvent } from '../../shared/replay';

/** The first event that did not stand there from the beginning, and its place. */
export interface FirstMove {
  readonly seq: number;
  readonly event: ReplayEvent;
}

/** Null in a round in which nothing took time yet. */
export function firstMoveOf({ rounds: [round] }: Pick<Replay, 'rounds'>): FirstMove | null {
  const seq = round?.events.findIndex(({ t }) => t > 0) ?? -1;
  const event = round?.events[seq];
  return event === undefined ? null : { seq, event };
}

/** JSON that is the same for values that are, in whatever order their fields stand. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}

/** Null for a replay without a round. */
export function clueOf(replay: Pick<Replay, 'game' | 'players' | 'rules' | 'rounds'>): string | null {
  const [round] = replay.rounds;
  if (round === undefined) return null;
  const { events, swaps: _swaps, ...deal } = round;
  const first = firstMoveOf(replay);
  const seats = replay.players.map(({ kind, level }) => [kind, kind === 'bot' ? (level ?? null) : null]);
  return sha256(inOrder([replay.game, replay.rules, seats, deal, first === null ? events : events.slice(0, first.seq + 1)]))
    .toString('hex')
    .slice(0, 32);
}

/** So much of the clue is the end of an id that was made here for a match whose file brought none. */
const GIVEN = 12;

/** The id of a match whose file brings none, of a new one: that it was given can be told by it, should the same match come with its own. */
export function givenId(spare: string, clue: string | null): string {
  return clue === null ? spare : spare.slice(0, -GIVEN) + clue.slice(0, GIVEN);
}

/** Whether a match of that clue came without an id. */
export function isGivenId(id: string, clue: string): boolean {
  return id.endsWith(clue.slice(0, GIVEN));
}
