/** The window's own letters (`styles/fonts.css`), for canvases too. */

/** What a canvas writes in, which cannot take it from a style sheet: the same families in the same order as `--font`. */
export const FAMILIES = "'Lookout', 'Lookout Rare', system-ui, sans-serif";

/**
 * Settles when the letters are there, or cannot be had: words wait for them, since each size in which they are drawn before would be
 * measured twice and ask the system for a stand-in.
 */
export async function lettersLoaded({ fonts }: Pick<Document, 'fonts'>): Promise<void> {
  await fonts.load("1rem 'Lookout'").catch(() => undefined);
}
