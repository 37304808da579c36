/** How a replay file stands to the match of the same id that is kept already. */
import type { KeptReplay, Player, Replay, ReplayRound } from '../../shared/replay';
import { sameJson } from '../../shared/same-json';
import { swapsIn } from '../../shared/swaps';
import type { ReplayGame } from './game';

/** `longer`: the file begins as the kept match and goes on; `known`: there is nothing new in it; `other`: they part ways. */
type Relation = 'longer' | 'known' | 'other';

/** What `file` is to `kept`, both of `game`. Players may be called otherwise by now: what counts is what was dealt and what happened. */
export function relationOf(file: Replay, kept: Replay, game: Pick<ReplayGame, 'trimmed'>): Relation {
  if (file.game !== kept.game || !sameTable(file, game.trimmed(kept)) || !sameSwaps(file, kept)) return 'other';
  const common = Math.min(file.rounds.length, kept.rounds.length);
  let [more, fewer] = [file.rounds.length > common, kept.rounds.length > common];
  for (let at = 0; at < common; at++) {
    const [one, other] = [file.rounds[at], kept.rounds[at]];
    if (one === undefined || other === undefined || !sameBeginning(one, other)) return 'other';
    more ||= one.events.length > other.events.length;
    fewer ||= one.events.length < other.events.length;
  }
  // Nobody who sat there goes from the match that is kept.
  if (more && (fewer || swapsIn(file.rounds).length < swapsIn(kept.rounds).length)) return 'other';
  return more ? 'longer' : 'known';
}

/**
 * Whether a file that no id makes known may be of a kept match in which the same happened: who played and when is part of what a match is.
 * One of the two is enough, since a name may have changed; other names at another date are another match.
 */
export function sameMeeting(file: Replay, kept: KeptReplay): boolean {
  const names = ({ players }: Replay): string[] => players.map(({ name }) => name);
  const dated = file.startedAt !== undefined && Date.parse(file.startedAt) === Date.parse(kept.startedAt);
  return dated || sameJson(names(file), names(kept));
}

/** The kinds of who took whose seat when, as far as both tell: names may be others by now. */
function sameSwaps(file: Replay, kept: Replay): boolean {
  const of = ({ rounds }: Replay): unknown[] =>
    swapsIn(rounds).map(({ round, after, seat, player }) => [round, after, seat, seatOf(player)]);
  const [one, other] = [of(file), of(kept)];
  const common = Math.min(one.length, other.length);
  return sameJson(one.slice(0, common), other.slice(0, common));
}

function seatOf(player: Player): unknown {
  return [player.kind, player.kind === 'bot' ? player.level : null];
}

function sameTable(file: Replay, kept: Replay): boolean {
  const seats = ({ players }: Replay): unknown => players.map(seatOf);
  const faces = file.tiles ?? {};
  // Of the shorter match: faces that only the longer one needs are no matter.
  const shared = Object.entries(kept.tiles ?? {}).filter(([id]) => Object.hasOwn(faces, id));
  return sameJson(file.rules, kept.rules) && sameJson(seats(file), seats(kept)) && shared.every(([id, face]) => sameJson(face, faces[id]));
}

/** Whether two rounds were dealt alike and went the same way as far as both go. */
function sameBeginning(one: ReplayRound, other: ReplayRound): boolean {
  const { events: these, swaps: _these, ...dealt } = one;
  const { events: those, swaps: _those, ...asDealt } = other;
  const common = Math.min(these.length, those.length);
  return sameJson(dealt, asDealt) && sameJson(these.slice(0, common), those.slice(0, common));
}
