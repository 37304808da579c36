/** What the window shows when its page has crashed: words and one link, no script. */
import { sha256 } from '../sha256';
import { APP_PAGE } from './app-path';

export const CRASH_WORDS = ['crash.title', 'crash.text', 'crash.reload'] as const;
type CrashWord = (typeof CRASH_WORDS)[number];

const STYLE =
  ':root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 2rem}' +
  'a{display:inline-block;padding:.6rem 1.2rem;border:2px solid;border-radius:.5rem;color:inherit;font-weight:600}';
/** The page and what it may do. */
export interface CrashPage {
  readonly html: string;
  /** The page carries its own style, so its Content-Security-Policy allows just that one by its hash. */
  readonly policy: string;
}

function policy(): string {
  const hash = sha256(STYLE).toString('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}

/** The page in the words of the settings' language; `language` is its BCP 47 tag. */
export function crashPage(word: (key: CrashWord) => string, language: string): CrashPage {
  const title = escaped(word('crash.title'));
  const html = [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><title>${title}</title>`,
    `<style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${escaped(word('crash.text'))}</p>`,
    `<p><a href="${APP_PAGE}" autofocus>${escaped(word('crash.reload'))}</a></p></main></body></html>`,
  ].join('');
  return { html, policy: policy() };
}
