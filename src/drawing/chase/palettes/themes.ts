/** The palette of each theme. */
import type { ThemeName } from '../../themes';
import type { Palette } from '../palette';
import { CONTRAST } from './contrast';
import { DAY } from './day';
import { NIGHT } from './night';

export const PALETTES: Readonly<Record<ThemeName, Palette>> = { night: NIGHT, day: DAY, contrast: CONTRAST };
