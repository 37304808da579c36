/** Matches and the live table: the window's requests as calls of the table. */
import type { Replay, Rules } from '../../shared/chase/replay';
import { STANDARD_RULES } from '../../rules/chase/deal';
import { accepted, refused } from '../../rules/result';
import type { Handlers } from '../ipc';
import type { MatchRepository } from '../store/match-repository';
import type { Table } from '../table/table';
import { keptMatch, runnersKeepLosing, unfinishedMatch } from './kept-match';
import { namedNow } from './names-now';
import { arrangedSeating, quickSeating, rulesOf, type SeatingPorts } from './seating';

type MatchRequest = Extract<keyof Handlers, `match.${string}` | `table.${string}`>;

export interface MatchPorts extends SeatingPorts {
  readonly table: Table;
  readonly matches: Pick<MatchRepository, 'ownedBy' | 'isOwn' | 'read' | 'profilesAt' | 'takeUp' | 'call'>;
  readonly tiles: Replay['tiles'];
  /** A seed that nobody chose. */
  readonly freshSeed: () => string;
}

export function matchRequests(ports: MatchPorts): Pick<Handlers, MatchRequest> {
  const { table, matches } = ports;
  return {
    'match.start': (input) => {
      const seating = quickSeating(input, ports);
      if (!seating.ok) return seating;
      const rules: Rules = { ...STANDARD_RULES, ...input.rules };
      return table.start({ ...seating.value, rules, tiles: ports.tiles, seed: input.seed ?? ports.freshSeed() });
    },
    'match.arrange': (input) => {
      const seating = arrangedSeating(input, ports);
      if (!seating.ok) return seating;
      const seed = input.seed ?? ports.freshSeed();
      const { following, variants } = input;
      return table.start({ ...seating.value, ...(following && { following }), rules: rulesOf(variants), tiles: ports.tiles, seed });
    },
    'match.current': () => ({ ok: true, value: table.current }),
    'match.next': ({ match, headStart }) => table.next(match, headStart),
    'match.leave': ({ match }) => table.leave(match),
    'match.unfinished': () => {
      const player = ports.player();
      if (!player.ok) return player;
      const found = unfinishedMatch(matches, player.value.id);
      if (!found.ok || found.value === null) return found;
      const { id, players } = found.value;
      const profiles = matches.profilesAt(id, players.length);
      if (!profiles.ok) return profiles;
      const named = namedNow({ players, profiles: profiles.value }, ports);
      return named.ok ? accepted({ ...found.value, players: named.value }) : named;
    },
    'match.go-on': ({ match }) => {
      const { current } = table;
      if (current?.match === match) return accepted(current);
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
      return taken.ok ? table.goOn({ ...kept.value, options: { ...options, players: named.value } }) : taken;
    },
    'match.offer': () => {
      const player = ports.player();
      if (!player.ok) return player;
      const losing = runnersKeepLosing(matches, player.value.id);
      return losing.ok ? accepted({ headStart: losing.value }) : losing;
    },
    'table.open': ({ match, seat, tiles }) => table.open(match, seat, tiles),
    'table.check-plan': ({ match, seat, tiles, partner }) => table.checkPlan(match, seat, tiles, partner),
    'table.place': ({ match, seat, ...placement }) => table.place(match, seat, placement),
    'table.mark': ({ match, seat, symbol }) => table.mark(match, seat, symbol),
    'table.switch-pile': ({ match, seat }) => table.switchPile(match, seat),
    'table.opener': ({ match, seat }) => table.opener(match, seat),
    'table.exchange': ({ match, seat }) => table.exchange(match, seat),
    'table.hand-over': ({ match, seat, colour, count }) => table.handOver(match, seat, colour, count),
    'table.pause': ({ match, seat }) => table.pause(match, seat),
    'table.resume': ({ match, seat }) => table.resume(match, seat),
    'table.hold': ({ match, held }) => table.hold(match, held),
    'table.give-up': ({ match, seat }) => table.giveUp(match, seat),
  };
}
