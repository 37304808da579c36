/** What the application and the shell are to each other. */
import type { AppInfo, Events } from '../../shared/contract';
import type { Background } from '../background/work';
import type { Handlers } from '../ipc';
import type { Copied } from '../requests/share-requests';
import type { SavingPorts } from '../requests/saving';
import type { World } from '../world';

/** What the shell lends the application. */
export interface ApplicationPorts {
  /** Folder for everything that is kept. */
  readonly dataFolder: string;
  /** How the computer writes numbers, as a BCP 47 tag; left out, as its language does. */
  readonly region?: string;
  readonly about: Pick<AppInfo, 'version' | 'electron' | 'systemLanguage' | 'warnings'>;
  /** The store is opened at a glance, and looked over once the first picture stands (`app.shown`); left out, before it is opened. */
  readonly glance?: boolean;
  /** Sends an event of the contract to the window, if it is open. */
  readonly send: <Name extends keyof Events>(name: Name, payload: Events[Name]) => void;
  /** The page has made its first screen on a ground of this colour; left out, nobody waits for that. */
  readonly drawn?: (ground: string) => void;
  /** That screen is on the display: what a start put off can be done. */
  readonly shown?: () => void;
  /** Closes the window without asking again. */
  readonly closeWindow: () => void;
  readonly saving: SavingPorts;
  /** Puts something where other programs can paste it from; left out, nothing is. */
  readonly copy?: (what: Copied) => Promise<void>;
  /** Asks the person for a file with everything; null where they would rather not. Left out, nobody can be asked. */
  readonly whichCopy?: () => Promise<string | null>;
  /** Ends the application once the answer of the moment is given, and opens it anew. */
  readonly restart?: () => void;
  /** Keeps the display from sleeping, or no longer; left out, it sleeps when it likes. */
  readonly keepAwake?: (on: boolean) => void;
  /** Told whether a round or a run goes on, which a sleep of the computer must not cost. */
  readonly attend?: (on: boolean) => void;
  /** Told in one sentence of what went wrong without a request that could be refused. */
  readonly report?: (what: string) => void;
  /** Where heavy work is done for a data folder; left out, it is done on this thread. */
  readonly background?: (dataFolder: string) => Background;
  /** Without a background: the text of the puzzle pack that ships with a game. Left out, drills are about what the games have built in alone. */
  readonly puzzlePack?: (game: string) => Promise<string | null>;
  readonly world?: Partial<World>;
}

/** What the application gives the shell. */
export interface Application {
  readonly handlers: Handlers;
  /** The word for a key in the language of the chosen player's settings, and that language's tag. */
  readonly word: (key: string) => string;
  readonly language: () => string;
  /** Calls back when the language has changed, so that menu and crash page follow. */
  readonly onLanguage: (changed: () => void) => void;
  /** The store is being written anew, which takes a moment: what finds it locked is to be asked again until it is done. */
  readonly rewriting: () => boolean;
  /** False while a round goes on that would be left unfinished, or a run whose end would use up the day's one rated try. */
  readonly mayClose: () => boolean;
  /** The computer sleeps or nobody sees the window: pauses a round that may be paused and tells the window. */
  readonly away: () => void;
  /** The window is gone, if not the app: a round that goes on stays unfinished. */
  readonly left: () => void;
  /** Ends cleanly; nothing acknowledged is lost without it. */
  readonly close: () => void;
}
