/** Guests at the live table who become players: one deed with all that hangs on it, done whole or not at all. */
import type { Refusal } from '../../shared/refusal';
import { isUnnamed } from '../../shared/player-name';
import { isoOf } from '../../shared/moment';
import type { Profiles } from '../../shared/profiles';
import { isChoiceOf, withPlayer } from '../../shared/seats';
import { COMPUTER_SETTINGS, takenOver, type SettingsChange } from '../../shared/settings';
import { accepted, refused, type Result } from '../../rules/result';
import type { Handlers } from '../ipc';
import { peopleResults } from '../matches/people-matches';
import type { MatchRepository } from '../store/match-repository';
import type { SettingRepository } from '../store/setting-repository';
import type { Store } from '../store/store';
import type { Table } from '../table/table';
import { namedNow, type AtMatch } from './names-now';
import { allProfiles, freeName, type ProfilePorts } from './profile-requests';
import type { SeatingPorts } from './seating';

type GuestRequest = Extract<keyof Handlers, `guest.${string}`>;

export interface GuestPorts extends Pick<ProfilePorts, 'profiles' | 'newId' | 'now'>, Pick<SeatingPorts, 'profile' | 'guestName'> {
  readonly settings: Pick<SettingRepository, 'read' | 'change'>;
  readonly matches: Pick<MatchRepository, 'outline' | 'join' | 'call'>;
  readonly table: Pick<Table, 'seated' | 'reseat'>;
  readonly atOnce: Store['atOnce'];
  /** Called when somebody of the last line-up has another place in it. */
  readonly lineUpChanged: () => void;
}

const NO_SUCH_MATCH = refused({ code: 'no-such-match', field: 'match' });
const NO_SUCH_GUEST = refused({ code: 'no-such-guest', field: 'seat' });

/** The seats of guests: people in nobody's record. */
function guestsAt({ players, profiles }: AtMatch): readonly number[] {
  return players.flatMap(({ kind }, seat) => (kind === 'human' && (profiles[seat] ?? null) === null ? [seat] : []));
}

export function guestRequests(ports: GuestPorts): Pick<Handlers, GuestRequest> {
  const { profiles, settings, matches, table } = ports;

  /** The line-ups of the computer with the new player in the guest's place, where they are those of the match. */
  const lineUps = (chosen: string, at: AtMatch, seat: number, id: string): Result<SettingsChange, Refusal> => {
    const now = settings.read(chosen);
    if (!now.ok) return now;
    const change: SettingsChange = {};
    for (const name of COMPUTER_SETTINGS) {
      const choice = now.value[name];
      if (isChoiceOf(at.players, choice)) change[name] = withPlayer(choice, seat, id);
    }
    return accepted(change);
  };

  /** Everything that is kept of the new player; answers who sits at the match now. */
  const keep = (match: string, at: AtMatch, seat: number, { id, name }: Readonly<Record<'id' | 'name', string>>, chosen: string) =>
    ports.atOnce((): Result<AtMatch, Refusal> => {
      const before = settings.read(chosen);
      if (!before.ok) return before;
      const made = profiles.create({ id, name, createdAt: isoOf(ports.now()) });
      if (!made.ok) return made;
      const changed = lineUps(chosen, at, seat, id);
      if (!changed.ok) return changed;
      // How it is played was seen at the table.
      const kept = settings.change(id, { ...takenOver(before.value), introduced: true, ...changed.value });
      if (!kept.ok) return kept;
      const outline = matches.outline(match);
      if (outline === undefined) return NO_SUCH_MATCH;
      const results = peopleResults(outline).rounds.flat();
      const joined = matches.join(
        match,
        id,
        seat,
        results.filter((each) => each.seat === seat),
      );
      if (!joined.ok) return joined;
      const sitting = at.players.map((_, each) => (each === seat ? id : (at.profiles[each] ?? null)));
      const named = namedNow({ players: at.players, profiles: sitting }, ports);
      if (!named.ok) return named;
      const called = matches.call(
        match,
        named.value.map((player) => player.name),
      );
      return called.ok ? accepted({ players: named.value, profiles: sitting }) : called;
    });

  return {
    'guest.list': ({ match }) => {
      const at = table.seated(match);
      if (at === null) return NO_SUCH_MATCH;
      return accepted(
        guestsAt(at).map((seat) => {
          const name = at.players[seat]?.name ?? '';
          return { seat, name: isUnnamed(name) ? '' : name };
        }),
      );
    },
    'guest.keep': ({ match, seat, name: wanted }) => {
      const at = table.seated(match);
      if (at === null) return NO_SUCH_MATCH;
      if (!guestsAt(at).includes(seat)) return NO_SUCH_GUEST;
      const list: Result<Profiles, Refusal> = allProfiles(ports);
      if (!list.ok) return list;
      const name = freeName(list.value, wanted);
      if (!name.ok) return name;
      const kept = keep(match, at, seat, { id: ports.newId(), name: name.value }, list.value.chosen);
      if (!kept.ok) return kept;
      table.reseat(match, kept.value);
      ports.lineUpChanged();
      return allProfiles(ports);
    },
  };
}
