/** Which screen is shown. A screen that must not be left without a word sets a guard. */
import type { Mode, RunOptions, RunView } from '../../shared/drill';
import { announcer } from './announcer.svelte';
import type { Start } from './live-match.svelte';

export type Route =
  | { readonly name: 'home' }
  /** Before the first round, which it then starts. */
  | { readonly name: 'how-to-play'; readonly start: Start }
  | { readonly name: 'new-round' }
  /** Seats for two to four at this computer. */
  | { readonly name: 'new-match' }
  | { readonly name: 'match' }
  | { readonly name: 'replays' }
  | { readonly name: 'replay'; readonly id: string; readonly round: number }
  | { readonly name: 'drills' }
  | { readonly name: 'custom' }
  | { readonly name: 'statistics' }
  | { readonly name: 'profiles' }
  | { readonly name: 'packs' }
  /** `current` is a run that goes on already. */
  | { readonly name: 'drill'; readonly mode: Mode; readonly options: RunOptions; readonly current?: RunView; readonly from?: 'home' | 'statistics' }
  | { readonly name: 'settings' };

/** Answers whether the screen may be left. */
export type Guard = () => Promise<boolean>;

class Router {
  #route = $state.raw<Route>({ name: 'home' });
  #guard: Guard | null = null;
  #asking = false;

  get route(): Route {
    return this.#route;
  }

  /** Sets the guard of the screen that is shown; the given function takes it off. */
  guard(guard: Guard): () => void {
    this.#guard = guard;
    return () => {
      if (this.#guard === guard) this.#guard = null;
    };
  }

  /** Goes to another screen if the present one lets go; answers whether it did. */
  async go(route: Route): Promise<boolean> {
    if (this.#asking) return false;
    if (this.#guard !== null) {
      this.#asking = true;
      const free = await this.#guard().finally(() => {
        this.#asking = false;
      });
      if (!free) return false;
    }
    this.#guard = null;
    this.#show(route);
    return true;
  }

  /** Before the new screen is there, so that nothing of what it says is lost. */
  #show(route: Route): void {
    announcer.clear();
    this.#route = route;
  }

  home(): Promise<boolean> {
    return this.go({ name: 'home' });
  }

  /** Home without asking, from a screen that broke. */
  rescue(): void {
    this.#guard = null;
    this.#show({ name: 'home' });
  }
}

export const router = new Router();
