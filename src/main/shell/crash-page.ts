/** What the window shows when its page has crashed: words and one link, no script. */
import { createHash } from 'node:crypto';
import { APP_PAGE } from './app-path';

export const CRASH_WORDS = ['crash.title', 'crash.text', 'crash.reload'] as const;
type CrashWord = (typeof CRASH_WORDS)[number];

const STYLE =
  ':root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 2rem}' +
  'a{display:inline-block;padding:.6rem 1.2rem;border:2px solid;border-radius:.5rem;color:inherit;font-weight:600}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The page carries its own style, so its policy allows just that one by its hash. */
export const CRASH_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}

/** The page in the words of the settings' language; `language` is its BCP 47 tag. */
export function crashPage(word: (key: CrashWord) => string, language: string): string {
  const title = escaped(word('crash.title'));
  return [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><title>${title}</title>`,
    `<style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${escaped(word('crash.text'))}</p>`,
    `<p><a href="${APP_PAGE}" autofocus>${escaped(word('crash.reload'))}</a></p></main></body></html>`,
  ].join('');
}
