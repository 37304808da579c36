/** Which screen is shown, and from where it was opened. A screen that must not be left without a word sets a guard. */
import type { Mode, RunView } from '../../shared/drill';
import type { Device } from '../../shared/seats';
import type { RunOptions } from '../../shared/run-options';
import { announcer } from './announcer.svelte';
import type { Start } from './games';

export type Route =
  | { readonly name: 'home' }
  /** Before the first round, which it then starts. */
  | { readonly name: 'how-to-play'; readonly start: Start }
  /** Of a game; `clause` is where to begin. */
  | { readonly name: 'rules'; readonly game: string; readonly clause?: string }
  | { readonly name: 'new-round' }
  /** Seats for several at this computer, each taken by a press; `by` was pressed already. */
  | { readonly name: 'join'; readonly by?: Device }
  /** The same with all that can be chosen. */
  | { readonly name: 'new-match' }
  | { readonly name: 'match' }
  /** `offset`: how many of the newest are on pages before the one that is shown. */
  | { readonly name: 'replays'; readonly offset?: number }
  /** `walk`: as it was judged, tile after tile or however its game does it. `at`: after so many events. */
  | { readonly name: 'replay'; readonly id: string; readonly round: number; readonly walk?: true; readonly at?: number }
  /** The courses of a game; `course`: the one that is open. */
  | { readonly name: 'lessons'; readonly game: string; readonly course?: string }
  /** Of whatever kind it is. `step` from 0; left out, where the player left it. */
  | { readonly name: 'lesson'; readonly game: string; readonly course: string; readonly lesson: string; readonly step?: number }
  | { readonly name: 'drills' }
  | { readonly name: 'custom' }
  | { readonly name: 'statistics' }
  | { readonly name: 'path' }
  | { readonly name: 'profiles' }
  | { readonly name: 'packs' }
  /** `current` is a run that goes on already. */
  | { readonly name: 'drill'; readonly mode: Mode; readonly options: RunOptions; readonly current?: RunView }
  | { readonly name: 'settings' };

/** Screens that nobody comes back to: what is shown there is over when one has left, or is looked at from a list. */
const PASSING: ReadonlySet<Route['name']> = new Set(['match', 'how-to-play', 'drill', 'replay', 'lesson']);

/** Answers whether the screen may be left. */
type Guard = () => Promise<boolean>;

/** Reads what a screen needs; nothing to wait for where it is there. */
export type Prepare = (screen: Route['name']) => Promise<unknown> | undefined;

/** The part of a way before a screen: who goes to a screen that lies on the way has turned back to it. */
function upTo(way: readonly Route[], { name }: Route): readonly Route[] {
  const met = way.findIndex((each) => each.name === name);
  return met === -1 ? way : way.slice(0, met);
}

class Router {
  #route = $state.raw<Route>({ name: 'home' });
  /** The way from home to where the screen was opened, each screen once. */
  #trail: readonly Route[] = [];
  /** The present screen as it will be found again. */
  #asLeft: Route = this.#route;
  #guard: Guard | null = null;
  #prepare: Prepare = () => undefined;
  /** Somebody is on the way to another screen. */
  #going = false;

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

  /** From now on a screen is shown once it is prepared: the present one stays until then. */
  prepareBy(prepare: Prepare): void {
    this.#prepare = prepare;
  }

  /**
   * Goes to another screen if the present one lets go; answers whether it did. `by`: a screen that lies between them, though nobody stops
   * there on the way; back leads to it.
   */
  go(route: Route, by?: Route): Promise<boolean> {
    const { name } = this.#route;
    const on = name === route.name || PASSING.has(name) ? this.#trail : [...this.#trail, this.#asLeft];
    return this.#leave(route, upTo(by === undefined ? on : [...upTo(on, by), by], route));
  }

  /** Where the way back leads; undefined where that is home. */
  get from(): Route | undefined {
    return this.#trail[this.#trail.length - 1];
  }

  /** From now on the way back from the present screen leads by another one, though nobody stopped there on the way. */
  comeBy(by: Route): void {
    this.#trail = [...upTo(this.#trail, by), by];
  }

  /** Goes to where the screen was opened. */
  back(): Promise<boolean> {
    const from = this.#trail[this.#trail.length - 1];
    return from === undefined ? this.home() : this.#leave(from, this.#trail.slice(0, -1));
  }

  /** Goes to a screen beside the present one: the way back is the same. */
  beside(route: Route): Promise<boolean> {
    return this.#leave(route, this.#trail);
  }

  /** Keeps how the present screen stands, for whoever comes back to it. */
  keep(asLeft: Route): void {
    if (asLeft.name === this.#route.name) this.#asLeft = asLeft;
  }

  async #leave(route: Route, trail: readonly Route[]): Promise<boolean> {
    if (this.#going) return false;
    const asked = this.#guard?.();
    const prepared = this.#prepare(route.name);
    if (asked !== undefined || prepared !== undefined) {
      this.#going = true;
      try {
        if (asked !== undefined && !(await asked)) return false;
        await prepared;
      } finally {
        this.#going = false;
      }
    }
    this.#guard = null;
    this.#trail = trail;
    this.#show(route);
    return true;
  }

  /** Before the new screen is there, so that nothing of what it says is lost. */
  #show(route: Route): void {
    announcer.clear();
    this.#route = route;
    this.#asLeft = route;
  }

  home(): Promise<boolean> {
    return this.go({ name: 'home' });
  }

  /** Home without asking, from a screen that broke. */
  rescue(): void {
    this.#guard = null;
    this.#trail = [];
    this.#show({ name: 'home' });
  }
}

export const router = new Router();
