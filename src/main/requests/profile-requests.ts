/** Profiles: who plays here. There is always one, so that a newcomer can begin without being asked for a name. */
import type { Profiles } from '../../shared/profiles';
import { takenOver } from '../../shared/settings';
import type { Refusal } from '../../shared/refusal';
import { cleanName, isGuestName, LONGEST_NAME, sameName } from '../../shared/player-name';
import { isoOf } from '../../shared/moment';
import { accepted, refused, type Result } from '../../rules/result';
import type { Handlers } from '../ipc';
import type { Drills } from '../learning/drills';
import type { SettingRepository } from '../store/setting-repository';
import type { ProfileRepository, StoredProfile } from '../store/profile-repository';
import type { Store } from '../store/store';
import type { Table } from '../table/table';
import { fileName, plainName } from '../files/file-names';
import { profileFile, type ProfileFilePorts } from '../files/profile-file';
import { writePieces } from '../files/whole-file';
import type { Saving } from './saving';

type ProfileRequest = Extract<keyof Handlers, `profile.${string}`>;

export interface ProfilePorts extends ProfileFilePorts {
  readonly profiles: ProfileRepository;
  readonly settings: Pick<SettingRepository, 'read' | 'change'>;
  readonly drills: Drills;
  readonly table: Pick<Table, 'forget'>;
  readonly saving: Saving;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Called when another profile is the chosen one. */
  readonly switched: () => void;
  /** Called after a profile was deleted, so that neither database nor a backup keeps what was to go for good. */
  readonly removed: () => Promise<void>;
  /** Does several writes of one deed, all or none. */
  readonly atOnce: Store['atOnce'];
}

/** The chosen profile's id; the oldest where none is chosen, a new nameless one where there is none. */
export function chosenProfile({ profiles, newId, now }: Pick<ProfilePorts, 'profiles' | 'newId' | 'now'>): Result<string, Refusal> {
  const chosen = profiles.chosen();
  if (!chosen.ok) return chosen;
  if (chosen.value !== undefined) return accepted(chosen.value);
  const list = profiles.list();
  if (!list.ok) return list;
  let id = list.value[0]?.id;
  if (id === undefined) {
    id = newId();
    const created = profiles.create({ id, name: '', createdAt: isoOf(now()) });
    if (!created.ok) return created;
  }
  const kept = profiles.choose(id);
  return kept.ok ? accepted(id) : kept;
}

/** The chosen profile itself. */
export function chosenPlayer(ports: Pick<ProfilePorts, 'profiles' | 'newId' | 'now'>): Result<StoredProfile, Refusal> {
  const chosen = chosenProfile(ports);
  if (!chosen.ok) return chosen;
  const found = playerBy(ports, chosen.value);
  if (!found.ok) return found;
  return found.value === undefined ? NO_SUCH_PROFILE : accepted(found.value);
}

/** A profile by its id; undefined where there is none. */
export function playerBy({ profiles }: Pick<ProfilePorts, 'profiles'>, id: string): Result<StoredProfile | undefined, Refusal> {
  const list = profiles.list();
  return list.ok ? accepted(list.value.find((each) => each.id === id)) : list;
}

const NO_SUCH_PROFILE = refused({ code: 'no-such-profile', field: 'profile' });
const NAME_TAKEN = refused({ code: 'name-taken', field: 'name' });
const NAME_LONG = refused({ code: 'name-long', field: 'name', message: 'A name is too long.' });
const NAME_UNSEEN = refused({ code: 'name-unseen', field: 'name', message: 'A name needs a letter or a sign that can be seen.' });

/** A player's file; by the end of the id, which is all chance, for a name without a plain letter. */
function playerFileName({ id, name }: StoredProfile): string {
  const word = name === '' ? 'guest' : plainName(name) || id.slice(-8);
  return fileName(['lookout-player', word], '.json', 'lookout-player');
}

/** Everybody who plays here, and whose turn it is. */
export function allProfiles(ports: Pick<ProfilePorts, 'profiles' | 'newId' | 'now'>): Result<Profiles, Refusal> {
  const chosen = chosenProfile(ports);
  if (!chosen.ok) return chosen;
  const list = ports.profiles.list();
  return list.ok ? accepted({ chosen: chosen.value, profiles: list.value }) : list;
}

/**
 * A name as it is kept, where nobody of `list` but the profile `own` has it, whatever its case; the word for guest stands for those
 * without one. Refused with `name-taken`, `name-long` or `name-unseen`.
 */
export function freeName(list: Profiles, wanted: string, own?: string): Result<string, Refusal> {
  const name = cleanName(wanted);
  if (name === '') return NAME_UNSEEN;
  if (name.length > LONGEST_NAME) return NAME_LONG;
  const taken = isGuestName(name) || list.profiles.some((each) => each.id !== own && sameName(each.name, name));
  return taken ? NAME_TAKEN : accepted(name);
}

export function profileRequests(ports: ProfilePorts): Pick<Handlers, ProfileRequest> {
  const { profiles, drills, settings } = ports;

  const all = (): Result<Profiles, Refusal> => allProfiles(ports);
  const after = (done: Result<unknown, Refusal>): Result<Profiles, Refusal> => (done.ok ? all() : done);
  /** The run of the player before ends with the change, and the settings of the new one hold. */
  const choose = (id: string): Result<Profiles, Refusal> => {
    const left = drills.cutOff();
    if (!left.ok) return left;
    const chosen = profiles.choose(id);
    if (chosen.ok) ports.switched();
    return after(chosen);
  };

  return {
    'profile.list': all,
    'profile.create': ({ name: wanted }) => {
      const list = all();
      if (!list.ok) return list;
      const name = freeName(list.value, wanted);
      if (!name.ok) return name;
      const id = ports.newId();
      const before = settings.read(list.value.chosen);
      if (!before.ok) return before;
      const left = drills.cutOff();
      if (!left.ok) return left;
      const created = ports.atOnce((): Result<unknown, Refusal> => {
        const made = profiles.create({ id, name: name.value, createdAt: isoOf(ports.now()) });
        if (!made.ok) return made;
        const kept = settings.change(id, takenOver(before.value));
        return kept.ok ? profiles.choose(id) : kept;
      });
      if (created.ok) ports.switched();
      return after(created);
    },
    'profile.rename': ({ profile, name: wanted }) => {
      const list = all();
      if (!list.ok) return list;
      if (!list.value.profiles.some(({ id }) => id === profile)) return NO_SUCH_PROFILE;
      const name = freeName(list.value, wanted, profile);
      return name.ok ? after(profiles.rename(profile, name.value)) : name;
    },
    'profile.choose': ({ profile }) => {
      const list = all();
      if (!list.ok) return list;
      return list.value.profiles.some(({ id }) => id === profile) ? choose(profile) : NO_SUCH_PROFILE;
    },
    'profile.remove': async ({ profile }) => {
      const list = all();
      if (!list.ok) return list;
      if (!list.value.profiles.some(({ id }) => id === profile)) return NO_SUCH_PROFILE;
      const left = drills.forget(profile);
      if (!left.ok) return left;
      ports.table.forget(profile);
      // Whoever is chosen next is so with the same write: a refusal must not speak of somebody who is gone.
      const gone = ports.atOnce((): Result<unknown, Refusal> => {
        const left = profiles.leave(profile);
        return left.ok && list.value.chosen === profile ? chosenProfile(ports) : left;
      });
      if (!gone.ok) return gone;
      if (list.value.chosen === profile) ports.switched();
      await ports.removed();
      return all();
    },
    'profile.export': async ({ profile }) => {
      const list = all();
      if (!list.ok) return list;
      const found = list.value.profiles.find(({ id }) => id === profile);
      if (found === undefined) return NO_SUCH_PROFILE;
      return ports.saving.save(playerFileName(found), (file) => writePieces(file, profileFile(found, ports)));
    },
  };
}
