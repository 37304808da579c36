/** Exports: asks where each file goes, has it written there, and shows it in its folder. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Refusal } from '../../shared/refusal';
import type { Exported } from '../../shared/exports';
import { accepted, refused, type Result } from '../../rules/result';
import { phrase } from '../../shared/phrase';
import { freePath, withEnding } from '../files/file-names';
import { newFile, notWritten } from '../files/whole-file';

export interface SavingPorts {
  /** Where files are proposed to go: the person's folder for downloads. */
  readonly folder: string;
  /** Asks the person where a file goes, with `proposed` as the answer at hand; null where they would rather not. */
  readonly where: (proposed: string) => Promise<string | null>;
  /** Asks the person for a folder into which many files go; null where they would rather not. */
  readonly whichFolder: () => Promise<string | null>;
  /** Shows a file in its folder, as the system does. */
  readonly show: (file: string) => void;
}

const FILE_GONE = refused({ code: 'file-gone', field: 'number' });

export class Saving {
  readonly #ports: SavingPorts;
  readonly #own: (file: string) => boolean;
  /** Every path was the person's own choice. The window knows them by their place here and sends none, so it can show nothing else. */
  readonly #written: string[] = [];
  /** The folders that the person chose, in order; likewise. */
  readonly #folders: string[] = [];
  #asking = false;

  /** `own` tells the files that the app itself has open, in whose place nothing is written. */
  constructor(ports: SavingPorts, own: (file: string) => boolean) {
    this.#ports = ports;
    this.#own = own;
  }

  /** Asks where a file goes, under a name proposed that is free, and has `write` put it there. */
  async save(name: string, write: (file: string) => Promise<Result<null, Refusal>>): Promise<Result<Exported, Refusal>> {
    const chosen = await this.choose(name);
    if (!chosen.ok || chosen.value === null) return chosen as Result<null, Refusal>;
    const written = await write(chosen.value);
    return written.ok ? accepted(this.wrote(chosen.value)) : written;
  }

  /**
   * Asks where a file goes; null where somebody would rather not. A second question while one is open, such as of a key that is held, is as
   * good as cancelled.
   */
  async choose(name: string): Promise<Result<string | null, Refusal>> {
    const chosen = await this.#ask(() => this.#ports.where(freePath(this.#ports.folder, name)));
    if (chosen === null) return accepted(null);
    const file = withEnding(chosen, name);
    return this.#own(file) ? notWritten(phrase('fault.file-own')) : accepted(file);
  }

  /** A file that was chosen is written: from now on it can be shown. */
  wrote(file: string): Exported {
    return { file, number: this.#written.push(file) };
  }

  /** Asks for a folder into which many files go; by its errand they are put there with `saveInto`. A second question is as there. */
  async chooseFolder(): Promise<Result<{ readonly folder: string; readonly errand: number } | null, Refusal>> {
    const folder = await this.#ask(() => this.#ports.whichFolder());
    return accepted(folder === null ? null : { folder, errand: this.#folders.push(folder) });
  }

  /** Has `write` put a file of this name into the folder of an errand, or of a name like it: nothing that is there is replaced. */
  async saveInto(
    errand: number,
    name: string,
    write: (file: string) => Promise<Result<null, Refusal>>,
  ): Promise<Result<{ readonly file: string; readonly number: number }, Refusal>> {
    const folder = this.#folders[errand - 1];
    if (folder === undefined) return notWritten(phrase('fault.file-no-folder'));
    const place = await newFile(folder, name);
    if (!place.ok) return place;
    const written = await write(place.value);
    if (written.ok) return accepted({ file: place.value, number: this.#written.push(place.value) });
    await rm(place.value, { force: true });
    return written;
  }

  /** One question at a time: a second one, such as of a key that is held, is as good as cancelled. */
  async #ask(question: () => Promise<string | null>): Promise<string | null> {
    if (this.#asking) return null;
    this.#asking = true;
    return question().finally(() => {
      this.#asking = false;
    });
  }

  /** Shows the file of this number. */
  show(number: number): Result<null, Refusal> {
    const file = this.#written[number - 1];
    if (file === undefined || !existsSync(file)) return FILE_GONE;
    this.#ports.show(file);
    return accepted(null);
  }
}
