/** The library of saved matches: what is sought, the rows of it that were asked for, the one that is chosen, and what can be undone. */
import type { RequestInput } from '../../../shared/contract';
import type { Sort, Sought } from '../../../shared/find-matches';
import type { Refusal } from '../../../shared/refusal';
import type { MatchListed } from '../../../shared/replay-requests';
import type { ReplaySummary } from '../../../shared/table';
import { announcer } from '../announcer.svelte';
import { ask } from '../bridge';
import { lastExport } from '../exported.svelte';
import { live } from '../live-match.svelte';
import { refusalText } from '../refusals';
import { usualLevel, usualSeat } from '../replay/seat-taken';
import { router } from '../router.svelte';
import { dateText, t, tn } from '../words.svelte';
import { knownBy } from './row-text';

/** Rows that are asked for at once. */
export const PAGE = 30;
/** Pages that are kept; those far from where one looks go first. */
const PAGES_KEPT = 40;
/** So long after an answer it is asked again where not all matches are looked through yet, in milliseconds. */
const AGAIN_MS = 700;

/** A match that was taken out, and where it stood. */
export interface Removed {
  readonly id: string;
  readonly startedAt: string;
  /** Who played, and how it ended, in words: several matches may have begun in one minute. */
  readonly what: () => string;
  readonly at: number;
}

type Label = Omit<RequestInput<'replay.label'>, 'id'>;

class Library {
  #sought = $state.raw<Sought>({});
  #sort = $state.raw<Sort>('newest');
  #pages = $state.raw<ReadonlyMap<number, readonly MatchListed[]>>(new Map());
  #matches = $state<number | null>(null);
  #rounds = $state<number | null>(null);
  #due = $state(0);
  #at = $state(0);
  /** Made anew when the language changes. */
  #told = $state.raw<() => string>(() => '');
  #removed = $state.raw<readonly Removed[]>([]);
  /** Counts what was asked: an answer to an earlier wish is none to this one. */
  #asked = 0;
  readonly #loading = new Set<number>();
  #again: ReturnType<typeof setTimeout> | undefined;

  get sought(): Sought {
    return this.#sought;
  }

  get sort(): Sort {
    return this.#sort;
  }

  /** How many matches are found; null until that is known. */
  get matches(): number | null {
    return this.#matches;
  }

  /** How many rounds of them; null where nothing is sought. */
  get rounds(): number | null {
    return this.#rounds;
  }

  /** So many matches are not looked through yet. */
  get due(): number {
    return this.#due;
  }

  /** The place of the chosen match, from 0. */
  get at(): number {
    return this.#at;
  }

  get chosen(): MatchListed | undefined {
    return this.row(this.#at);
  }

  get told(): string {
    return this.#told();
  }

  /** The match that was removed last and can be put back. */
  get removed(): Removed | null {
    return this.#removed[this.#removed.length - 1] ?? null;
  }

  /** The match at a place; undefined until it was asked for. */
  row(at: number): MatchListed | undefined {
    return this.#pages.get(Math.floor(at / PAGE))?.[at % PAGE];
  }

  tell(told: () => string): void {
    this.#told = told;
    announcer.say(told());
  }

  quiet(): void {
    this.#told = () => '';
  }

  /** Chooses the match at a place, as near as there is one. */
  choose(at: number): void {
    this.#at = Math.max(0, Math.min(at, (this.#matches ?? 1) - 1));
    router.keep({ name: 'replays', offset: this.#at });
  }

  /** Seeks something else, or in another order: the first of it is chosen. What is found is said aloud. */
  async seek(sought: Sought, sort: Sort = this.#sort): Promise<void> {
    this.#sought = sought;
    this.#sort = sort;
    this.#at = 0;
    if (await this.#anew(0)) announcer.say(this.countText());
  }

  /** Asks again for what is shown, as after something came or went; `at` is to be chosen. */
  async reload(at = this.#at): Promise<void> {
    await this.#anew(at);
  }

  /** Chooses a match by its id, whatever is sought; answers whether it is there. */
  async reach(id: string): Promise<boolean> {
    const answer = await ask('replay.place', { id });
    if (!answer.ok || answer.value === null) {
      this.tell(() => (answer.ok ? t('refused.no-such-replay') : refusalText(answer.error)));
      return false;
    }
    this.#sought = {};
    this.#sort = 'newest';
    return this.#anew(answer.value);
  }

  /** What is found, in words. */
  countText(): string {
    const matches = this.#matches ?? 0;
    return this.#rounds === null || matches === 0
      ? tn('replays.list', matches)
      : t('replays.found', { rounds: tn('replays.rounds', this.#rounds), matches: tn('replays.list', matches) });
  }

  /** Has the rows between two places asked for, where they are not there. */
  show(from: number, to: number): void {
    const last = (this.#matches ?? 0) - 1;
    for (let page = Math.floor(Math.max(0, from) / PAGE); page <= Math.floor(Math.min(to, last) / PAGE); page++)
      if (!this.#pages.has(page) && !this.#loading.has(page)) void this.#load(page);
  }

  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.#again);
  }

  #ask(page: number): ReturnType<typeof ask<'replay.find'>> {
    return ask('replay.find', { sought: this.#sought, sort: this.#sort, offset: page * PAGE, limit: PAGE });
  }

  async #anew(at: number): Promise<boolean> {
    clearTimeout(this.#again);
    const asked = ++this.#asked;
    this.#loading.clear();
    const page = Math.floor(at / PAGE);
    const answer = await this.#ask(page);
    if (asked !== this.#asked) return false;
    if (!answer.ok) {
      this.tell(() => refusalText(answer.error));
      return false;
    }
    const { matches, rounds, due, rows } = answer.value;
    if (page > 0 && page * PAGE >= matches) return this.#anew(Math.max(0, matches - 1));
    this.#matches = matches;
    this.#rounds = rounds;
    this.#due = due;
    this.#pages = new Map([[page, rows]]);
    this.choose(at);
    if (due > 0) this.#again = setTimeout(() => void this.reload(), AGAIN_MS);
    return true;
  }

  async #load(page: number): Promise<void> {
    const asked = this.#asked;
    this.#loading.add(page);
    const answer = await this.#ask(page);
    if (asked !== this.#asked) return;
    this.#loading.delete(page);
    if (!answer.ok) {
      this.tell(() => refusalText(answer.error));
      return;
    }
    const near = [...this.#pages].filter(([each]) => Math.abs(each - page) < PAGES_KEPT / 2);
    this.#pages = new Map([...near, [page, answer.value.rows]]);
  }

  /** Opens a round of a match, from 0; the last one where none is named. */
  async open(row: MatchListed, round = row.played.length - 1): Promise<void> {
    if (!('what' in row) && round >= 0) await router.go({ name: 'replay', id: row.id, round });
  }

  async goOn(id: string): Promise<void> {
    await this.#sit(() => live.goOn(id));
  }

  /** Races a round of a match, from 0, at the seat of whoever played it. */
  async race({ id, game, players }: ReplaySummary, round: number): Promise<void> {
    await this.#sit(() => live.race({ id, round, seat: usualSeat(players), level: usualLevel(players) }, game));
  }

  async #sit(ask: () => Promise<Refusal | null>): Promise<void> {
    const refusal = await ask();
    if (refusal === null) await router.go({ name: 'match' });
    else this.tell(() => refusalText(refusal));
  }

  async save(id: string): Promise<void> {
    this.quiet();
    await lastExport.take(ask('replay.export', { id }));
  }

  /** Puts a name, a note or a star on a match; once that is kept, it shows. Answers whether it was. */
  async label({ id }: MatchListed, label: Label): Promise<boolean> {
    const answer = await ask('replay.label', { id, ...label });
    if (!answer.ok) {
      this.tell(() => refusalText(answer.error));
      return false;
    }
    const labelled = (row: MatchListed): MatchListed => ({
      ...row,
      ...(label.name !== undefined && { name: label.name === '' ? null : label.name }),
      ...(label.note !== undefined && { note: label.note === '' ? null : label.note }),
      ...(label.starred !== undefined && { starred: label.starred }),
    });
    this.#pages = new Map([...this.#pages].map(([page, rows]) => [page, rows.map((row) => (row.id === id ? labelled(row) : row))]));
    return true;
  }

  /** Takes the star off, or puts one on. */
  async star(row: MatchListed): Promise<void> {
    const starred = !row.starred;
    if (await this.label(row, { starred })) announcer.say(t(starred ? 'replays.starred' : 'replays.unstarred'));
  }

  /** Takes a match out of the list; answers whether that was done. */
  async remove(row: MatchListed): Promise<boolean> {
    const { id, startedAt } = row;
    const what = (): string => knownBy(row);
    this.quiet();
    lastExport.forget();
    const answer = await ask('replay.remove', { id });
    if (!answer.ok) {
      this.tell(() => refusalText(answer.error));
      return false;
    }
    this.#removed = [...this.#removed, { id, startedAt, what, at: this.#at }];
    announcer.say(t('replays.removed', { when: dateText(startedAt), what: what() }));
    await this.reload();
    return true;
  }

  /** Puts the match back that was removed last, and chooses it; answers whether that was done. */
  async putBack(): Promise<boolean> {
    const last = this.removed;
    if (last === null) return false;
    const answer = await ask('replay.put-back', { id: last.id });
    this.hideRemoved();
    if (!answer.ok) {
      this.tell(() => refusalText(answer.error));
      return false;
    }
    await this.reload(last.at);
    for (const at of [last.at, last.at - 1, last.at + 1]) if (this.row(at)?.id === last.id) this.choose(at);
    this.tell(() => t('replays.back-again', { when: dateText(last.startedAt), what: last.what() }));
    return true;
  }

  /** Takes the note of the match that was removed last away. */
  hideRemoved(): void {
    this.#removed = this.#removed.slice(0, -1);
  }
}

export const library = new Library();
