/** Which file of the built window an app:// address asks for. Pure: no file is touched. */
import { join, sep } from 'node:path';

export const APP_SCHEME = 'app';
const APP_HOST = 'lookout';
export const APP_PAGE = `${APP_SCHEME}://${APP_HOST}/index.html`;
/** What the window shows when its page has crashed. */
export const CRASH_PAGE = `${APP_SCHEME}://${APP_HOST}/crash.html`;

type AppPath = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly status: 400 | 403 };

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Segments that would lead elsewhere on one system or another: up, a drive, a Windows separator, a cut-off name. */
function leadsOut(segment: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return segment === '..' || segment === '.' || /[\\:\u0000-\u001f]/.test(segment);
}

/**
 * The file under `root` that an address names; `/` is the page itself. Refused: another scheme or host, a broken
 * escape (400), and every path that could lead out of `root`, however it is written (403).
 */
export function appPath(root: string, address: string): AppPath {
  if (!URL.canParse(address)) return { ok: false, status: 400 };
  const url = new URL(address);
  if (url.protocol !== `${APP_SCHEME}:` || url.host !== APP_HOST) return { ok: false, status: 403 };
  const pathname = decoded(url.pathname);
  if (pathname === undefined) return { ok: false, status: 400 };
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments.some(leadsOut)) return { ok: false, status: 403 };
  const path = join(root, ...(segments.length === 0 ? ['index.html'] : segments));
  // The separator keeps out a sibling folder whose name merely starts like the root's.
  return path.startsWith(root.endsWith(sep) ? root : root + sep) ? { ok: true, path } : { ok: false, status: 403 };
}
