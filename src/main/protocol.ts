/** The app:// scheme: serves the built window, and nothing else on this computer. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { CustomScheme, Protocol } from 'electron';
import { APP_SCHEME, appPath, CRASH_PAGE } from './shell/app-path';
import { CRASH_PAGE_POLICY } from './shell/crash-page';
import { CONTENT_SECURITY_POLICY } from './shell/csp';

/** Must be registered before the app is ready. */
export const APP_SCHEME_PRIVILEGES: CustomScheme = {
  scheme: APP_SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
};

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

function respond(body: string | Uint8Array<ArrayBuffer> | null, status: number, type: string, policy = CONTENT_SECURITY_POLICY): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cache-Control': 'no-cache',
    },
  });
}

const refuse = (status: number): Response => respond(null, status, 'text/plain');

/** Answers one request for an app:// address out of the folder `root`; `crashPage` makes the page shown after a crash. */
export async function serve(
  request: { readonly method: string; readonly url: string },
  root: string,
  crashPage: () => string | Promise<string>,
): Promise<Response> {
  if (request.method !== 'GET') return refuse(405);
  if (request.url === CRASH_PAGE) return respond(await crashPage(), 200, 'text/html; charset=utf-8', CRASH_PAGE_POLICY);
  const found = appPath(root, request.url);
  if (!found.ok) return refuse(found.status);
  const type = MEDIA_TYPES[extname(found.path)];
  if (type === undefined) return refuse(404);
  try {
    return respond(await readFile(found.path), 200, type);
  } catch {
    return refuse(404);
  }
}

/** Serves app:// for the windows of a session, and calls `served` after each answer. */
export function mountProtocol(protocol: Pick<Protocol, 'handle'>, root: string, crashPage: () => string | Promise<string>, served?: () => void): void {
  protocol.handle(APP_SCHEME, (request) => serve(request, root, crashPage).finally(served));
}
