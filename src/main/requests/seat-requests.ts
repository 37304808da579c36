/** Somebody takes a seat of the live match: one deed with all that hangs on it, done whole or not at all. */
import type { Refusal } from '../../shared/refusal';
import { isLineUpOf, withSitting } from '../../shared/seats';
import { LINE_UPS, type SettingsChange } from '../../shared/settings';
import { nameBeside } from '../../shared/table-names';
import { accepted, refused, type Result } from '../../rules/result';
import type { Handlers } from '../ipc';
import type { SettingRepository } from '../store/setting-repository';
import type { Store } from '../store/store';
import type { Newcomer } from '../table/ports';
import type { Table } from '../table/table';
import type { AtMatch } from './names-now';
import { chosenProfile, type ProfilePorts } from './profile-requests';
import { seatedAs, type SeatingPorts } from './seating';

type SeatRequest = Extract<keyof Handlers, `seat.${string}`>;

interface SeatPorts extends Pick<ProfilePorts, 'profiles' | 'newId' | 'now'>, Pick<SeatingPorts, 'profile' | 'guestName'> {
  readonly settings: Pick<SettingRepository, 'read' | 'change'>;
  readonly table: Pick<Table, 'seated' | 'swap'>;
  readonly atOnce: Store['atOnce'];
  /** Called when somebody has another place in the last line-up. */
  readonly lineUpChanged: () => void;
}

export function seatRequests(ports: SeatPorts): Pick<Handlers, SeatRequest> {
  const { settings, table } = ports;

  /** The line-ups of the computer with the newcomer at the seat, where they are those of the match. */
  const keepLineUps = (at: AtMatch, seat: number, sitting: Parameters<typeof withSitting>[2]): Result<unknown, Refusal> => {
    const chosen = chosenProfile(ports);
    if (!chosen.ok) return chosen;
    const now = settings.read(chosen.value);
    if (!now.ok) return now;
    const change: SettingsChange = {};
    for (const name of LINE_UPS) {
      const choice = now.value[name];
      if (isLineUpOf(at, choice)) change[name] = withSitting(choice, seat, sitting);
    }
    return settings.change(chosen.value, change);
  };

  /** Who takes the seat, called like nobody else there. */
  const newcomer = (at: AtMatch, seat: number, sitting: Parameters<typeof withSitting>[2]): Result<Newcomer, Refusal> => {
    const seated = seatedAs(sitting, 'sitting.profile', ports);
    if (!seated.ok) return seated;
    const { player, profile } = seated.value;
    if (profile !== null && at.profiles.some((each, other) => other !== seat && each === profile)) {
      return refused({ code: 'sits-twice', field: 'sitting.profile' });
    }
    const others = at.players.flatMap(({ name }, other) => (other === seat ? [] : [name]));
    const name = nameBeside(others, seat, player.kind === 'bot' ? null : player.name);
    return accepted({ player: { ...player, name }, profile });
  };

  return {
    'seat.take': ({ match, seat, sitting }) => {
      const at = table.seated(match);
      if (at === null) return refused({ code: 'no-such-match', field: 'match' });
      const coming = newcomer(at, seat, sitting);
      if (!coming.ok) return coming;
      const done = table.swap(match, seat, coming.value, (keep) =>
        ports.atOnce((): Result<null, Refusal> => {
          const kept = keep();
          if (!kept.ok) return kept;
          const changed = keepLineUps(at, seat, sitting);
          return changed.ok ? kept : changed;
        }),
      );
      if (done.ok) ports.lineUpChanged();
      return done;
    },
  };
}
