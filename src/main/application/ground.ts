/** What every subject of the application stands on: the store, time and chance, the chosen player, and where files go. */
import { guestWord } from '../../shared/player-name';
import { backgroundOnStore } from '../background/on-store';
import type { Background } from '../background/work';
import { GAMES, puzzlesOf } from '../games';
import type { PuzzleBook } from '../learning/game';
import { Personal } from '../personal';
import { chosenProfile, type ProfilePorts } from '../requests/profile-requests';
import { Saving } from '../requests/saving';
import { isOwnFile } from '../store/own-file';
import type { Store } from '../store/store';
import { uuidV7 } from '../uuid';
import type { World } from '../world';
import type { ApplicationPorts } from './ports';

/** Bytes of chance in a seed that nobody chose; few enough to be read out to a friend. */
const SEED_BYTES = 5;

export interface AppGround {
  readonly ports: ApplicationPorts;
  readonly world: World;
  readonly store: Store;
  readonly background: Background;
  /** The puzzles of all games. */
  readonly book: PuzzleBook;
  readonly newId: () => string;
  readonly freshSeed: () => string;
  readonly people: Pick<ProfilePorts, 'profiles' | 'newId' | 'now'>;
  /** The chosen profile. */
  readonly profile: () => ReturnType<typeof chosenProfile>;
  readonly personal: Personal;
  /** The word for somebody without a name, in the chosen player's language. */
  readonly guestName: () => string;
  /** Whether a file is the database itself. */
  readonly own: (file: string) => boolean;
  readonly saving: Saving;
  readonly report: (what: string) => void;
}

export function groundOf(ports: ApplicationPorts, world: World, store: Store): AppGround {
  const report = ports.report ?? (() => undefined);
  const newId = (): string => uuidV7(world.now().getTime(), world.chanceBytes(10));
  const people = { profiles: store.profiles, newId, now: world.now };
  const profile: AppGround['profile'] = () => chosenProfile(people);
  const book = puzzlesOf(GAMES);
  const own = (file: string): boolean => isOwnFile(ports.dataFolder, file);
  const personal = new Personal({
    read: () => {
      const chosen = profile();
      return chosen.ok ? store.settings.read(chosen.value) : chosen;
    },
    systemLanguage: ports.about.systemLanguage,
    report,
    changed: (settings) => {
      ports.send('settings', settings);
    },
  });
  return {
    ports,
    world,
    store,
    background: ports.background?.(ports.dataFolder) ?? backgroundOnStore(store, book, ports.puzzlePack),
    book,
    newId,
    freshSeed: () => Buffer.from(world.chanceBytes(SEED_BYTES)).toString('hex'),
    people,
    profile,
    personal,
    guestName: () => guestWord(personal.language),
    own,
    saving: new Saving(ports.saving, own),
    report,
  };
}
