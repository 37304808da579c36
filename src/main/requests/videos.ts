/** Videos of rounds: the window records them, and they are written here while it does; one at a time. */
import type { Exported } from '../../shared/exports';
import type { Refusal } from '../../shared/refusal';
import { accepted, refused, type Result } from '../../rules/result';
import { GrowingFile } from '../files/growing-file';
import { durationBytes, withRoom } from '../files/webm';
import type { Saving } from './saving';

interface Video {
  readonly file: GrowingFile;
  /** Where in it is written how long it lasts; null where nowhere, undefined before its beginning is there. */
  lasts: number | null | undefined;
}

const NONE: Result<never, Refusal> = refused({ code: 'no-video' });

export class Videos {
  readonly #saving: Pick<Saving, 'choose' | 'wrote'>;
  #video: Video | null = null;

  constructor(saving: Pick<Saving, 'choose' | 'wrote'>) {
    this.#saving = saving;
  }

  /** Asks where the video of a round goes, with a name proposed, and begins it there; false where somebody would rather not. */
  async begin(name: string): Promise<Result<boolean, Refusal>> {
    const chosen = await this.#saving.choose(name);
    if (!chosen.ok) return chosen;
    if (chosen.value === null) return accepted(false);
    await this.drop();
    const file = await GrowingFile.begin(chosen.value);
    if (!file.ok) return file;
    this.#video = { file: file.value, lasts: undefined };
    return accepted(true);
  }

  /** The next part of it. Refused with `not-written`, and then nothing is left of it. */
  async add(bytes: Uint8Array): Promise<Result<null, Refusal>> {
    const video = this.#video;
    if (video === null) return NONE;
    let next = bytes;
    if (video.lasts === undefined) {
      const roomy = withRoom(bytes);
      video.lasts = roomy?.at ?? null;
      next = roomy?.bytes ?? bytes;
    }
    const added = await video.file.add(next);
    if (!added.ok && this.#video === video) this.#video = null;
    return added;
  }

  /** It is whole and lasts so long. */
  async end(millis: number): Promise<Result<Exported, Refusal>> {
    const video = this.#video;
    if (video === null) return NONE;
    this.#video = null;
    const { file, lasts } = video;
    const ended = await file.end(lasts === null || lasts === undefined ? null : { at: lasts, bytes: durationBytes(millis) });
    return ended.ok ? accepted(this.#saving.wrote(file.file)) : ended;
  }

  /** It is wanted no more: nothing is left of it. */
  async drop(): Promise<void> {
    const video = this.#video;
    this.#video = null;
    await video?.file.drop();
  }

  /** The app ends. */
  close(): void {
    this.#video?.file.abandon();
    this.#video = null;
  }
}
