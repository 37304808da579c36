/** From the choices in the settings and what the system prefers to what is shown. */
import type { Settings } from '../../shared/settings';

export type Theme = 'night' | 'day' | 'contrast';

export interface SystemWishes {
  /** It asks for light; one that says nothing does not. */
  readonly light: boolean;
  readonly moreContrast: boolean;
  /** It puts its own colours in place of a page's; `null` where it does not, else whether their ground is light. */
  readonly forced: 'light' | 'dark' | null;
  readonly lessMotion: boolean;
}

/**
 * Night is the default; `system` follows a wish for more contrast first, then for light. Where the system's own colours are forced, pictures have to stand
 * on its ground, whatever was chosen.
 */
export function resolveTheme(chosen: Settings['theme'], system: SystemWishes): Theme {
  if (system.forced !== null) return system.forced === 'light' ? 'day' : 'contrast';
  if (chosen !== 'system') return chosen;
  if (system.moreContrast) return 'contrast';
  return system.light ? 'day' : 'night';
}

/** Whether things may move. */
export function resolveMotion(chosen: Settings['motion'], system: SystemWishes): boolean {
  return chosen === 'system' ? !system.lessMotion : chosen === 'full';
}
