/**
 * A round that goes on, looked at in the viewer: what happens is followed, and one can go back in it meanwhile and come back to what happens
 * now. Once it is over it is a replay like any other.
 */
import type { ReplayEvent } from '../../../shared/replay';
import type { Millis } from '../../../shared/table';
import { placesAfter } from './pace';
import { Viewer, type KeptHabits, type ReplayScreens, type SavedRound } from './viewer.svelte';

export class LiveViewer extends Viewer {
  readonly #now: () => Millis;

  /** `saved` as far as the round was played; `now` tells the round's time. */
  constructor(saved: SavedRound, screens: ReplayScreens, habits: KeptHabits, now: () => Millis) {
    super(saved, screens, habits);
    this.#now = now;
    this.goesOn = true;
    this.followed = true;
    this.#toNow('sought');
  }

  /** While it is followed the place says what time it is; else the clock is asked. */
  override get end(): Millis {
    if (!this.goesOn) return super.end;
    return this.followed ? this.place.t : Math.max(super.end, this.#now());
  }
  override get playing(): boolean {
    return super.playing || this.followed;
  }

  /** What has happened since, and how it would be judged now; answers the places that were passed before one's eyes. */
  grow(more: readonly ReplayEvent[], verdict: SavedRound['verdict']): readonly number[] {
    const { saved, timeline } = this.shown;
    const before = this.length;
    const log = { ...saved.log, events: [...saved.log.events, ...more] };
    this.shown = { saved: { ...saved, log, verdict }, timeline: timeline.grown(more) };
    if (!this.followed) return [];
    this.#toNow('happened');
    return placesAfter(before, this.length);
  }

  /** It is over, and kept like this. */
  settle(saved: SavedRound): void {
    const { timeline } = this.shown;
    this.shown = { saved, timeline: timeline.grown(saved.log.events.slice(timeline.length)) };
    this.goesOn = false;
    if (!this.followed) return;
    this.followed = false;
    this.place = { ...this.place, at: this.length, t: super.end };
  }

  /** To what happens now. */
  follow(): void {
    this.plays = false;
    this.followed = true;
    this.#toNow('sought');
  }

  override seek(at: number): void {
    if (this.goesOn && this.timeline.within(at) === this.length) this.follow();
    else {
      this.followed = false;
      super.seek(at);
    }
  }
  override seekTime(t: Millis): void {
    if (this.goesOn && t >= this.end) this.follow();
    else {
      this.followed = false;
      super.seekTime(t);
    }
  }
  override toggle(): void {
    if (this.followed) this.stop();
    // There is nothing to begin anew: what stands still at what came last goes on from there.
    else if (this.goesOn && !this.plays) this.plays = true;
    else super.toggle();
  }
  override stop(): void {
    this.followed = false;
    super.stop();
  }
  override advance(millis: number): readonly number[] {
    if (!this.followed) return super.advance(millis);
    if (this.#now() > this.place.t) this.place = { ...this.place, t: this.#now() };
    return [];
  }
  /** Whoever catches up with what happens follows it from there. */
  protected override ended(): void {
    super.ended();
    this.followed = this.goesOn;
  }

  #toNow(arrival: 'happened' | 'sought'): void {
    this.place = { at: this.length, t: Math.max(super.end, this.#now()), arrival };
  }
}
