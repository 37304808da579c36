/** Games of Fugitive shown and told without a window. */
import { drawMoment } from '../../../../drawing/fugitive/moment';
import { PALETTES } from '../../../../drawing/fugitive/palette';
import type { Analysis } from '../../../../rules/fugitive/analysis/types';
import type { FugitiveTypes } from '../../../../rules/fugitive/fugitive';
import { entryText } from '../../../../shared/fugitive/entry-text';
import { knownTo, momentShown } from '../../../../shared/fugitive/moment';
import type { EventTold, GamePictured } from '../../../pictures/game';
import { analysisJson, analysisText } from '../analysis/text';

/** An entry in words, as the point of view got it. */
function eventText({ event, now, names, view, speaker }: EventTold<FugitiveTypes>): string {
  if (event.type === 'pause') return speaker.t('fugitive.say.paused');
  if (event.type === 'resume') return speaker.t('fugitive.say.resumed');
  const logged = knownTo(now, view).log.at(-1);
  return logged === undefined ? '' : entryText(logged, names, speaker);
}

export const fugitivePictured: GamePictured<FugitiveTypes> = {
  eventText,
  draw: (ctx, moment, { theme, width, height }) =>
    drawMoment(ctx, momentShown(moment), { width, height, palette: PALETTES[theme], brand: moment.speaker.t('app.name') }),
  analysis: {
    // The analyst is Fugitive's own.
    text: (analysis, _names, language) => analysisText(analysis as Analysis, language),
    json: (analysis, _names, language) => analysisJson(analysis as Analysis, language),
  },
};
