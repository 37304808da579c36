/** The live match of this window: the last thing that the table said, and what was made of it. */
import type { Answer, RequestInput } from '../../shared/contract';
import type { ChaseSeat, ChaseTable } from '../../shared/chase/table';
import type { Seat } from '../../shared/table';
import { announcer } from './announcer.svelte';
import { ask } from './bridge';
import { timeAt, type ClockStamp } from './clock';
import { tableHappenings, type Cue } from '../games/chase/lib/happenings';
import { withCalled } from './players.svelte';
import { settings } from './settings.svelte';
import { play, type Sound } from './sound';

const SOUNDS: Readonly<Record<Cue, Sound>> = {
  start: 'pulse',
  place: 'place',
  mark: 'tick',
  final: 'final',
  item: 'item',
  switch: 'turn',
  over: 'over',
};

/** A match to be started: against a bot, or of two to four seats. */
export type Start = RequestInput<'match.start'> | RequestInput<'match.arrange'>;

class LiveMatch {
  #snapshot = $state.raw<ChaseTable | null>(null);
  #stamp = $state.raw<ClockStamp>({ t: 0, running: false, receivedAt: 0 });

  readonly current = $derived(this.#snapshot === null ? null : withCalled(this.#snapshot));
  /** Several people share this screen. */
  readonly several = $derived((this.#snapshot?.seats.length ?? 0) > 1);
  /** A round that would be left unfinished. */
  readonly unfinished = $derived(this.#snapshot !== null && !this.#snapshot.over);

  /** Takes what the table sent; one that comes late is dropped. */
  take(next: ChaseTable): void {
    const before = this.#snapshot;
    const same = before?.match === next.match;
    if (same && next.revision <= before.revision) return;
    this.#snapshot = next;
    this.#stamp = { ...next.clock, receivedAt: performance.now() };
    if (same && before.roundNumber === next.roundNumber) {
      for (const { cue, text } of tableHappenings(before, withCalled(next))) {
        if (cue !== null) play(SOUNDS[cue], settings.current.sound);
        announcer.say(text, cue === 'final' ? 'urgent' : 'polite');
      }
    }
  }

  /** The round's time now, in milliseconds. */
  time(): number {
    return timeAt(this.#stamp, performance.now());
  }

  /** Milliseconds until the bots that open put their tiles down; null where people do. */
  opensIn(): number | null {
    const opensIn = this.#snapshot?.aside.opensIn ?? null;
    return opensIn === null ? null : Math.max(0, opensIn - (performance.now() - this.#stamp.receivedAt));
  }

  /** What the seat of somebody here gets; null for a seat that is not theirs, and for onlookers. */
  seatOf(seat: Seat | null): ChaseSeat | null {
    return this.#snapshot?.seats.find((each) => each.seat === seat) ?? null;
  }

  /** Nothing lies on the table any more. */
  forget(): void {
    this.#snapshot = null;
  }

  /** Takes the first table of a match; answers with the refusal's code, or null when it is there. */
  async #sitDown(asked: Promise<Answer<ChaseTable>>): Promise<string | null> {
    const answer = await asked;
    if (!answer.ok) return answer.error.code;
    this.#snapshot = null;
    this.take(answer.value);
    return null;
  }

  /** Starts a match against a bot, or between bots. */
  start(input: RequestInput<'match.start'>): Promise<string | null> {
    return this.#sitDown(ask('match.start', input));
  }

  /** Starts a match of two to four seats. */
  arrange(input: RequestInput<'match.arrange'>): Promise<string | null> {
    return this.#sitDown(ask('match.arrange', input));
  }

  /** Starts whichever of the two is asked for. */
  begin(input: Start): Promise<string | null> {
    return 'seats' in input ? this.arrange(input) : this.start(input);
  }

  /** Goes on with a saved match. */
  goOn(match: string): Promise<string | null> {
    return this.#sitDown(ask('match.go-on', { match }));
  }

  /** The match that was on the table already, such as after the window was loaded anew. */
  async restore(): Promise<boolean> {
    const answer = await ask('match.current', {});
    if (!answer.ok || answer.value === null) return false;
    this.take(answer.value);
    return true;
  }

  /** The next round, with the roles changed; once the game is over a new game, with Head Start or without (V1). */
  async next(headStart?: boolean): Promise<boolean> {
    if (this.#snapshot === null) return false;
    const { match, rules } = this.#snapshot;
    const changed = headStart === undefined ? {} : { rules: { ...rules, startingTiles: headStart ? (3 as const) : (2 as const) } };
    const answer = await ask('match.next', { match, ...changed });
    if (!answer.ok) return false;
    this.take(answer.value);
    return true;
  }

  /** Leaves the match; a round that is not over stays saved as unfinished. */
  async leave(): Promise<void> {
    if (this.#snapshot === null) return;
    const { match } = this.#snapshot;
    this.#snapshot = null;
    await ask('match.leave', { match });
  }

  /** Match and seat of a request; without a seat the first one here, and an onlooker speaks for the first of all. */
  by(seat: Seat | null = this.#snapshot?.seats[0]?.seat ?? 0): { match: string; seat: Seat } | null {
    return this.#snapshot === null ? null : { match: this.#snapshot.match, seat: seat ?? 0 };
  }
}

export const live = new LiveMatch();
