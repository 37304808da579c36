/**
 * What comes up behind the window while its page loads: the application, with all that Electron lends it, and the menu. A window
 * is made without any of it, so `index.ts` reads this in afterwards.
 */
import { app, shell } from 'electron';
import { resolveLanguage } from '../shared/catalogue';
import { openApplication, type Application } from './application';
import startThread from './background/worker?nodeWorker';
import { backgroundThreads } from './background/thread';
import type * as Log from './log';
import { installMenu } from './menu';
import { copyOut } from './clipboard';
import { askFolder, askWhere, askWhich } from './save-dialog';
import { crashPage, type CrashPage } from './shell/crash-page';
import type { WakingClock } from './shell/waking-clock';
import { warnings } from './shell/warnings';
import type { Stored } from './store/fault';
import type { AppWindow } from './window';
import { wordIn } from './words';

/** What the front needs of the router, once there is something to ask. */
export { createDispatch } from './ipc';

/** What the front of the app has for it. */
interface Front {
  readonly development: boolean;
  /** The window, as long as it is there. */
  readonly window: () => AppWindow | undefined;
  /** As a BCP 47 tag. */
  readonly systemLanguage: string;
  readonly clock: WakingClock;
  readonly keepAwake: (on: boolean) => void;
  /** The page has made its first screen on a ground of this colour. */
  readonly drawn: (ground: string) => void;
  readonly restart: () => void;
  /** Whether the store is opened at a glance: not where something was found wrong with it, or another takes its place. */
  readonly glance: boolean;
}

function showMenu({ window, development }: Front, { word }: Application): void {
  installMenu({
    word,
    command: (command) => window()?.send('menu', command),
    zoom: (by) => window()?.zoom(by),
    mac: process.platform === 'darwin',
    development,
  });
}

/** Opens the application on its data folder and has the menu speak to it; refused with why it cannot be opened. */
export function openBehind(front: Front): Stored<Application> {
  const { window, systemLanguage } = front;
  /** Read in once the first picture is on the screen, or before if there is something to write: it takes a while. */
  let log: ReturnType<typeof Log.openLog> | undefined;
  const logged = async (): Promise<NonNullable<typeof log>> => {
    const { openLog } = await import('./log');
    return (log ??= openLog({ terminal: front.development, file: true }));
  };
  const word = (key: string): string => (opened.ok ? opened.value.word(key) : key);
  const opened = openApplication({
    dataFolder: app.getPath('userData'),
    glance: front.glance,
    region: app.getSystemLocale(),
    background: (dataFolder) => backgroundThreads(() => startThread({ workerData: dataFolder })),
    about: {
      version: app.getVersion(),
      electron: process.versions.electron,
      warnings: warnings({
        sandboxed: !app.commandLine.hasSwitch('no-sandbox'),
        electron: process.versions.electron,
        declared: __ELECTRON__,
      }),
      systemLanguage,
    },
    send: (name, payload) => window()?.send(name, payload),
    drawn: front.drawn,
    shown: () => void logged(),
    closeWindow: () => window()?.close(),
    keepAwake: front.keepAwake,
    saving: {
      folder: app.getPath('downloads'),
      where: async (proposed) => {
        const over = window();
        return over === undefined ? null : askWhere(over.browserWindow, proposed, word('export.where'));
      },
      whichFolder: async () => {
        const over = window();
        return over === undefined ? null : askFolder(over.browserWindow, app.getPath('downloads'), word('export.which-folder'));
      },
      show: (file) => {
        shell.showItemInFolder(file);
      },
    },
    copy: copyOut,
    whichCopy: async () => {
      const over = window();
      return over === undefined ? null : askWhich(over.browserWindow, 'db', word('copies.which'));
    },
    restart: front.restart,
    report: (what) => {
      if (log !== undefined) log.warn(what);
      else void logged().then((ready) => ready.warn(what));
    },
    attend: (on) => {
      front.clock.attend(on);
    },
    world: { clock: front.clock.now },
  });
  if (opened.ok) {
    const { value } = opened;
    showMenu(front, value);
    value.onLanguage(() => {
      showMenu(front, value);
    });
  }
  return opened;
}

/** The page shown in place of one that crashed; without an application in the computer's language. */
export function crashPageFor(application: Application | undefined, systemLanguage: string): CrashPage {
  if (application !== undefined) return crashPage(application.word, application.language());
  const language = resolveLanguage('system', systemLanguage);
  return crashPage((key) => wordIn(language, key), language);
}
