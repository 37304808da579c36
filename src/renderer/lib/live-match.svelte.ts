/** The live match of this window: the last thing that the table said, and what was made of it. */
import type { RequestInput } from '../../shared/contract';
import type { Answer, Refusal } from '../../shared/refusal';
import type { Seat, TableSnapshot } from '../../shared/table';
import { timeAt, type ClockStamp } from './clock';
import { gameOf, homeGame, type ArrangedStart, type Cue, type GameInWindow, type Happening, type QuickStart, type Start } from './games';
import { kept } from './kept';
import { outlets, type Outlets } from './outlets';
import { withCalled } from './players.svelte';
import { RaceSpeaker } from './race';
import { settings } from './settings.svelte';
import type { Sound } from './sound';

const SOUNDS: Readonly<Record<Cue, Sound>> = {
  start: 'start',
  place: 'place',
  hideout: 'hideout',
  mark: 'mark',
  caught: 'caught',
  final: 'final',
  item: 'item',
  switch: 'turn',
  over: 'over',
};

/** What happened at a table, to be heard and read out. */
export function tellHappenings({ sound, say }: Pick<Outlets, 'sound' | 'say'>, happenings: readonly Happening[]): void {
  for (const { cue, text, from } of happenings) {
    if (cue !== null) sound(SOUNDS[cue], { from });
    say(text, cue === 'final' ? 'urgent' : 'polite');
  }
}

/** Where nothing is shown of time, none goes by. */
const NO_CLOCK = { t: 0, running: false } as const;

/** The games that there are. */
interface Games {
  /** The one that Home offers. */
  readonly first: () => GameInWindow;
  readonly of: (id: string) => GameInWindow;
}

export class LiveMatch {
  readonly #outlets: Outlets;
  readonly #games: Games;
  readonly #race = new RaceSpeaker();
  #snapshot = $state.raw<TableSnapshot | null>(null);
  #stamp = $state.raw<ClockStamp>({ t: 0, running: false, receivedAt: 0 });
  #ended = $state<string | null>(null);
  #hushed = false;

  readonly current = $derived(this.#snapshot === null ? null : withCalled(this.#snapshot));
  /** Several people share this screen. */
  readonly several = $derived((this.#snapshot?.seats.length ?? 0) > 1);
  /** A round that would be left unfinished. */
  readonly unfinished = $derived(this.#snapshot !== null && !this.#snapshot.over);

  constructor(outlets: Outlets, games: Games) {
    this.#outlets = outlets;
    this.#games = games;
  }

  /** The game that is played; without a match the one that Home offers. */
  get game(): GameInWindow {
    return this.#snapshot === null ? this.#games.first() : this.#games.of(this.#snapshot.game);
  }

  /** Which round ended before the eyes of this window; null while one goes on, and where it was over when the match came here. */
  get ended(): string | null {
    return this.#ended;
  }

  /** Takes what the table sent; one that comes late is dropped. */
  take(sent: TableSnapshot): void {
    const before = this.#snapshot;
    const same = before?.match === sent.match;
    if (same && sent.revision <= before.revision) return;
    const next = kept(before, sent);
    this.#snapshot = next;
    const goesOn = same && before.roundNumber === next.roundNumber;
    if (!next.over || !goesOn) this.#ended = null;
    else if (!before.over) this.#ended = `${next.match}/${String(next.roundNumber)}`;
    this.#stamp = { ...(next.clock ?? NO_CLOCK), receivedAt: this.#outlets.now() };
    if (goesOn && !this.#hushed) {
      tellHappenings(this.#outlets, this.game.play.ready?.happenings(before, withCalled(next)) ?? []);
    }
    for (const text of this.#race.heard(withCalled(next))) this.#outlets.say(text, 'polite');
  }

  /** Somebody else tells what happens at the table, until the given function is called. */
  hush(): () => void {
    this.#hushed = true;
    return () => {
      this.#hushed = false;
    };
  }

  /** The round's time now, in milliseconds. */
  time(): number {
    return timeAt(this.#stamp, this.#outlets.now());
  }

  /** Milliseconds since the table last said something. */
  sinceTold(): number {
    return this.#outlets.now() - this.#stamp.receivedAt;
  }

  /** Nothing lies on the table any more. */
  forget(): void {
    this.#snapshot = null;
  }

  /** Takes the first table of a match, most likely of `game`; answers why not, or null when it is there. */
  async #sitDown(game: GameInWindow, sit: () => Promise<Answer<TableSnapshot>>): Promise<Refusal | null> {
    // What happens at the table is told from its first moment on.
    await game.play.prepare();
    const answer = await sit();
    if (!answer.ok) return answer.error;
    await this.#games.of(answer.value.game).play.prepare();
    this.#snapshot = null;
    this.take(answer.value);
    return null;
  }

  /** Starts a match against a bot, or between bots. */
  start(input: QuickStart): Promise<Refusal | null> {
    return this.#sitDown(this.#games.of(input.game), () => this.#outlets.ask('match.start', input));
  }

  /** Starts a match of two to four seats. */
  arrange(input: ArrangedStart): Promise<Refusal | null> {
    return this.#sitDown(this.#games.of(input.game), () => this.#outlets.ask('match.arrange', input));
  }

  /** Starts whichever of the two is asked for. */
  begin(input: Start): Promise<Refusal | null> {
    return 'seats' in input ? this.arrange(input) : this.start(input);
  }

  /** Goes on with a saved match. */
  goOn(match: string): Promise<Refusal | null> {
    return this.#sitDown(this.game, () => this.#outlets.ask('match.go-on', { match }));
  }

  /** Begins a match from a moment of a saved round of `game`. */
  playFrom(from: RequestInput<'learn.play-from'>, game: string): Promise<Refusal | null> {
    return this.#sitDown(this.#games.of(game), () => this.#outlets.ask('learn.play-from', from));
  }

  /** Begins a race over the deal of a saved round of `game`. */
  race(wish: RequestInput<'learn.race'>, game: string): Promise<Refusal | null> {
    return this.#sitDown(this.#games.of(game), () => this.#outlets.ask('learn.race', wish));
  }

  /** The match that was on the table already, such as after the window was loaded anew. */
  async restore(): Promise<boolean> {
    const answer = await this.#outlets.ask('match.current', {});
    if (!answer.ok || answer.value === null) return false;
    await this.#games.of(answer.value.game).play.prepare();
    this.take(answer.value);
    return true;
  }

  /** The next round; once the game is over a new game, by other rules where they are given. */
  async next(rules?: RequestInput<'match.next'>['rules']): Promise<boolean> {
    if (this.#snapshot === null) return false;
    const { match } = this.#snapshot;
    const answer = await this.#outlets.ask('match.next', { match, ...(rules !== undefined && { rules }) });
    if (!answer.ok) return false;
    this.take(answer.value);
    return true;
  }

  /** Leaves the match; a round that is not over stays saved as unfinished. */
  async leave(): Promise<void> {
    if (this.#snapshot === null) return;
    const { match } = this.#snapshot;
    this.#snapshot = null;
    await this.#outlets.ask('match.leave', { match });
  }

  /** Match and seat of a request; without a seat the first one here, and an onlooker speaks for the first of all. */
  by(seat: Seat | null = this.#snapshot?.seats[0]?.seat ?? 0): { match: string; seat: Seat } | null {
    return this.#snapshot === null ? null : { match: this.#snapshot.match, seat: seat ?? 0 };
  }
}

/** Of this window. */
export const live = new LiveMatch(outlets, { first: () => homeGame(settings.current), of: gameOf });
