/** Guests at the live table who become players: one deed with all that hangs on it, done whole or not at all. */
import type { Refusal } from '../../shared/refusal';
import { isUnnamed } from '../../shared/player-name';
import { isoOf } from '../../shared/moment';
import type { Profiles } from '../../shared/profiles';
import { isLineUpOf, withPlayer } from '../../shared/seats';
import { LINE_UPS, takenOver, type SettingsChange } from '../../shared/settings';
import { stayNow } from '../../shared/swaps';
import { accepted, refused, type Result } from '../../rules/result';
import type { Handlers } from '../ipc';
import { peopleResults } from '../matches/people-matches';
import type { MatchRepository } from '../store/match-repository';
import type { SettingRepository } from '../store/setting-repository';
import type { Store } from '../store/store';
import type { Table } from '../table/table';
import { namedNow, type AtMatch } from './names-now';
import { allProfiles, chosenProfile, freeName, type ProfilePorts } from './profile-requests';
import type { SeatingPorts } from './seating';

type GuestRequest = Extract<keyof Handlers, `guest.${string}`>;

export interface GuestPorts extends Pick<ProfilePorts, 'profiles' | 'newId' | 'now'>, Pick<SeatingPorts, 'profile' | 'guestName'> {
  readonly settings: Pick<SettingRepository, 'read' | 'change'>;
  readonly matches: Pick<MatchRepository, 'outline' | 'join' | 'call' | 'hadOther'>;
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
    for (const name of LINE_UPS) {
      const choice = now.value[name];
      if (isLineUpOf(at, choice)) change[name] = withPlayer(choice, seat, id);
    }
    return accepted(change);
  };

  /** A new player with what hangs on being one. */
  const create = ({ id, name }: Readonly<Record<'id' | 'name', string>>, chosen: string): Result<unknown, Refusal> => {
    const before = settings.read(chosen);
    if (!before.ok) return before;
    const made = profiles.create({ id, name, createdAt: isoOf(ports.now()) });
    // How it is played was seen at the table.
    return made.ok ? settings.change(id, { ...takenOver(before.value), introduced: true }) : made;
  };

  /** What a guest played becomes a player's, whom `make` makes where it is a new one; answers who sits at the match now. */
  const keep = (match: string, at: AtMatch, seat: number, id: string, chosen: string, make: () => Result<unknown, Refusal>) =>
    ports.atOnce((): Result<AtMatch, Refusal> => {
      const made = make();
      if (!made.ok) return made;
      const changed = lineUps(chosen, at, seat, id);
      if (!changed.ok) return changed;
      const kept = settings.change(id, changed.value);
      if (!kept.ok) return kept;
      const outline = matches.outline(match);
      if (outline === undefined) return NO_SUCH_MATCH;
      // Rounds before the guest sat down are somebody else's.
      const stay = stayNow(outline.swaps, seat);
      const results = peopleResults(outline).rounds.flat();
      const joined = matches.join(
        match,
        id,
        seat,
        results.filter((each) => each.seat === seat && each.stay === stay),
      );
      if (!joined.ok) return joined;
      const sitting = at.players.map((_, each) => (each === seat ? id : (at.profiles[each] ?? null)));
      return callAll(match, { players: at.players, profiles: sitting });
    });

  /** Everybody of a match is called as they are called now; answers who sits there. */
  const callAll = (match: string, { players, profiles: sitting }: AtMatch): Result<AtMatch, Refusal> => {
    const named = namedNow({ players, profiles: sitting }, ports);
    if (!named.ok) return named;
    const called = matches.call(
      match,
      named.value.map((player) => player.name),
    );
    return called.ok ? accepted({ players: named.value, profiles: sitting }) : called;
  };

  /** Tells everybody of it, once it is kept. */
  const stays = (match: string, kept: Result<AtMatch, Refusal>): Result<Profiles, Refusal> => {
    if (!kept.ok) return kept;
    table.reseat(match, kept.value);
    ports.lineUpChanged();
    return allProfiles(ports);
  };

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
      const [id, { chosen }] = [ports.newId(), list.value];
      return stays(
        match,
        keep(match, at, seat, id, chosen, () => create({ id, name: name.value }, chosen)),
      );
    },
    'guest.give': ({ match, seat, profile: id }) => {
      const at = table.seated(match);
      if (at === null) return NO_SUCH_MATCH;
      if (!guestsAt(at).includes(seat)) return NO_SUCH_GUEST;
      const found = ports.profile(id);
      if (!found.ok) return found;
      if (found.value === undefined) return refused({ code: 'no-such-profile', field: 'profile' });
      // Whoever sat somewhere else meanwhile did not play this, too.
      const elsewhere = matches.hadOther(match, id, seat);
      if (!elsewhere.ok) return elsewhere;
      if (elsewhere.value) return refused({ code: 'sits-twice', field: 'profile' });
      const chosen = chosenProfile(ports);
      return chosen.ok
        ? stays(
            match,
            keep(match, at, seat, id, chosen.value, () => accepted(null)),
          )
        : chosen;
    },
    'guest.rename': ({ match, profile: id, name: wanted }) => {
      const at = table.seated(match);
      if (at === null) return NO_SUCH_MATCH;
      if (!at.profiles.includes(id)) return NO_SUCH_GUEST;
      const list = allProfiles(ports);
      if (!list.ok) return list;
      const name = freeName(list.value, wanted, id);
      if (!name.ok) return name;
      const kept = ports.atOnce((): Result<AtMatch, Refusal> => {
        const done = profiles.rename(id, name.value);
        return done.ok ? callAll(match, at) : done;
      });
      return stays(match, kept);
    },
  };
}
