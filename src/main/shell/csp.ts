/**
 * The content security policy of the window: only what the app itself ships. Sent as a header by the app:// handler
 * and written into the built page as a second lock.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-src 'none'",
  "object-src 'none'",
  // No text becomes markup or code but what Svelte's own templates hold (and the empty text: renderer/lib/empty-markup.ts).
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html default',
].join('; ');
