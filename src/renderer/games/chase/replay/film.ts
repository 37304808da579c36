/** A round of Chase as a film: the picture of its moment that is shared, again whenever something happens, with the clock going on between. */
import { drawClock, drawMoment, type PictureLook } from '../../../../drawing/chase/moment';
import { momentShown } from '../../../../shared/chase/moment';
import { clockText } from '../../../../shared/clock-text';
import { appearance } from '../../../lib/appearance.svelte';
import type { Film } from '../../../lib/replay/film';
import { settings } from '../../../lib/settings.svelte';
import { list, t, tn } from '../../../lib/words.svelte';
import { currentPalette } from '../board/current-palette';
import { stateAt } from './in-chase';

/** What happens comes into sight in so many pictures. */
const FADE = 5;

const film: Film = (viewer, { width, height, view }) => {
  const sheet = () => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    return canvas;
  };
  let [now, before] = [sheet(), sheet()];
  let shown = -1;
  let faded = FADE;

  /** All of the moment but its clock. */
  function draw(at: number, time: number, look: PictureLook): void {
    [now, before] = [before, now];
    faded = shown < 0 || !appearance.motion ? FADE : 0;
    shown = at;
    // Copied into every picture, like what is recorded: drawn where that costs nothing.
    const ctx = now.getContext('2d', { alpha: false, willReadFrequently: true });
    if (ctx === null) return;
    const names = viewer.playersAt(at).map(({ name }) => name);
    const asked = { state: stateAt(viewer, at), t: time, round: viewer.saved.round + 1, names, view, speaker: { t, tn, list } };
    drawMoment(ctx, { ...momentShown(asked), clock: '' }, look);
  }

  return {
    take(ctx, time) {
      const look = { width, height, palette: currentPalette(), plain: settings.current.plainWitnesses, brand: t('app.name') };
      const at = viewer.timeline.placeAt(time);
      if (at !== shown) draw(at, time, look);
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
