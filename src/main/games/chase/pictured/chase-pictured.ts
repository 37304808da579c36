/** Rounds of Chase shown and told without a window. */
import { drawMoment } from '../../../../drawing/chase/moment';
import { PALETTES } from '../../../../drawing/chase/palettes/themes';
import type { Analysis } from '../../../../rules/chase/analysis/types';
import type { ChaseTypes } from '../../../../rules/chase/chase';
import { eventText } from '../../../../shared/chase/event-text';
import { momentShown } from '../../../../shared/chase/moment';
import { analysisJson, analysisText } from '../analysis/text';
import type { GamePictured } from '../../../pictures/game';

export const chasePictured: GamePictured<ChaseTypes> = {
  eventText: ({ view, speaker, ...told }) => eventText({ ...told, sees: (seat) => typeof view !== 'number' || view === seat }, speaker),
  draw: (ctx, moment, { theme, ...look }) =>
    drawMoment(ctx, momentShown(moment), { ...look, palette: PALETTES[theme], brand: moment.speaker.t('app.name') }),
  analysis: {
    // The analyst is Chase's own.
    text: (analysis, names, language) => analysisText(analysis as Analysis, names, language),
    json: (analysis, names, language) => analysisJson(analysis as Analysis, names, language),
  },
};
