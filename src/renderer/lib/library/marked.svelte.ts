/** Matches of the library that are chosen to go out together, and how far that is. */
import { SvelteSet } from 'svelte/reactivity';
import type { Phrase } from '../../../shared/phrase';
import { announcer } from '../announcer.svelte';
import { ask } from '../bridge';
import { refusalText } from '../refusals';
import { t, tn } from '../words.svelte';
import { library } from './library.svelte';

/** Files that are written before the next look at whether to stop. */
const AT_ONCE = 5;

/** How an export stands, or how it ended. */
export interface Outgoing {
  readonly folder: string;
  readonly written: number;
  readonly of: number;
  /** What could not be written, and why. */
  readonly failed: readonly Phrase[];
  /** By it the last file is shown in its folder; null where none was written. */
  readonly number: number | null;
  readonly state: 'going' | 'stopped' | 'done';
}

class Marked {
  readonly ids = new SvelteSet<string>();
  #outgoing = $state.raw<Outgoing | null>(null);
  #stop = false;

  /** Null where nothing goes out, and the note about the last time was closed. */
  get outgoing(): Outgoing | null {
    return this.#outgoing;
  }

  get going(): boolean {
    return this.#outgoing?.state === 'going';
  }

  /** Whether nobody has stopped it meanwhile. */
  get #wanted(): boolean {
    return !this.#stop;
  }

  /** Chooses a match, or no longer. */
  toggle(id: string): void {
    if (!this.ids.delete(id)) this.ids.add(id);
    announcer.say(tn('replays.marked', this.ids.size));
  }

  /** Chooses all that are found. */
  async all(): Promise<void> {
    const answer = await ask('replay.ids', { sought: library.sought, sort: library.sort });
    if (!answer.ok) {
      library.tell(() => refusalText(answer.error));
      return;
    }
    for (const id of answer.value) this.ids.add(id);
    announcer.say(tn('replays.marked', this.ids.size));
  }

  none(): void {
    this.ids.clear();
    announcer.say(tn('replays.marked', 0));
  }

  /** Asks for a folder and writes all that are chosen into it, one after the other, until it is done or stopped. */
  async export(): Promise<void> {
    if (this.going || this.ids.size === 0) return;
    const begun = await ask('replay.export-begin', {});
    if (!begun.ok) {
      library.tell(() => refusalText(begun.error));
      return;
    }
    if (begun.value === null) return;
    const { folder, errand } = begun.value;
    const ids = [...this.ids];
    let now: Outgoing = { folder, written: 0, of: ids.length, failed: [], number: null, state: 'going' };
    this.#outgoing = now;
    this.#stop = false;
    for (let from = 0; from < ids.length && this.#wanted; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const answer = await ask('replay.export-some', { errand, ids: some });
      if (!answer.ok) {
        library.tell(() => refusalText(answer.error));
        break;
      }
      const { written, number, failed } = answer.value;
      now = {
        ...now,
        written: now.written + written,
        number: number ?? now.number,
        failed: [...now.failed, ...failed.map(({ what }) => what)],
      };
      this.#outgoing = now;
    }
    const whole = now.written + now.failed.length === now.of;
    this.#outgoing = { ...now, state: whole ? 'done' : 'stopped' };
    if (whole && now.failed.length === 0) this.ids.clear();
    announcer.say(`${whole ? '' : `${t('replays.export-stopped')} `}${tn('replays.exported-count', now.written, { folder })}`);
  }

  /** No more files are written; those that are stay. */
  stop(): void {
    this.#stop = true;
  }

  /** Takes the note about the last time away. */
  forget(): void {
    if (!this.going) this.#outgoing = null;
  }
}

export const marked = new Marked();
