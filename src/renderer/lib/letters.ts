/** The window's own letters (`styles/fonts.css`). */

/**
 * Settles when the letters are there, or cannot be had: words wait for them, since each size in which they are drawn before would be
 * measured twice and ask the system for a stand-in.
 */
export async function lettersLoaded({ fonts }: Pick<Document, 'fonts'>): Promise<void> {
  await fonts.load("1rem 'Lookout'").catch(() => undefined);
}
