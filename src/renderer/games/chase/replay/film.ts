/** A round of Chase as a film: the picture of its moment that is shared, again whenever something happens, with the clock going on between. */
import { drawClock, drawMoment, type PictureLook } from '../../../../drawing/chase/moment';
import { momentShown, type MomentShown } from '../../../../shared/chase/moment';
import { clockText } from '../../../../shared/clock-text';
import { appearance } from '../../../lib/appearance.svelte';
import type { Film } from '../../../lib/replay/film';
import type { Viewer } from '../../../lib/replay/viewer.svelte';
import { settings } from '../../../lib/settings.svelte';
import { list, t, tn } from '../../../lib/words.svelte';
import { currentPalette } from '../board/current-palette';
import { FilmFaces, nowhere } from './film-faces';
import { stateAt } from './in-chase';

/** What happens comes into sight in so many pictures. */
const FADE = 5;

/** Of each picture so much time, in milliseconds, goes to drawing ahead what the next ones need. */
const AHEAD_MS = 6;
/** What happens waits for its faces so many pictures at most, a third of a second: a window that stands still for them is worse. */
const WAITS = 10;

/** Copied into every picture, which is read back to be recorded: drawn where that costs nothing. */
const READ_BACK: CanvasRenderingContext2DSettings = { willReadFrequently: true };

function sheetOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

const film: Film<Viewer> = (viewer, { width, height, view }) => {
  // One look from the first picture to the last, whatever is chosen for the window meanwhile.
  const faces = new FilmFaces({
    now: () => performance.now(),
    sheetOf: (pixels) => {
      const sheet = sheetOf(pixels, pixels);
      return { sheet, pen: sheet.getContext('2d', READ_BACK) };
    },
  });
  const look: PictureLook = {
    width,
    height,
    palette: currentPalette(),
    plain: settings.current.plainWitnesses,
    brand: t('app.name'),
    face: faces.draw,
  };
  let [now, before] = [sheetOf(width, height), sheetOf(width, height)];
  let shown = -1;
  let faded = FADE;
  /** The faces of the moments up to this one have been noted. */
  let noted = -1;
  /** And all of them up to this one are drawn. */
  let drawn = -1;
  let waited = 0;

  const momentAt = (at: number, time: number): MomentShown => {
    const names = viewer.playersAt(at).map(({ name }) => name);
    const asked = { state: stateAt(viewer, at), t: time, round: viewer.saved.round + 1, names, view, speaker: { t, tn, list } };
    return { ...momentShown(asked), clock: '' };
  };

  function work(until: number): void {
    faces.work(until);
    if (faces.ready) drawn = noted;
  }

  /** Draws ahead for a while what the moments after this one need. */
  function ahead(millis: number): void {
    const until = performance.now() + millis;
    work(until);
    while (drawn === noted && noted < viewer.timeline.length && performance.now() < until) {
      noted = Math.max(noted, shown) + 1;
      drawMoment(nowhere(), momentAt(noted, 0), { ...look, face: faces.note });
      work(until);
    }
  }

  /** All of the moment but its clock. */
  function draw(at: number, time: number): void {
    [now, before] = [before, now];
    faded = shown < 0 || !appearance.motion ? FADE : 0;
    shown = at;
    const ctx = now.getContext('2d', READ_BACK);
    if (ctx === null) return;
    drawMoment(ctx, momentAt(at, time), look);
  }

  return {
    take(ctx, time) {
      const at = viewer.timeline.placeAt(time);
      const waits = at !== shown && shown >= 0 && drawn < at && waited < WAITS;
      waited = waits ? waited + 1 : 0;
      if (at !== shown && !waits) draw(at, time);
      ctx.globalAlpha = 1;
      ctx.drawImage(faded < FADE ? before : now, 0, 0);
      if (faded < FADE) {
        faded += 1;
        ctx.globalAlpha = faded / FADE;
        ctx.drawImage(now, 0, 0);
        ctx.globalAlpha = 1;
      }
      drawClock(ctx, clockText(time), look);
      ahead(AHEAD_MS);
    },
    prepare() {
      ahead(AHEAD_MS);
      return drawn >= viewer.timeline.placeAt(0);
    },
  };
};

export default film;
