/** Profiles: who plays here. There is always one, so that a newcomer can begin without being asked for a name. */
import type { Profiles } from '../../shared/drill';
import type { Refusal } from '../../shared/contract';
import { accepted, refused, type Result } from '../engine/result';
import type { Handlers } from '../ipc';
import type { Drills } from '../learning/drills';
import type { SettingRepository } from '../store/setting-repository';
import type { ProfileRepository, StoredProfile } from '../store/profile-repository';
import type { Table } from '../table/table';
import { profileFile, type ProfileFilePorts } from './profile-file';
import { freePath, writePieces } from './replay-files';

type ProfileRequest = Extract<keyof Handlers, `profile.${string}`>;

export interface ProfilePorts extends ProfileFilePorts {
  readonly profiles: ProfileRepository;
  readonly settings: Pick<SettingRepository, 'read' | 'change'>;
  readonly drills: Drills;
  readonly table: Pick<Table, 'forget'>;
  readonly exportFolder: string;
  readonly newId: () => string;
  readonly now: () => Date;
  /** The word that takes the place of a deleted player's name in saved matches. */
  readonly guestName: () => string;
  /** Called when another profile is the chosen one. */
  readonly switched: () => void;
  /** Called after a profile was deleted, so that no backup keeps what was to go for good. */
  readonly removed: () => Result<null, Refusal>;
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
    const created = profiles.create({ id, name: '', createdAt: now().toISOString() });
    if (!created.ok) return created;
  }
  const kept = profiles.choose(id);
  return kept.ok ? accepted(id) : kept;
}

/** The chosen profile itself. */
export function chosenPlayer(ports: Pick<ProfilePorts, 'profiles' | 'newId' | 'now'>): Result<StoredProfile, Refusal> {
  const chosen = chosenProfile(ports);
  if (!chosen.ok) return chosen;
  const list = ports.profiles.list();
  if (!list.ok) return list;
  const found = list.value.find(({ id }) => id === chosen.value);
  return found === undefined ? NO_SUCH_PROFILE : accepted(found);
}

const NO_SUCH_PROFILE = refused({ code: 'no-such-profile', field: 'profile' });
const NAME_TAKEN = refused({ code: 'name-taken', field: 'name' });

export function profileRequests(ports: ProfilePorts): Pick<Handlers, ProfileRequest> {
  const { profiles, drills, settings } = ports;

  const all = (): Result<Profiles, Refusal> => {
    const chosen = chosenProfile(ports);
    if (!chosen.ok) return chosen;
    const list = profiles.list();
    return list.ok ? accepted({ chosen: chosen.value, profiles: list.value }) : list;
  };
  /** Whether nobody else has the name, whatever its case. */
  const free = (list: Profiles, name: string, own?: string): boolean =>
    !list.profiles.some((each) => each.id !== own && each.name.toLowerCase() === name.toLowerCase());
  const after = (done: Result<unknown, Refusal>): Result<Profiles, Refusal> => (done.ok ? all() : done);
  /** The run of the player before ends with the change, and the settings of the new one hold. */
  const choose = (id: string): Result<Profiles, Refusal> => {
    const left = drills.leave();
    if (!left.ok) return left;
    const chosen = profiles.choose(id);
    if (chosen.ok) ports.switched();
    return after(chosen);
  };

  return {
    'profile.list': all,
    'profile.create': ({ name }) => {
      const list = all();
      if (!list.ok) return list;
      if (!free(list.value, name)) return NAME_TAKEN;
      const id = ports.newId();
      const created = profiles.create({ id, name, createdAt: ports.now().toISOString() });
      if (!created.ok) return created;
      // Who adds a player goes on in the language and the light of the moment.
      const before = settings.read(list.value.chosen);
      if (!before.ok) return before;
      const { language, theme, motion, sound } = before.value;
      const kept = settings.change(id, { language, theme, motion, sound });
      return kept.ok ? choose(id) : kept;
    },
    'profile.rename': ({ profile, name }) => {
      const list = all();
      if (!list.ok) return list;
      if (!list.value.profiles.some(({ id }) => id === profile)) return NO_SUCH_PROFILE;
      return free(list.value, name, profile) ? after(profiles.rename(profile, name)) : NAME_TAKEN;
    },
    'profile.choose': ({ profile }) => {
      const list = all();
      if (!list.ok) return list;
      return list.value.profiles.some(({ id }) => id === profile) ? choose(profile) : NO_SUCH_PROFILE;
    },
    'profile.remove': ({ profile }) => {
      const list = all();
      if (!list.ok) return list;
      if (!list.value.profiles.some(({ id }) => id === profile)) return NO_SUCH_PROFILE;
      const left = drills.forget(profile);
      if (!left.ok) return left;
      ports.table.forget(profile);
      const removed = profiles.remove(profile, ports.guestName());
      if (!removed.ok) return removed;
      const remaining = after(ports.removed());
      if (list.value.chosen === profile) ports.switched();
      return remaining;
    },
    'profile.export': async ({ profile }) => {
      const list = all();
      if (!list.ok) return list;
      const found = list.value.profiles.find(({ id }) => id === profile);
      if (found === undefined) return NO_SUCH_PROFILE;
      const file = freePath(ports.exportFolder, `lookout-profile-${profile.slice(0, 8)}.json`);
      const written = await writePieces(file, profileFile(found, ports));
      return written.ok ? accepted({ saved: file }) : written;
    },
  };
}
