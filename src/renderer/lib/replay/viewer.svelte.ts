/**
 * A saved round on its way: where one is, how it goes on, and with whose eyes it is looked at. There is one truth, the place: so many events
 * have happened, and so much time. Table, bar, clock and list are all told from it, so they name the same event whatever moved it.
 */
import type { AnyAnalysis } from '../../../shared/analysis';
import type { RequestOutputs } from '../../../shared/contract';
import type { Player } from '../../../shared/replay';
import { REPLAY_SPEEDS, type PointOfView, type ReplayHabits, type ReplaySpeed } from '../../../shared/replay-view';
import type { Millis, Seat } from '../../../shared/table';
import { onward, placesAfter } from './pace';
import { Timeline } from '../../../rules/timeline';
import type { Part } from '../part.svelte';
import { called } from '../players.svelte';
import type { Game } from '../../../rules/game';
import type { Component } from 'svelte';
import type { Happening } from '../happening';
import { Analysing } from './analysing.svelte';
import type { Assessed } from './assessed';
import type { Film } from './film';
import type { ReplayMistake, Sign } from './signs';
import { viewSeen } from './view-seen';

/** A saved round as main hands it over: its deal, all its events, and its verdict. */
export type SavedRound = RequestOutputs['replay.round'];

/** What a game brings to the replay viewer. The viewer folds the round with the game's own rules and knows no more of it. */
export interface ReplayScreens {
  readonly rules: Game;
  /** The table at the viewer's place, with its point of view: board, hands, what stands above them, and their twins in words. */
  readonly Table: Component<{ viewer: Viewer }>;
  /** What the timeline shows of an event; null: nothing. Of several kinds the first counts for what is gone to by `move`. */
  signsOf(viewer: Viewer, event: number): readonly Sign[];
  /** An event in words, by what the point of view may know of it: the round stood as `stateAt(event)` before it. */
  eventText(viewer: Viewer, event: number): string;
  /** All that was wrong, in the order of the events. The viewer tells it only to eyes that may know. */
  mistakesOf(saved: SavedRound): readonly ReplayMistake[];
  /** What the game's analysis says, for eyes that may know everything; left out by a game that has none. */
  readonly Analysis?: Part<Component<{ viewer: Viewer; analysis: AnyAnalysis }>>;
  /** What an analysis says to all that stands around it; left out by a game that has none. */
  readonly assessed?: (analysis: AnyAnalysis) => Assessed;
  /** What is heard, and said aloud, when the event before this place has just happened. */
  happenings(viewer: Viewer, place: number): readonly Happening[];
  /** That main draws pictures of it, and how they are to look by the settings of now; left out where it draws none. */
  readonly pictured?: { readonly plain: boolean };
  /** Draws films of it; left out where none are made. */
  readonly film?: Part<Film<Viewer>>;
}

/** Where the viewer's habits are kept: the settings of the window, or whatever a test has. */
export interface KeptHabits {
  readonly now: ReplayHabits;
  keep(change: Partial<ReplayHabits>): void;
}

/** How a place was come to: its event happened before one's eyes, or it was gone to and stands there at once. */
type Arrival = 'happened' | 'sought';

export class Viewer {
  readonly screens: ReplayScreens;
  readonly #habits: KeptHabits;
  /** What is looked at: a round that goes on while one looks grows. */
  protected shown: { readonly saved: SavedRound; readonly timeline: Timeline } = $state.raw(undefined as never);
  protected place = $state.raw<{ readonly at: number; readonly t: Millis; readonly arrival: Arrival }>({ at: 0, t: 0, arrival: 'sought' });
  protected plays = $state(false);
  /** Never of a saved round. */
  protected goesOn = $state(false);
  protected followed = $state(false);
  /** So many events have happened: from 0, before the first one, to `length`. */
  readonly at: number = $derived(this.place.at);
  /** The round's analysis as it is worked out. */
  readonly analysing = new Analysing();
  /** All that was wrong; whoever shows it asks `mistakes`. */
  readonly #wrong: readonly ReplayMistake[] = $derived.by(() => this.screens.mistakesOf(this.saved));

  constructor(saved: SavedRound, screens: ReplayScreens, habits: KeptHabits) {
    this.screens = screens;
    this.#habits = habits;
    const { rules, tiles, deal, events } = saved.log;
    this.shown = { saved, timeline: new Timeline(screens.rules, screens.rules.setup(rules, tiles, deal), events) };
  }

  get saved(): SavedRound {
    return this.shown.saved;
  }
  get timeline(): Timeline {
    return this.shown.timeline;
  }

  /** The round's analysis as far as it is there; whoever shows anything of it asks `assessed`. */
  get analysis(): AnyAnalysis | null {
    return this.analysing.soFar;
  }

  // Where one is.

  /** How many events there are. */
  get length(): number {
    return this.timeline.length;
  }
  /** The round's time. */
  get t(): Millis {
    return this.place.t;
  }
  /** The event that happened last, by its number from 0; null before the first one. */
  get event(): number | null {
    return this.at === 0 ? null : this.at - 1;
  }
  /** The round's time at its end; of one that goes on, what it is now. */
  get end(): Millis {
    return this.timeline.end;
  }
  /** It goes on while one looks. */
  get live(): boolean {
    return this.goesOn;
  }
  /** What is looked at is what happens now. */
  get follows(): boolean {
    return this.followed;
  }
  get last(): boolean {
    return this.at === this.length;
  }
  /** The table moves to what it shows: its last event has just happened. What was sought stands there at once. */
  get moves(): boolean {
    return this.place.arrival === 'happened';
  }
  /** The state of the round; a game's own. What is shown of it goes through the point of view: `viewOf`. */
  readonly state: unknown = $derived.by(() => this.timeline.stateAt(this.at));
  /** Whether the round is over here. */
  readonly over: boolean = $derived.by(() => this.screens.rules.isOver(this.state));
  /** How the match stands here: as before the round, until it is over. */
  get points(): readonly number[] {
    const { before, after } = this.saved.score;
    return (this.over ? after : before).points;
  }

  // With whose eyes.

  /** A seat that this table has not is the first one: what it sees is not everything. */
  get view(): PointOfView {
    const { view } = this.#habits.now;
    return typeof view !== 'number' || view < this.saved.players.length ? view : 0;
  }
  set view(view: PointOfView) {
    this.#habits.keep({ view });
    this.place = { ...this.place, arrival: 'sought' };
  }
  /** The seat whose eyes these are; null where they are nobody's at the table. */
  get seat(): Seat | null {
    const { view } = this;
    return typeof view === 'number' ? view : null;
  }
  /** The next point of view: the seats, everything, the judge. */
  nextView(): void {
    const all = this.views;
    this.view = all[(all.indexOf(this.view) + 1) % all.length] ?? 'all';
  }
  get views(): readonly PointOfView[] {
    return ['all', 'judge', ...this.saved.players.keys()];
  }
  /** Whether a seat's own things may be seen: its hand, its panel. */
  sees(seat: Seat): boolean {
    return this.seat === null || this.seat === seat;
  }
  /** What a seat saw at this place, and nothing else; null is what lies on the table. Throws for a seat that may not be seen now. */
  viewOf(seat: Seat | null): unknown {
    if (seat !== null && !this.sees(seat))
      throw new Error(`The eyes of seat ${String(this.seat)} do not see what seat ${String(seat)} saw.`);
    return viewSeen(this.screens.rules, this.state, seat);
  }
  /** So many events may be told: whoever sits at the table does not know what is to come. */
  get told(): number {
    return this.seat === null ? this.length : this.at;
  }
  /** What the point of view may know of how the round is judged: a seat only once it is over. */
  get verdict(): SavedRound['verdict'] | null {
    return this.seat === null || this.#atEnd ? this.saved.verdict : null;
  }
  /** What was wrong, as far as the point of view may know. */
  get mistakes(): readonly ReplayMistake[] {
    return this.seat === null || this.#atEnd ? this.#wrong : [];
  }
  /** What the analysis says of events and of the chances, for eyes that may know everything. */
  readonly assessed: Assessed | null = $derived.by(() => {
    if (this.seat !== null || this.analysis === null) return null;
    return this.screens.assessed?.(this.analysis) ?? null;
  });
  get #atEnd(): boolean {
    return this.last && this.over;
  }
  /** Who sits where at a place, by the names of the language of now: somebody may have taken a seat in the midst. */
  playersAt(at: number): readonly Player[] {
    const players = [...this.saved.players];
    for (const { after, seat, from } of [...this.saved.swaps].reverse()) if (after > at) players[seat] = from;
    return called(players);
  }

  // On one's way.

  /** Goes to a place; it stands there at once. */
  seek(at: number): void {
    const place = this.timeline.within(at);
    this.place = { at: place, t: this.timeline.timeAt(place), arrival: 'sought' };
  }
  /** Goes to a time. */
  seekTime(t: Millis): void {
    const within = Math.max(0, Math.min(this.end, t));
    this.place = { at: this.timeline.placeAt(within), t: within, arrival: 'sought' };
  }
  /** So many events on, or back. */
  step(by: number): void {
    this.plays = false;
    this.seek(this.at + by);
  }
  /** To the next (1) or previous (-1) place after an event of which `holds` is true; to the end of the round where there is none. */
  #stepTo(by: 1 | -1, holds: (event: number) => boolean, edge: boolean): void {
    this.plays = false;
    for (let at = this.at + by; at > 0 && at <= this.length; at += by) {
      if (!holds(at - 1)) continue;
      this.seek(at);
      return;
    }
    if (edge) this.seek(by === 1 ? this.length : 0);
  }
  stepMove(by: 1 | -1): void {
    this.#stepTo(by, (event) => this.screens.signsOf(this, event)[0]?.kind === 'move', true);
  }
  stepMistake(by: 1 | -1): void {
    this.#stepTo(by, (event) => this.mistakes.some((mistake) => mistake.event === event), false);
  }

  get playing(): boolean {
    return this.plays;
  }
  get speed(): ReplaySpeed {
    return this.#habits.now.speed;
  }
  set speed(speed: ReplaySpeed) {
    this.#habits.keep({ speed });
  }
  /** The next speed up (1) or down (-1), where there is one. */
  hasten(by: 1 | -1): void {
    this.speed = REPLAY_SPEEDS[REPLAY_SPEEDS.indexOf(this.speed) + by] ?? this.speed;
  }
  get skipsIdle(): boolean {
    return this.#habits.now.skipsIdle;
  }
  set skipsIdle(skipsIdle: boolean) {
    this.#habits.keep({ skipsIdle });
  }
  /** Plays or stands still; from the end it begins anew. */
  toggle(): void {
    if (!this.plays && this.last) this.seek(0);
    this.plays = !this.plays && this.length > 0;
  }
  stop(): void {
    this.plays = false;
  }

  /** So many milliseconds went by while it played; answers the places that were passed, each of which has just happened. */
  advance(millis: number): readonly number[] {
    if (!this.plays) return [];
    const { at, t } = this.place;
    const now = Math.min(this.end, onward(this.timeline, at, t, Math.max(0, millis) * this.speed, this.skipsIdle));
    const reached = this.timeline.placeAt(now);
    this.place = { at: reached, t: now, arrival: reached === at ? this.place.arrival : 'happened' };
    if (reached === this.length && now >= this.end) this.ended();
    return placesAfter(at, reached);
  }
  /** It was played to where it ends. */
  protected ended(): void {
    this.plays = false;
  }
}
