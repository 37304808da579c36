/** Replay files that a person brings in: any number of them, what was wrong with some, and those that are offered. */
import { type RequestOutputs } from '../../shared/contract';
import { LARGEST_FILE, MOST_FILES } from '../../shared/replay-requests';
import { ask } from './bridge';
import { bytesOf } from './file-bytes';
import { refusalText } from './refusals';
import { announcer } from './announcer.svelte';
import { library } from './library/library.svelte';
import { tablePictures } from './library/table-pictures.svelte';
import { dateText, t, tn } from './words.svelte';

type Faults = RequestOutputs['replay.import']['faults'];
type Damaged = RequestOutputs['replay.import']['damaged'];

/** A file that goes on with a match of the list, which began then. */
export interface Longer {
  readonly file: File;
  readonly startedAt: string;
  /** What is damaged in the file, and the match as it is in the list. */
  readonly faults: RequestOutputs['replay.import']['longer'][number]['faults'];
  readonly match: string;
}

/** What the window knows of a file's name and main may be told. */
function nameOf(file: File): string {
  return file.name.slice(-255);
}

async function send(files: readonly File[], longer: boolean): ReturnType<typeof ask<'replay.import'>> {
  const chosen = await Promise.all(files.map(async (file) => ({ name: nameOf(file), bytes: await bytesOf(file, LARGEST_FILE) })));
  return ask('replay.import', { files: chosen, longer });
}

export class ReplayImport {
  #faults = $state.raw<Faults>([]);
  #longer = $state.raw<readonly Longer[]>([]);
  #damaged = $state.raw<Damaged>([]);

  get faults(): Faults {
    return this.#faults;
  }

  /** Files that were taken in as far as they hold. */
  get damaged(): Damaged {
    return this.#damaged;
  }

  get longer(): readonly Longer[] {
    return this.#longer;
  }

  /** Whether there is anything to say of what was brought in. */
  get told(): boolean {
    return this.#faults.length + this.#longer.length + this.#damaged.length > 0;
  }

  /** Says no more of it; matches that could become longer stay as they are. */
  forget(): void {
    [this.#faults, this.#longer, this.#damaged] = [[], [], []];
  }

  /** Takes all the files in, however many, some at a time. */
  async bringIn(list: FileList | null | undefined): Promise<void> {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    let imported = 0;
    let failed = false;
    const [faults, longer, damaged]: [Faults[number][], Longer[], Damaged[number][]] = [[], [], []];
    for (let from = 0; from < files.length; from += MOST_FILES) {
      const some = files.slice(from, from + MOST_FILES);
      const answer = await send(some, false);
      if (!answer.ok) {
        library.tell(() => refusalText(answer.error));
        failed = true;
        break;
      }
      imported += answer.value.imported;
      faults.push(...answer.value.faults);
      damaged.push(...answer.value.damaged);
      for (const { at, ...offer } of answer.value.longer) {
        const file = some[at];
        if (file !== undefined) longer.push({ file, ...offer });
      }
    }
    this.#faults = faults;
    this.#longer = longer;
    this.#damaged = damaged;
    // What has a list of its own on the screen is said aloud alone.
    const told = (): string => (imported > 0 ? tn('replays.imported-count', imported) : '');
    const listed = [
      ...(longer.length > 0 ? [t('replays.longer')] : []),
      ...(damaged.length > 0 ? [t('replays.damaged')] : []),
      ...(faults.length > 0 ? [tn('replays.refused-count', faults.length)] : []),
    ];
    if (!failed) library.tell(told);
    announcer.say([library.told, ...listed].filter((text) => text !== '').join(' '));
    await library.reload(0);
  }

  /** Makes the match of the list as long as the file's. */
  async take(offer: Longer): Promise<void> {
    const answer = await send([offer.file], true);
    this.leave(offer);
    if (!answer.ok) {
      library.tell(() => refusalText(answer.error));
      return;
    }
    // Its table stood otherwise so far.
    tablePictures.forget();
    this.#faults = answer.value.faults;
    this.#damaged = [...this.#damaged, ...answer.value.damaged];
    if (answer.value.imported > 0) library.tell(() => t('replays.lengthened', { when: dateText(offer.startedAt) }));
    else announcer.say(tn('replays.refused-count', answer.value.faults.length));
    await library.reload();
  }

  /** The match stays as it is. */
  leave(offer: Longer): void {
    this.#longer = this.#longer.filter((each) => each !== offer);
  }
}
