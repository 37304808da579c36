import { currentTheme } from '../../../lib/stage/theme.svelte';
import type { Palette } from '../../../../drawing/chase/palette';
import { PALETTES } from '../../../../drawing/chase/palettes/themes';

/** The palette of `currentTheme()`; as reactive as that. */
export function currentPalette(): Palette {
  return PALETTES[currentTheme()];
}
