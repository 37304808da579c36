/** Contrast as WCAG 2 measures it. */

/** The three channels of `#rrggbb`, 0 to 255; undefined for anything else. */
function channelsOf(colour: string): readonly [number, number, number] | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return undefined;
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Relative luminance of `#rrggbb`, from 0 (black) to 1 (white). */
function luminanceOf(colour: string): number {
  const channels = channelsOf(colour);
  if (channels === undefined) return Number.NaN;
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const lighter = Math.max(luminanceOf(a), luminanceOf(b));
  const darker = Math.min(luminanceOf(a), luminanceOf(b));
  return (lighter + 0.05) / (darker + 0.05);
}

/** `colour` (`#rrggbb`) at `alpha`, as CSS writes it. */
export function faded(colour: string, alpha: number): string {
  const channels = channelsOf(colour);
  return channels === undefined ? colour : `rgba(${channels.join(', ')}, ${alpha})`;
}
