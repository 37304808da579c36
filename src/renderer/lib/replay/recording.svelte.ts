/**
 * The video of a round that is being recorded: one at a time, in real time, wherever in the window somebody is meanwhile. What is recorded is
 * drawn on a canvas of its own, so that nothing of the window gets into it, and main writes it piece by piece.
 */
import { untrack } from 'svelte';
import { ask } from '../bridge';
import { stayAwake } from '../awake';
import { lastExport } from '../exported.svelte';
import { refusalText } from '../refusals';
import { announcer } from '../announcer.svelte';
import type { Camera, FilmLook } from './film';
import { Pace } from './pace';
import type { Viewer } from './viewer.svelte';
import { t } from '../words.svelte';

/** Pictures a second. */
const RATE = 30;
/** How long the first picture stands before anything happens, and the last one. */
const BEGIN_MS = 700;
const HOLD_MS = 1800;
/** What is recorded goes to main so often. */
const PIECE_MS = 1000;
/** Bits a second for each pixel of a picture: lines stay sharp. */
const BITS_A_PIXEL = 6;
/** VP8 first: measured on two busy cores, 1080 lines had 13 to 15 pictures a second with it, and 8 to 10 with VP9. */
const TYPES = ['video/webm;codecs=vp8', 'video/webm;codecs=vp9', 'video/webm'] as const;

/** How a round is recorded. */
export interface VideoChoice extends FilmLook {
  readonly speed: number;
  readonly skipsIdle: boolean;
}

/** How long a recording takes, in milliseconds. */
export function lastsFor(viewer: Viewer, { speed, skipsIdle }: Pick<VideoChoice, 'speed' | 'skipsIdle'>): number {
  return BEGIN_MS + new Pace(viewer.timeline, speed, skipsIdle).lasts + HOLD_MS;
}

/** What is recorded: until it is `over`, or somebody would rather not. */
class Take {
  readonly canvas = document.createElement('canvas');
  readonly lasts: number;
  readonly #camera: Camera;
  readonly #pace: Pace;
  readonly #ctx: CanvasRenderingContext2D;
  readonly #recorder: MediaRecorder;
  #sent: Promise<boolean> = Promise.resolve(true);
  #frame = 0;

  constructor(viewer: Viewer, camera: Camera, choice: VideoChoice) {
    const { canvas } = this;
    canvas.width = choice.width;
    canvas.height = choice.height;
    // Read back for every picture: drawn where that costs nothing.
    const ctx = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (ctx === null) throw new Error('There is no canvas to record.');
    this.#ctx = ctx;
    this.#camera = camera;
    this.#pace = new Pace(viewer.timeline, choice.speed, choice.skipsIdle);
    this.lasts = lastsFor(viewer, choice);
    this.#recorder = new MediaRecorder(canvas.captureStream(RATE), {
      mimeType: TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? 'video/webm',
      videoBitsPerSecond: choice.width * choice.height * BITS_A_PIXEL,
    });
  }

  /** Records all of it; `progress` is told how much of it is done, in milliseconds. Answers how long it lasts, or null where it is not whole. */
  async record(progress: (millis: number) => void, waits: (waiting: boolean) => void, over: () => boolean): Promise<number | null> {
    const recorder = this.#recorder;
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) this.#sent = this.#sent.then((well) => well && this.#send(data));
    };
    const stopped = new Promise<void>((done) => {
      recorder.onstop = () => done();
    });
    while (!over() && !this.#camera.prepare()) await new Promise(requestAnimationFrame);
    this.#camera.take(this.#ctx, 0);
    recorder.start(PIECE_MS);
    const done = await this.#run(progress, waits, over);
    if (recorder.state !== 'inactive') recorder.stop();
    await stopped;
    for (const track of recorder.stream.getTracks()) track.stop();
    return (await this.#sent) && done ? this.lasts : null;
  }

  async #send(data: Blob): Promise<boolean> {
    const answer = await ask('share.video-add', { bytes: new Uint8Array(await data.arrayBuffer()) });
    if (!answer.ok) this.refused = refusalText(answer.error);
    return answer.ok;
  }
  /** Why main would not write it; empty where it did. */
  refused = '';

  /** Draws until all was shown (true) or it is wanted no more. A window that nobody sees draws nothing: it waits. */
  #run(progress: (millis: number) => void, waits: (waiting: boolean) => void, over: () => boolean): Promise<boolean> {
    const recorder = this.#recorder;
    return new Promise((end) => {
      let played = 0;
      let last = performance.now();
      let due = 0;
      const step = (): void => {
        const now = performance.now();
        const passed = now - last;
        last = now;
        const finished = played >= this.lasts;
        if (finished || over() || this.refused !== '') {
          document.removeEventListener('visibilitychange', seen);
          cancelAnimationFrame(this.#frame);
          end(finished);
          return;
        }
        if (recorder.state === 'recording') {
          played += passed;
          if (played >= due) {
            due = played + 1000 / RATE / 2;
            this.#camera.take(this.#ctx, this.#pace.at(played - BEGIN_MS));
            progress(Math.min(played, this.lasts));
          }
        }
        this.#frame = requestAnimationFrame(step);
      };
      const seen = (): void => {
        if (document.hidden) recorder.pause();
        else {
          last = performance.now();
          recorder.resume();
        }
        waits(document.hidden);
      };
      document.addEventListener('visibilitychange', seen);
      if (document.hidden) seen();
      this.#frame = requestAnimationFrame(step);
    });
  }
}

export class Recording {
  #take = $state.raw<Take | null>(null);
  #played = $state(0);
  #waits = $state(false);
  #asking = $state(false);
  #looked = $state(0);
  #dropped = false;

  /** Something is being recorded, or asked for. */
  get busy(): boolean {
    return this.#asking || this.#take !== null;
  }
  /** What is recorded; null where nothing is. */
  get canvas(): HTMLCanvasElement | null {
    return this.#take?.canvas ?? null;
  }
  /** How much of it is done, from 0 to 1. */
  get share(): number {
    return this.#take === null ? 0 : this.#played / this.#take.lasts;
  }
  /** How long it takes yet, in milliseconds. */
  get left(): number {
    return this.#take === null ? 0 : this.#take.lasts - this.#played;
  }
  /** It waits until the window is seen. */
  get waits(): boolean {
    return this.#waits;
  }

  /** Somebody looks at how far it is where it was begun. */
  get looked(): boolean {
    return this.#looked > 0;
  }
  /** Looks at it until the given function is called. */
  look(): () => void {
    untrack(() => (this.#looked += 1));
    return () => {
      this.#looked -= 1;
    };
  }

  /** Asks where the video goes, and records it. */
  async start(viewer: Viewer, choice: VideoChoice): Promise<void> {
    if (this.busy) return;
    this.#asking = true;
    this.#dropped = false;
    lastExport.forget();
    await this.#begin(viewer, choice).finally(() => {
      this.#asking = false;
      this.#take = null;
    });
  }

  async #begin(viewer: Viewer, choice: VideoChoice): Promise<void> {
    const film = viewer.screens.film;
    if (film === undefined) return;
    const [{ default: shoot }, begun] = await Promise.all([
      film.whole(),
      ask('share.video-begin', { id: viewer.saved.summary.id, round: viewer.saved.round }),
    ]);
    if (!begun.ok) await lastExport.take(Promise.resolve(begun));
    if (!begun.ok || !begun.value) return;
    const take = new Take(viewer, shoot(viewer, choice), choice);
    this.#played = 0;
    this.#waits = false;
    this.#take = take;
    this.#asking = false;
    const sleepy = stayAwake();
    const lasts = await take
      .record(
        (played) => (this.#played = played),
        (waits) => (this.#waits = waits),
        () => this.#dropped,
      )
      .finally(sleepy);
    if (lasts !== null) await lastExport.take(ask('share.video-end', { millis: lasts }));
    else {
      await ask('share.video-drop', {});
      announcer.say(take.refused === '' ? t('video.dropped') : take.refused, take.refused === '' ? 'polite' : 'urgent');
    }
  }

  /** It is wanted no more. */
  cancel(): void {
    this.#dropped = true;
  }
}

/** Of this window. */
export const recording = new Recording();
