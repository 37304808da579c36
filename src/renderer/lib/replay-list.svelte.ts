/** The list of saved matches: a page of it, what was said of the last deed, and what can be undone. */
import type { RequestOutputs } from '../../shared/contract';
import type { ReplaySummary, UnreadableReplay } from '../../shared/table';
import { announcer } from './announcer.svelte';
import { ask } from './bridge';
import { lastExport } from './exported.svelte';
import { live } from './live-match.svelte';
import { refusalText } from './refusals';
import { router } from './router.svelte';
import { dateText, t } from './words.svelte';

export const PAGE = 10;

export type ListRow = ReplaySummary | UnreadableReplay;

/** A match that was taken out, and the page that it stood on. */
export interface Removed {
  readonly id: string;
  readonly startedAt: string;
  readonly offset: number;
}

class ReplayList {
  #offset = $state(0);
  #page = $state.raw<RequestOutputs['replay.list'] | null>(null);
  /** Made anew when the language changes. */
  #told = $state.raw<() => string>(() => '');
  #removed = $state.raw<readonly Removed[]>([]);

  /** How many of the newest are on pages before this one. */
  get offset(): number {
    return this.#offset;
  }

  /** All matches of the list; null until it is there. */
  get total(): number | null {
    return this.#page?.total ?? null;
  }

  /** The page's matches, the newest first, each that cannot be read in its place. */
  get rows(): readonly ListRow[] {
    const rows: ListRow[] = [...(this.#page?.replays ?? [])];
    for (const each of this.#page?.unreadable ?? []) rows.splice(each.place, 0, each);
    return rows;
  }

  get told(): string {
    return this.#told();
  }

  /** The match that was removed last and can be put back. */
  get removed(): Removed | null {
    return this.#removed[this.#removed.length - 1] ?? null;
  }

  tell(told: () => string): void {
    this.#told = told;
    announcer.say(told());
  }

  quiet(): void {
    this.#told = () => '';
  }

  /** Shows the page that begins after so many of the newest; one that is past the end by now is the last there is. */
  async load(first: number): Promise<void> {
    const answer = await ask('replay.list', { offset: first, limit: PAGE });
    if (!answer.ok) {
      this.tell(() => refusalText(answer.error));
      return;
    }
    const { total } = answer.value;
    if (first > 0 && first >= total) {
      await this.load(Math.max(0, Math.ceil(total / PAGE) - 1) * PAGE);
      return;
    }
    this.#offset = first;
    this.#page = answer.value;
    router.keep({ name: 'replays', offset: first });
  }

  async goOn(id: string): Promise<void> {
    const refusal = await live.goOn(id);
    if (refusal === null) await router.go({ name: 'match' });
    else this.tell(() => refusalText(refusal));
  }

  async save(id: string): Promise<void> {
    this.quiet();
    await lastExport.take(ask('replay.export', { id }));
  }

  /** Takes a match out of the list; answers whether that was done. */
  async remove({ id, startedAt }: ListRow): Promise<boolean> {
    this.quiet();
    lastExport.forget();
    const answer = await ask('replay.remove', { id });
    if (!answer.ok) {
      this.tell(() => refusalText(answer.error));
      return false;
    }
    this.#removed = [...this.#removed, { id, startedAt, offset: this.#offset }];
    announcer.say(t('replays.removed', { when: dateText(startedAt) }));
    await this.load(this.#offset);
    return true;
  }

  /** Puts the match back that was removed last, and shows the page that it stood on; answers with its id where that was done. */
  async putBack(): Promise<string | null> {
    const last = this.removed;
    if (last === null) return null;
    const answer = await ask('replay.put-back', { id: last.id });
    this.hideRemoved();
    if (!answer.ok) {
      this.tell(() => refusalText(answer.error));
      return null;
    }
    await this.load(last.offset);
    this.tell(() => t('replays.back-again', { when: dateText(last.startedAt) }));
    return last.id;
  }

  /** Takes the note of the match that was removed last away. */
  hideRemoved(): void {
    this.#removed = this.#removed.slice(0, -1);
  }
}

export const replayList = new ReplayList();
