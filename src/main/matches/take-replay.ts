/**
 * A replay file on its way into the list, beside the window's thread: read, played through, held against the match of its id that is
 * kept, and made into rows, which go over there a few at a time.
 */
import type { ChosenFile } from '../../shared/replay-requests';
import { phrase, type FaultKey, type FileFault } from '../../shared/phrase';
import { accepted, refused, type Result } from '../../rules/result';
import { damageText } from '../store/match-damage';
import { relationOf, sameMeeting } from '../replay/continues';
import type { AlikeReader } from '../store/alike-reader';
import type { KeptReplay } from '../../shared/replay';
import type { MatchReader } from '../store/match-reader';
import type { MatchExtent, MatchEnd, MatchLot } from '../store/match-lots';
import { swapsIn } from '../../shared/swaps';
import { endOf, rowsOfRounds, type Outcomes } from '../store/match-rows';
import { clueOf, firstMoveOf, givenId, isGivenId } from '../store/clue';
import { readFile, type ReadFile } from './replay-read';

export interface TakeAsk {
  readonly file: ChosenFile;
  /** An id and an ISO time for a replay that brings none. */
  readonly id: string;
  readonly startedAt: string;
  /** Whether a match of the list may become longer by it. */
  readonly longer: boolean;
}

/** A match comes: rows of it; of one that becomes longer what is there already. */
export interface ComingLot {
  readonly match: string;
  readonly kept: MatchExtent | null;
  readonly lot: MatchLot;
}

/** Why a file was not taken in. */
export interface TakeFault extends FileFault {
  /** The match of the list that it is about. */
  readonly match?: string;
  /** What is damaged in the file beside that. */
  readonly damage?: readonly FileFault[];
}

/** What of a damaged file could be opened. */
export interface OpenedAsFar {
  readonly faults: readonly FileFault[];
  readonly rounds: number;
  readonly events: number;
}

export type TakeEnd = { readonly asFar: OpenedAsFar | null } &
  /** All but this was told in lots; none, where this is all. */
  (
    | { readonly state: 'ready'; readonly match: string; readonly kept: MatchExtent | null; readonly end: MatchEnd }
    /** Of the match that it goes on with an earlier round becomes longer, so that all of it is linked anew. */
    | {
        readonly state: 'whole';
        readonly replay: KeptReplay;
        readonly outcomes: Outcomes;
        readonly kept: readonly number[];
        /** As it is kept. */
        readonly damage: string | null;
      }
    | { readonly state: 'offered'; readonly match: string; readonly startedAt: string }
  );

interface TakeHandle {
  readonly tell: (piece: ComingLot) => Promise<void>;
  readonly breathe: () => Promise<void>;
  readonly cancelled: () => boolean;
}

/** Rows that are written at once: it holds the window's thread for a millisecond or two. */
export const LOT = 150;

function refusedAt(path: string, what: FileFault['what']): Result<never, TakeFault> {
  return refused({ path, what });
}

/** The refusal of a file whose match is in the list. */
export function inList(match: string, key: FaultKey, damage: readonly FileFault[] = []): Result<never, TakeFault> {
  return refused({ path: 'id', what: phrase(key), match, ...(damage.length > 0 && { damage }) });
}

/**
 * The match of the list that a file is of whose id the list does not know, as its content tells; null where there is none. One that holds all
 * of it comes before one that it goes on with.
 */
function sameAs({ replay, game }: ReadFile, matches: Pick<MatchReader, 'read'> & AlikeReader): Result<string | null, TakeFault> {
  const clue = clueOf(replay);
  if (clue === null) return accepted(null);
  const first = firstMoveOf(replay);
  const move = first === null ? null : { seq: first.seq, t: first.event.t, seat: first.event.seat, type: first.event.type };
  const alike = matches.alike({ clue, move });
  if (!alike.ok) return refusedAt('', alike.error.what);
  let shorter: string | null = null;
  for (const match of alike.value) {
    // One that cannot be read is no reason to keep another out.
    const stored = matches.read(match);
    if (!stored.ok || stored.value === undefined || clueOf(stored.value.replay) !== clue) continue;
    if (!sameMeeting(replay, stored.value.replay)) continue;
    // An id that a file brings says which match it is, unless that of the list was only given one when it came without.
    if (replay.id !== undefined && !isGivenId(match, clue)) continue;
    const relation = relationOf(replay, stored.value.replay, game);
    if (relation === 'known') return accepted(match);
    if (relation === 'longer') shorter ??= match;
  }
  return accepted(shorter);
}

/** Does it; null when it was cancelled. */
export async function takeReplay(
  { file, longer, ...spare }: TakeAsk,
  matches: Pick<MatchReader, 'read' | 'head'> & AlikeReader,
  handle: TakeHandle,
): Promise<Result<TakeEnd, TakeFault> | null> {
  const read = readFile(file);
  if (!read.ok) return read;
  const { game, outcomes, faults } = read.value;
  const { id: own, startedAt = spare.startedAt } = read.value.replay;
  const named = own === undefined ? accepted(undefined) : matches.head(own);
  if (!named.ok) return refusedAt('', named.error.what);
  // Its own id comes first: by that it is known whatever anybody is called by now.
  const known = own === undefined || named.value === undefined ? sameAs(read.value, matches) : accepted(null);
  if (!known.ok) return known;
  const replay: KeptReplay = { ...read.value.replay, id: known.value ?? own ?? givenId(spare.id, clueOf(read.value.replay)), startedAt };
  const match = replay.id;
  const count = replay.rounds.reduce((sum, { events }) => sum + events.length, 0);
  const asFar = faults.length === 0 ? null : { faults, rounds: replay.rounds.length, events: count };
  const [stored, head] = [matches.read(match), matches.head(match)];
  if (!stored.ok) return refusedAt('', stored.error.what);
  if (!head.ok) return refusedAt('', head.error.what);
  let kept: MatchExtent | null = null;
  if (stored.value !== undefined) {
    const relation = relationOf(replay, stored.value.replay, game);
    if (relation !== 'longer') return inList(match, relation === 'known' ? 'fault.replay-known' : 'fault.replay-other', faults);
    if (!longer) return accepted({ asFar, state: 'offered', match, startedAt: stored.value.replay.startedAt });
    const counts = stored.value.replay.rounds.map(({ events }) => events.length);
    const closed = counts.slice(0, -1);
    if (closed.some((count, at) => count !== replay.rounds[at]?.events.length))
      return accepted({ asFar, state: 'whole', replay, outcomes, kept: counts, damage: damageText(faults) });
    kept = { counts, head: head.value ?? null };
  }
  const { rounds, events, last } = rowsOfRounds(replay, outcomes, kept?.counts ?? [], head.value ?? null);
  let [round, event] = [0, 0];
  const next = (): MatchLot => {
    const lot = { rounds: rounds.slice(round, round + LOT), events: [] as typeof events };
    round += lot.rounds.length;
    const room = LOT - lot.rounds.length;
    lot.events = events.slice(event, event + room);
    event += lot.events.length;
    return lot;
  };
  while (rounds.length - round + events.length - event > LOT) {
    // One after the other: many at once would be read in one go over there.
    await handle.tell({ match, kept, lot: next() });
    await handle.breathe();
    if (handle.cancelled()) return null;
  }
  const before = stored.value?.rounds.map(({ outcome }) => outcome) ?? [];
  return accepted({
    asFar,
    state: 'ready',
    match,
    kept,
    end: {
      ...endOf(replay, outcomes, before, last, swapsIn(stored.value?.replay.rounds ?? [])),
      damage: damageText(faults),
      ...next(),
    },
  });
}
