/** A file that grows while it is made, beside the place where it will be: it is there once it is whole, and before that there is none. */
import { rmSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Refusal } from '../../shared/refusal';
import { accepted, type Result } from '../../rules/result';
import { makeFolder } from '../folders';
import { answered, unfinishedFor } from './whole-file';

type Done = Result<null, Refusal>;

/** Bytes that are put in the place of others before a file is whole. */
export interface Patch {
  readonly at: number;
  readonly bytes: Uint8Array;
}

export class GrowingFile {
  readonly #file: string;
  readonly #unfinished: string;
  readonly #handle: FileHandle;
  /** What is written comes one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  private constructor(file: string, unfinished: string, handle: FileHandle) {
    this.#file = file;
    this.#unfinished = unfinished;
    this.#handle = handle;
  }

  /** Begins one. Refused with `not-written` where the system would not have it. */
  static begin(file: string): Promise<Result<GrowingFile, Refusal>> {
    return answered(async () => {
      await makeFolder(dirname(file));
      const unfinished = unfinishedFor(file);
      return accepted(new GrowingFile(file, unfinished, await open(unfinished, 'wx')));
    });
  }

  /** Where it will be. */
  get file(): string {
    return this.#file;
  }

  /** Puts bytes at its end. Refused with `not-written`; then all of it is gone. */
  add(bytes: Uint8Array): Promise<Done> {
    return this.#next(async () => {
      await this.#handle.writeFile(bytes);
      return accepted(null);
    });
  }

  /** It is whole: on the disk, and in its place. */
  end(patch: Patch | null): Promise<Done> {
    return this.#next(async () => {
      if (patch !== null) await this.#handle.write(patch.bytes, 0, patch.bytes.byteLength, patch.at);
      await this.#handle.sync();
      await this.#close();
      await rename(this.#unfinished, this.#file);
      return accepted(null);
    });
  }

  /** It is wanted no more. */
  async drop(): Promise<void> {
    await this.#last.catch(() => undefined);
    await this.#remove();
  }

  /** The app ends: nothing is left of it. */
  abandon(): void {
    void this.#close().catch(() => undefined);
    rmSync(this.#unfinished, { force: true });
  }

  async #next(work: () => Promise<Done>): Promise<Done> {
    const before = this.#last;
    const now = before.then(() => answered(work));
    this.#last = now;
    const done = await now;
    if (!done.ok) await this.#remove();
    return done;
  }

  async #close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#handle.close();
  }

  async #remove(): Promise<void> {
    await this.#close().catch(() => undefined);
    await rm(this.#unfinished, { force: true });
  }
}
