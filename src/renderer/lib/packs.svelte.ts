/** The packs of puzzles as the window knows them. An import goes on while another screen is shown. */
import type { PackList, PackProgress, PackSummary } from '../../shared/packs';
import type { Phrase } from '../../shared/phrase';
import { LONGEST_PACK } from '../../shared/puzzle-frame';
import { announcer } from './announcer.svelte';
import { ask, hear } from './bridge';
import { bytesOf } from './file-bytes';
import { lastExport } from './exported.svelte';
import { drilledGames } from './games';
import { refusalText } from './refusals';
import { t, tn, tOr } from './words.svelte';

/** The first fault of a file that was not taken in. */
interface PackFault {
  readonly file: string;
  readonly path: string;
  readonly what: Phrase;
}

/** A pack's name: those that ship have names in every language, and one that has its game's id is called by it, since each game has one. */
export function packName({ id, name, shipped }: PackSummary): string {
  if (!shipped) return name;
  if (id === 'facts') return t('packs.facts');
  return drilledGames().some((game) => game.id === id)
    ? t('packs.shipped-of', { game: tOr(`game.${id}`, 'app.name') })
    : t('packs.shipped');
}

class Packs {
  #packs = $state.raw<readonly PackSummary[] | null>(null);
  #progress = $state.raw<PackProgress | null>(null);
  /** The file that is being taken in, before there is news of it, too. */
  #file = $state.raw<string | null>(null);
  #fault = $state.raw<PackFault | null>(null);
  /** Made anew when the language changes. */
  #told = $state.raw<() => string>(() => '');
  #listening = false;

  /** Null until they were read. */
  get all(): readonly PackSummary[] | null {
    return this.#packs;
  }

  get progress(): PackProgress | null {
    return this.#progress;
  }

  get file(): string | null {
    return this.#file;
  }

  get fault(): PackFault | null {
    return this.#fault;
  }

  /** What there is to say about what was done last. */
  get told(): string {
    return this.#told();
  }

  async load(): Promise<void> {
    if (!this.#listening) {
      this.#listening = true;
      hear('pack', (progress) => {
        if (this.#file !== null) this.#progress = progress;
      });
    }
    const answer = await ask('pack.list', {});
    if (!answer.ok) this.#tell(() => refusalText(answer.error));
    else this.#take(answer.value);
  }

  /** Forgets what was said about earlier deeds. */
  quiet(): void {
    if (this.#file !== null) return;
    this.#told = () => '';
    this.#fault = null;
  }

  /** Takes the first of the files in. */
  async bringIn(files: FileList | null | undefined): Promise<void> {
    const [file, ...others] = [...(files ?? [])];
    if (file === undefined) return;
    if (this.#file !== null) {
      this.#tell(() => t('refused.pack-busy'));
      return;
    }
    const name = file.name.slice(-255);
    this.#fault = null;
    this.#progress = null;
    this.#file = name;
    this.#tell(() => (others.length > 0 ? t('packs.one-at-a-time') : ''));
    announcer.say(t('packs.started', { file: name }));
    const answer = await ask('pack.import', { file: { name, bytes: await bytesOf(file, LONGEST_PACK) } });
    this.#file = null;
    this.#progress = null;
    if (!answer.ok) this.#tell(() => refusalText(answer.error));
    else if (answer.value.state === 'cancelled') this.#tell(() => t('packs.stopped'));
    else if (answer.value.state === 'faulty') {
      this.#fault = answer.value;
      this.#told = () => '';
      announcer.say(t('packs.fault', { file: name }));
    } else {
      const { pack } = answer.value;
      this.#tell(() => tn('packs.imported', pack.puzzles, { name: packName(pack) }));
    }
    await this.load();
  }

  async stop(): Promise<void> {
    await ask('pack.cancel', {});
  }

  async save(pack: PackSummary): Promise<void> {
    this.quiet();
    await lastExport.take(ask('pack.export', { pack: pack.id }));
  }

  async remove(pack: PackSummary): Promise<void> {
    const answer = await ask('pack.remove', { pack: pack.id });
    if (answer.ok) this.#take(answer.value);
    this.#tell(() => (answer.ok ? t('packs.removed', { name: packName(pack) }) : refusalText(answer.error)));
  }

  #take({ packs, progress }: PackList): void {
    this.#packs = packs;
    this.#progress = progress;
    // The window may have been loaded anew in the middle of it.
    if (progress !== null) this.#file ??= progress.file;
  }

  #tell(told: () => string): void {
    this.#told = told;
    const text = told();
    if (text !== '') announcer.say(text);
  }
}

export const packs = new Packs();
