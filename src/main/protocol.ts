/** The app:// scheme: serves the built window, and nothing else on this computer. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { CustomScheme } from 'electron';
import { APP_SCHEME, appPath, CRASH_PAGE } from './shell/app-path';
import type { CrashPage } from './shell/crash-page';
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

interface Asked {
  readonly method: string;
  readonly url: string;
}

/** The answer to one request. */
export interface Served {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const NOTHING = Buffer.alloc(0);

function respond(body: Buffer, status: number, type: string, policy = CONTENT_SECURITY_POLICY): Served {
  return {
    body,
    status,
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cache-Control': 'no-cache',
    },
  };
}

const refuse = (status: number): Served => respond(NOTHING, status, 'text/plain');

/** Answers one request for an app:// address out of the folder `root`; `crashPage` makes the page shown after a crash. */
export async function serve(request: Asked, root: string, crashPage: () => Promise<CrashPage>): Promise<Served> {
  if (request.method !== 'GET') return refuse(405);
  if (request.url === CRASH_PAGE) {
    const { html, policy } = await crashPage();
    return respond(Buffer.from(html), 200, 'text/html; charset=utf-8', policy);
  }
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

/** Of Electron's `protocol`, what serves a scheme: the one by whole buffers is called deprecated, and may be gone some day. */
export interface SchemeServer {
  handle(scheme: string, answer: (request: Asked) => Promise<Response>): void;
  registerBufferProtocol?(
    scheme: string,
    handler: (
      request: Asked,
      answer: (given: { readonly statusCode: number; readonly headers: Record<string, string>; readonly data: Buffer }) => void,
    ) => void,
  ): boolean;
}

/**
 * Serves app:// for the windows of a session, and calls `served` after each answer. By whole buffers where there is a way: its
 * successor reads in a library for the web's requests and answers piece by piece, which costs the first picture 40 ms
 * (electron/electron#42612).
 */
export function mountProtocol(protocol: SchemeServer, root: string, crashPage: () => Promise<CrashPage>, served?: () => void): void {
  const answered = async (request: Asked): Promise<Served> => {
    try {
      return await serve(request, root, crashPage);
    } catch {
      return refuse(500);
    }
  };
  if (protocol.registerBufferProtocol === undefined) {
    protocol.handle(APP_SCHEME, async (request) => {
      const { status, headers, body } = await answered(request);
      served?.();
      return new Response(Uint8Array.from(body), { status, headers });
    });
    return;
  }
  protocol.registerBufferProtocol(APP_SCHEME, (request, answer) => {
    void answered(request).then(({ status, headers, body }) => {
      answer({ statusCode: status, headers: { ...headers }, data: body });
      served?.();
    });
  });
}
