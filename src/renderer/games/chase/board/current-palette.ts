import { currentTheme } from '../../../lib/stage/theme.svelte';
import type { Palette } from './draw/palette';
import { PALETTES } from './draw/palettes/themes';

/** The palette of `currentTheme()`; as reactive as that. */
export function currentPalette(): Palette {
  return PALETTES[currentTheme()];
}
