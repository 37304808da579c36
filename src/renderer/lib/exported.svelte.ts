/** The file that the person has just had written, on whichever screen: what it is called, where it lies, or why it is not there. */
import type { Answer } from '../../shared/refusal';
import type { Exported, Saved } from '../../shared/exports';
import { announcer } from './announcer.svelte';
import { ask } from './bridge';
import { refusalText } from './refusals';
import { t } from './words.svelte';

class LastExport {
  #saved = $state.raw<Saved | null>(null);
  /** Made anew when the language changes. */
  #refused = $state.raw<(() => string) | null>(null);

  /** Null where nothing was written, or the note about it was closed. */
  get saved(): Saved | null {
    return this.#saved;
  }

  /** Why the last file was not written or cannot be shown; empty where all went well. */
  get refused(): string {
    return this.#refused?.() ?? '';
  }

  /** Shows how an export ended. Somebody who would rather not say where has nothing to be told. */
  async take(asked: Promise<Answer<Exported>>): Promise<void> {
    this.forget();
    const answer = await asked;
    if (!answer.ok) this.#refuse(() => refusalText(answer.error));
    else if (answer.value !== null) {
      this.#saved = answer.value;
      announcer.say(t('export.saved', { file: answer.value.file }));
    }
  }

  /** Shows the file in its folder. */
  async show({ number }: Saved): Promise<void> {
    const answer = await ask('export.show', { number });
    if (answer.ok) return;
    this.forget();
    this.#refuse(() => refusalText(answer.error));
  }

  forget(): void {
    this.#saved = null;
    this.#refused = null;
  }

  #refuse(why: () => string): void {
    this.#refused = why;
    announcer.say(why());
  }
}

export const lastExport = new LastExport();
