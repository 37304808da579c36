/** Matches and the live table: the window's requests as calls of the table. */
import * as v from 'valibot';
import type { Refusal } from '../../shared/refusal';
import { faultOf } from '../../shared/fault-of';
import { gameOf, GAME_OF_OLD_WISHES, type AnyOffer, type AnyTable } from '../../shared/games';
import type { MatchOutputs } from '../../shared/match-requests';
import type { TableSnapshot, UnfinishedMatch } from '../../shared/table';
import type { GameTypes } from '../../rules/game';
import { accepted, refused, type Result } from '../../rules/result';
import type { Handlers } from '../ipc';
import type { MatchRepository } from '../store/match-repository';
import type { GameAtTable, LatelyPlayed } from '../table/ports';
import { playedRenamed } from '../table/sitting';
import type { Table } from '../table/table';
import { againstBots, nextOpponent } from '../matches/next-opponent';
import { dealtMatches, keptMatch, openMatches, unfinishedMatch } from './kept-match';
import { namedNow } from './names-now';
import { arrangedSeating, quickSeating, withOwn, type SeatingPorts } from './seating';

type MatchRequest = Extract<keyof Handlers, `match.${string}` | `table.${string}`>;

/** So many of a player's matches tell which bot is the next to beat. */
const TELLING = 40;

/** The table in the type of its game's: what it shows comes from there. */
function asTable<Snapshot extends TableSnapshot | null>(
  answer: Result<Snapshot, Refusal>,
): Result<Snapshot extends null ? AnyTable | null : AnyTable, Refusal> {
  return answer as Result<never, Refusal>;
}

interface MatchPorts extends SeatingPorts {
  readonly table: Table;
  readonly matches: Pick<MatchRepository, 'ownedBy' | 'isOwn' | 'read' | 'profilesAt' | 'originOf' | 'takeUp' | 'call'>;
  /** A game by its id, as the table plays it. */
  readonly game: (id: string) => GameAtTable | undefined;
  /** A seed that nobody chose. */
  readonly freshSeed: () => string;
}

export function matchRequests(ports: MatchPorts): Pick<Handlers, MatchRequest> {
  const { table, matches } = ports;

  /** The game that a wish for a match means. */
  const gameIn = (wish: { readonly game?: string | undefined }): Result<{ readonly id: string; readonly game: GameAtTable }, Refusal> => {
    const id = wish.game ?? GAME_OF_OLD_WISHES.id;
    const game = ports.game(id);
    return game === undefined ? refused({ code: 'no-such-game', field: 'game' }) : accepted({ id, game });
  };

  /** What came in for the game at the table, by that game's schema. */
  function readAs(what: 'act' | 'question' | 'rules', value: unknown): Result<GameTypes['act'], Refusal> {
    const schema = gameOf(table.match?.game ?? '')?.[what];
    if (!schema) return refused({ code: 'no-such-match', field: 'match' });
    const parsed = v.safeParse(schema, value, { abortEarly: true });
    if (parsed.success) return accepted(parsed.output as GameTypes['act']);
    const [issue] = parsed.issues;
    const { field, message } = faultOf(issue);
    return refused({ code: 'ipc/invalid', field: [what, field].filter((part) => part !== '').join('.'), message });
  }

  /** With the names that its players have now. */
  function calledNow(match: UnfinishedMatch): Result<UnfinishedMatch, Refusal> {
    const { id, players } = match;
    const profiles = matches.profilesAt(id, players.length);
    if (!profiles.ok) return profiles;
    const named = namedNow({ players, profiles: profiles.value }, ports);
    return named.ok ? accepted({ ...match, players: named.value }) : named;
  }

  return {
    'match.start': (input) => {
      const found = gameIn(input);
      if (!found.ok) return found;
      const { id, game } = found.value;
      const { seats, own, ...beginning } = game.quick(input);
      const seating = quickSeating(seats, input, ports);
      if (!seating.ok) return seating;
      const seated = withOwn(seating.value, own);
      return asTable(table.start({ game: id, ...seated, ...beginning, tiles: game.tiles, seed: input.seed ?? ports.freshSeed() }));
    },
    'match.arrange': (input) => {
      const found = gameIn(input);
      if (!found.ok) return found;
      const { id, game } = found.value;
      const beginning = game.arrange(input);
      if (!beginning.ok) return beginning;
      const seating = arrangedSeating(input.seats, ports);
      if (!seating.ok) return seating;
      const { own, ...begun } = beginning.value;
      const seed = input.seed ?? ports.freshSeed();
      return asTable(table.start({ game: id, ...withOwn(seating.value, own), ...begun, tiles: game.tiles, seed }));
    },
    'match.current': () => asTable(accepted(table.current)),
    'match.next': ({ match, rules }) => {
      if (rules === undefined) return asTable(table.next(match));
      const read = readAs('rules', rules);
      return read.ok ? asTable(table.next(match, read.value)) : read;
    },
    'match.leave': ({ match }) => table.leave(match),
    'match.unfinished': () => {
      const player = ports.player();
      if (!player.ok) return player;
      const found = unfinishedMatch(matches, player.value.id);
      return !found.ok || found.value === null ? found : calledNow(found.value);
    },
    'match.open': () => {
      const player = ports.player();
      if (!player.ok) return player;
      const found = openMatches(matches, player.value.id);
      if (!found.ok) return found;
      const open: UnfinishedMatch[] = [];
      for (const match of found.value) {
        const called = calledNow(match);
        if (!called.ok) return called;
        open.push(called.value);
      }
      return accepted(open);
    },
    'match.go-on': ({ match }) => {
      const { current } = table;
      if (current?.match === match) return asTable(accepted(current));
      const kept = keptMatch(matches, match);
      if (!kept.ok) return kept;
      const player = ports.player();
      if (!player.ok) return player;
      const own = matches.isOwn(match, player.value.id);
      if (!own.ok) return own;
      if (!own.value) return refused({ code: 'not-your-match', field: 'match' });
      const { options } = kept.value;
      const named = namedNow({ players: options.players, profiles: options.profiles ?? [] }, ports);
      if (!named.ok) return named;
      const called = matches.call(
        match,
        named.value.map(({ name }) => name),
      );
      if (!called.ok) return called;
      const taken = matches.takeUp(match);
      return taken.ok
        ? asTable(
            table.goOn({
              ...kept.value,
              options: { ...options, players: named.value },
              played: playedRenamed(kept.value.played ?? options.players, options.players, named.value),
            }),
          )
        : taken;
    },
    'match.offer': () => {
      const player = ports.player();
      if (!player.ok) return player;
      const recent = dealtMatches(matches, player.value.id);
      if (!recent.ok) return recent;
      const found = gameIn({ game: recent.value[0]?.header.game });
      if (!found.ok) return found;
      const { id, game } = found.value;
      const lately: LatelyPlayed[] = [];
      for (const { header, rounds } of recent.value.filter((each) => each.header.game === id)) {
        // A match of others at this computer is the player's to go on with, and says nothing of how they play.
        const seated = matches.profilesAt(header.id, header.players.length);
        if (!seated.ok) return seated;
        if (seated.value.includes(player.value.id)) lately.push({ rules: header.rules, rounds });
      }
      return accepted(game.offer(lately) as AnyOffer);
    },
    'match.opponent': ({ game }) => {
      const player = ports.player();
      if (!player.ok) return player;
      const recent = dealtMatches(matches, player.value.id, TELLING);
      if (!recent.ok) return recent;
      return accepted(nextOpponent(againstBots(recent.value.filter(({ header }) => header.game === game))));
    },
    'table.act': ({ match, seat, act }) => {
      const read = readAs('act', act);
      return read.ok ? table.act(match, seat, read.value) : read;
    },
    'table.ask': ({ match, seat, question }) => {
      const read = readAs('question', question);
      return read.ok ? table.ask(match, seat, read.value) : read;
    },
    'table.since': ({ match, round, from }) => table.since(match, round, from) as Result<MatchOutputs['table.since'], Refusal>,
    'table.pause': ({ match, seat }) => table.pause(match, seat),
    'table.resume': ({ match, seat }) => table.resume(match, seat),
    'table.hold': ({ match, held }) => table.hold(match, held),
    'table.give-up': ({ match, seat }) => table.giveUp(match, seat),
  };
}
