/** A round of Chase as a film: the picture of its moment that is shared, again whenever something happens, with the clock going on between. */
import { drawClock, drawMoment, type PictureLook } from '../../../../drawing/chase/moment';
import { drawTile } from '../../../../drawing/chase/tile';
import { momentShown } from '../../../../shared/chase/moment';
import { clockText } from '../../../../shared/clock-text';
import { appearance } from '../../../lib/appearance.svelte';
import type { Film } from '../../../lib/replay/film';
import type { Viewer } from '../../../lib/replay/viewer.svelte';
import { settings } from '../../../lib/settings.svelte';
import { list, t, tn } from '../../../lib/words.svelte';
import { currentPalette } from '../board/current-palette';
import { stateAt } from './in-chase';

/** What happens comes into sight in so many pictures. */
const FADE = 5;

/** Faces are kept at sizes that are whole multiples of this: the table is framed anew whenever a path grows. */
const STEP = 24;

/** Draws each face once at each size and turn, and copies it from then on: a round shows the same ones in all its pictures. */
function keptFaces(): typeof drawTile {
  const kept = new Map<string, HTMLCanvasElement>();
  return (ctx, tile, size, style) => {
    const pixels = Math.max(1, Math.ceil(size / STEP)) * STEP;
    const key = `${String(pixels)}/${String(style.rotation)}/${style.detail}/${JSON.stringify(tile)}`;
    let drawn = kept.get(key);
    if (drawn === undefined) {
      drawn = sheetOf(pixels, pixels);
      const face = drawn.getContext('2d', READ_BACK);
      if (face !== null) drawTile(face, tile, pixels, style);
      kept.set(key, drawn);
    }
    ctx.drawImage(drawn, 0, 0, size, size);
  };
}

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
  const look: PictureLook = {
    width,
    height,
    palette: currentPalette(),
    plain: settings.current.plainWitnesses,
    brand: t('app.name'),
    face: keptFaces(),
  };
  let [now, before] = [sheetOf(width, height), sheetOf(width, height)];
  let shown = -1;
  let faded = FADE;

  /** All of the moment but its clock. */
  function draw(at: number, time: number): void {
    [now, before] = [before, now];
    faded = shown < 0 || !appearance.motion ? FADE : 0;
    shown = at;
    const ctx = now.getContext('2d', READ_BACK);
    if (ctx === null) return;
    const names = viewer.playersAt(at).map(({ name }) => name);
    const asked = { state: stateAt(viewer, at), t: time, round: viewer.saved.round + 1, names, view, speaker: { t, tn, list } };
    drawMoment(ctx, { ...momentShown(asked), clock: '' }, look);
  }

  return {
    take(ctx, time) {
      const at = viewer.timeline.placeAt(time);
      if (at !== shown) draw(at, time);
      ctx.globalAlpha = 1;
      ctx.drawImage(faded < FADE ? before : now, 0, 0);
      if (faded < FADE) {
        faded += 1;
        ctx.globalAlpha = faded / FADE;
        ctx.drawImage(now, 0, 0);
        ctx.globalAlpha = 1;
      }
      drawClock(ctx, clockText(time), look);
    },
  };
};

export default film;
