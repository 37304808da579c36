/** Replay files that a person brings in: any number of them, what was wrong with some, and those that are offered. */
import { type RequestOutputs } from '../../shared/contract';
import { LARGEST_FILE, MOST_FILES } from '../../shared/replay-requests';
import { ask } from './bridge';
import { bytesOf } from './file-bytes';
import { refusalText } from './refusals';
import { library } from './library/library.svelte';
import { dateText, t, tn } from './words.svelte';

type Faults = RequestOutputs['replay.import']['faults'];

/** A file that goes on with a match of the list, which began then. */
export interface Longer {
  readonly file: File;
  readonly startedAt: string;
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

  get faults(): Faults {
    return this.#faults;
  }

  get longer(): readonly Longer[] {
    return this.#longer;
  }

  /** Takes all the files in, however many, some at a time. */
  async bringIn(list: FileList | null | undefined): Promise<void> {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    let imported = 0;
    const [faults, longer]: [Faults[number][], Longer[]] = [[], []];
    for (let from = 0; from < files.length; from += MOST_FILES) {
      const some = files.slice(from, from + MOST_FILES);
      const answer = await send(some, false);
      if (!answer.ok) {
        library.tell(() => refusalText(answer.error));
        break;
      }
      imported += answer.value.imported;
      faults.push(...answer.value.faults);
      for (const { at, startedAt } of answer.value.longer) {
        const file = some[at];
        if (file !== undefined) longer.push({ file, startedAt });
      }
    }
    this.#faults = faults;
    this.#longer = longer;
    if (imported > 0) library.tell(() => tn('replays.imported-count', imported));
    else if (longer.length > 0) library.tell(() => t('replays.longer'));
    else if (faults.length > 0) library.tell(() => t('replays.faults'));
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
    this.#faults = answer.value.faults;
    library.tell(() => (answer.value.imported > 0 ? t('replays.lengthened', { when: dateText(offer.startedAt) }) : t('replays.faults')));
    await library.reload();
  }

  /** The match stays as it is. */
  leave(offer: Longer): void {
    this.#longer = this.#longer.filter((each) => each !== offer);
  }
}
