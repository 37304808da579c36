import { currentTheme } from '../../../lib/stage/theme.svelte';
import { PALETTES, type Palette } from './draw/palette';

/** The palette of `currentTheme()`; as reactive as that. */
export function currentPalette(): Palette {
  return PALETTES[currentTheme()];
}
