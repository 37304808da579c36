/**
 * What the window talks to: puts store, table and words together behind the contract. The shell (index.ts) knows only
 * this.
 */
import { REQUESTS, type AppInfo, type Events } from '../shared/contract';
import { DEFAULT_SETTINGS } from '../shared/settings';
import type { Handlers } from './ipc';
import type { WindowPlace } from './shell/bounds';

/** What the shell lends the application. */
export interface ApplicationPorts {
  /** Folder for everything that is kept. */
  readonly dataFolder: string;
  readonly about: Pick<AppInfo, 'version' | 'electron' | 'systemLanguage'>;
  /** Sends an event of the contract to the window, if it is open. */
  readonly send: <Name extends keyof Events>(name: Name, payload: Events[Name]) => void;
  /** Closes the window without asking again. */
  readonly closeWindow: () => void;
  /** Asks where to save a file; null when the person changes their mind. */
  readonly askWhereToSave: (suggestedName: string) => Promise<string | null>;
  /** Asks for files to open; none when the person changes their mind. */
  readonly askForFiles: () => Promise<readonly string[]>;
}

/** What the application gives the shell. */
export interface Application {
  readonly handlers: Handlers;
  /** The word for a key in the language of the settings, and that language's tag. */
  readonly word: (key: string) => string;
  readonly language: () => string;
  /** Calls back when the language has changed, so that menu and crash page follow. */
  readonly onLanguage: (changed: () => void) => void;
  readonly place: { readonly load: () => unknown; readonly save: (place: WindowPlace) => void };
  /** False while a round goes on that would be left unfinished. */
  readonly mayClose: () => boolean;
  /** Ends cleanly; nothing acknowledged is lost without it. */
  readonly close: () => void;
}

/** Opens the application on its data folder. Throws an Error whose message is one clear sentence when it cannot. */
export function openApplication(ports: ApplicationPorts): Application {
  const later = Object.fromEntries(
    Object.keys(REQUESTS).map((name) => [name, () => ({ ok: false, error: { code: 'not-yet' } })]),
  ) as unknown as Handlers;
  return {
    handlers: {
      ...later,
      'app.info': () => ({ ok: true, value: { ...ports.about, notices: [] } }),
      'app.close': () => {
        ports.closeWindow();
        return { ok: true, value: null };
      },
      'settings.read': () => ({ ok: true, value: DEFAULT_SETTINGS }),
      'match.current': () => ({ ok: true, value: null }),
    },
    word: (key) => key,
    language: () => 'en',
    onLanguage: () => undefined,
    place: { load: () => null, save: () => undefined },
    mayClose: () => true,
    close: () => undefined,
  };
}
