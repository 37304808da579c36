/** The themes that the window can show, as `<html data-theme>` names them. */
export const THEMES = ['night', 'day', 'contrast'] as const;
export type ThemeName = (typeof THEMES)[number];

export function isThemeName(name: unknown): name is ThemeName {
  return THEMES.some((theme) => theme === name);
}
