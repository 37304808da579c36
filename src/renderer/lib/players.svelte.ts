/** The players of this computer, as the main process has them; the chosen one is whose settings hold. */
import type { Profile, Profiles } from '../../shared/profiles';
import { guestWord, nameIn } from '../../shared/player-name';
import type { Answer, Refusal } from '../../shared/refusal';
import type { Player } from '../../shared/replay';
import { ask } from './bridge';
import { currentLanguage } from './words.svelte';

/** A player's name, or the word for one whom nobody named. */
export function playerName({ name }: Pick<Profile, 'name'>): string {
  return name === '' ? guestWord(currentLanguage()) : name;
}

/** Everybody at a table as the language of the moment calls them. */
export function called<Seated extends Pick<Player, 'name'>>(seated: readonly Seated[]): Seated[] {
  return seated.map((player) => ({ ...player, name: nameIn(currentLanguage(), player.name) }));
}

/** What of a table tells who is there. */
interface Named {
  readonly players: readonly Player[];
  readonly played: readonly Player[];
  readonly race?: { readonly player: Player };
}

/** The same of a table: of those who sit there, of those who sat there in the round, and of whom it is raced against. */
export function withCalled<Held extends Named>(held: Held): Held {
  const { players, played, race } = held;
  const [ghost] = race === undefined ? [] : called([race.player]);
  return { ...held, players: called(players), played: called(played), ...(ghost !== undefined && { race: { ...race, player: ghost } }) };
}

class Players {
  #known = $state.raw<Profiles | null>(null);

  readonly all: readonly Profile[] = $derived(this.#known?.profiles ?? []);
  /** Whose turn at this computer it is; null before it is known. */
  readonly chosen: Profile | null = $derived(this.#known?.profiles.find(({ id }) => id === this.#known?.chosen) ?? null);

  /** As the start brought them. */
  begin(answer: Answer<Profiles>): void {
    if (answer.ok) this.#known = answer.value;
  }

  /** Shows the players as a request left them; answers why not, or null when it was done. */
  async take(asked: Promise<Answer<Profiles>>): Promise<Refusal | null> {
    const answer = await asked;
    if (!answer.ok) return answer.error;
    this.#known = answer.value;
    return null;
  }

  load(): Promise<Refusal | null> {
    return this.take(ask('profile.list', {}));
  }

  /** Another player sits down: settings, ratings and records are theirs from now on. */
  choose(id: string): Promise<Refusal | null> {
    return this.take(ask('profile.choose', { profile: id }));
  }
}

export const players = new Players();
