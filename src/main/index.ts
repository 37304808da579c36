/**
 * Life cycle of the app: start once, make the window while the application comes up behind it, end cleanly. What is read in
 * before the window is there keeps it from coming, so only that stands here.
 */
import { app, dialog, ipcMain, powerMonitor, powerSaveBlocker, protocol, session } from 'electron';
import { join, resolve } from 'node:path';
import type { Phrase } from '../shared/phrase';
import type { Application } from './application';
import type * as Behind from './behind';
import { troubleWith } from './folders';
import { hardenNetwork, hardenPages, hardenSession } from './hardening';
import { setMemoryHabits } from './memory-habits';
import { APP_SCHEME_PRIVILEGES, mountProtocol } from './protocol';
import { mountRouter, reception } from './reception';
import { APP_PAGE } from './shell/app-path';
import type { CrashPage } from './shell/crash-page';
import { KeepAwake } from './shell/keep-awake';
import { keepPlace, readPlace } from './shell/kept-place';
import { isTrusted } from './shell/trust';
import { WakingClock } from './shell/waking-clock';
import { openWindow, type AppWindow } from './window';

/** The development server's page; a built app has none and takes none from its surroundings. */
const developmentPage = __DEVELOPMENT__ ? process.env['ELECTRON_RENDERER_URL'] : undefined;
const development = developmentPage !== undefined && !app.isPackaged;
const page = development ? developmentPage : APP_PAGE;

/** A folder of its own for tests and the demo; the lock of the one instance goes with it. */
const scratchFolder = process.env['LOOKOUT_DATA'];
if (scratchFolder !== undefined && scratchFolder !== '') {
  const folder = resolve(process.env['INIT_CWD'] ?? '', scratchFolder);
  app.setPath('userData', folder);
  app.setPath('downloads', join(folder, 'exports'));
}

let application: Application | undefined;
let window: AppWindow | undefined;
/** The app is about to end: nothing is opened any more. */
let ending = false;
const requests = reception();
/** The page has made its first screen: before, the window would be seen in colours that are not its own. */
let drawn: () => void = () => undefined;

const display = new KeepAwake({
  start: () => powerSaveBlocker.start('prevent-display-sleep'),
  stop: (id) => powerSaveBlocker.stop(id),
});
const clock = new WakingClock({
  monotonic: () => performance.now(),
  date: () => Date.now(),
  slept: () => setImmediate(() => application?.away()),
  every: (millis, look) => {
    const timer = setInterval(look, millis);
    return () => {
      clearInterval(timer);
    };
  },
});

// Root (containers, CI) starts with --no-sandbox, and helper processes that were told otherwise could not run.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
if (!development) hardenNetwork(app.commandLine);
setMemoryHabits(app.commandLine);
protocol.registerSchemesAsPrivileged([APP_SCHEME_PRIVILEGES]);

/** How long a box about a failed start stays where nobody closes it; log and terminal keep what it says. */
const BOX_MS = 20_000;

/** Tells why the app cannot start, in one sentence, where a terminal and where a person can read it. */
async function giveUp(why: string): Promise<void> {
  process.stderr.write(`${why}\n`);
  // Tests and the demo have nobody who would close a box.
  if (scratchFolder === undefined || scratchFolder === '') {
    const box = dialog.showMessageBox({ type: 'error', title: 'Lookout', message: why });
    await Promise.race([box, new Promise((seen) => setTimeout(seen, BOX_MS))]);
  }
  app.exit(1);
}

/** The computer's languages first to last, as BCP 47 tags; also before the app is ready. */
function systemLanguage(): string {
  return app.getPreferredSystemLanguages()[0] ?? app.getLocale();
}

/** In the computer's language: where a start fails, nobody's settings are there. The words are read in where there is something to say. */
async function spoken(what: Phrase): Promise<string> {
  const [{ sentence }, { resolveLanguage }] = await Promise.all([import('../shared/phrase'), import('../shared/catalogue')]);
  return sentence(what, resolveLanguage('system', systemLanguage()));
}

/** Into the log, which is read in when there is something to write. */
function logError(where: string, what: unknown): void {
  void import('./log').then(({ openLog }) => {
    openLog({ terminal: development, file: true }).error(where, what);
  });
}

/** Opens the window; what its page asks waits for the application, and so does the sight of it. */
function openAppWindow(ready: Promise<unknown>): AppWindow {
  const folder = app.getPath('userData');
  const opened = openWindow({
    page,
    preload: join(import.meta.dirname, '../preload/index.cjs'),
    development,
    place: readPlace(folder),
    keepPlace: (place) => {
      try {
        keepPlace(folder, place);
      } catch (error) {
        logError('place', error);
      }
    },
    ready,
    // The application may begin anew under the window.
    mayClose: () => application?.mayClose() ?? true,
    away: () => application?.away(),
    quiet: () => display.set(false),
    report: (what) => {
      logError('window', what);
    },
  });
  opened.browserWindow.on('closed', () => {
    window = undefined;
    display.set(false);
    application?.left();
  });
  return opened;
}

/** Opens the application and has window, menu and router speak to it from now on; never resolves where it gave up. */
async function begin({ createDispatch, openBehind }: typeof Behind, glance: boolean): Promise<void> {
  if (ending) return;
  const answer = openBehind({
    development,
    window: () => window,
    systemLanguage: systemLanguage(),
    clock,
    keepAwake: (on) => {
      display.set(on);
    },
    drawn: (ground) => {
      // Until the page's own picture is on the screen, the window shows this.
      window?.browserWindow.setBackgroundColor(ground);
      drawn();
    },
    restart: () => setImmediate(restart),
    glance,
  });
  if (!answer.ok) {
    logError('start', answer.error.message);
    await giveUp(await spoken(answer.error.what));
    return new Promise(() => undefined);
  }
  application = answer.value;
  requests.open(
    createDispatch({
      handlers: application.handlers,
      trusts: (sender) => isTrusted(sender, page, new Set(window ? [window.webContentsId] : [])),
      report: logError,
      ourLock: application.rewriting,
    }),
  );
}

async function failed(error: unknown): Promise<void> {
  logError('start', error);
  return giveUp(await spoken({ key: 'fault.start', facts: { detail: error instanceof Error ? error.message : String(error) } }));
}

/** Begins anew in the same window, on what was laid ready for the store. */
function restart(): void {
  requests.shut();
  application?.close();
  application = undefined;
  import('./behind').then((behind) => begin(behind, false)).then(() => window?.browserWindow.webContents.reload(), failed);
}

/** The application is read in once the page is served, beside the start of the page's own process; at the latest after this, in milliseconds. */
const UNSERVED = 500;

/**
 * The application's parts in the order in which they are read in. In between, for so many milliseconds, this thread sees to the page: it
 * hands over what was asked for, and sets the page's process going, which otherwise begins only after all of them.
 */
const BETWEEN_PARTS = 3;
const BEHIND = [() => import('../shared/catalogue'), () => import('./store/store'), () => import('./behind')];

/** From an open application to a page that is seen whatever it says, in milliseconds. */
const UNDRAWN = 3000;

async function start(): Promise<void> {
  hardenSession(session.defaultSession, development);
  const served = new Promise<void>((done) => {
    const crash = async (): Promise<CrashPage> => (await import('./behind')).crashPageFor(application, systemLanguage());
    mountProtocol(protocol, join(import.meta.dirname, '../renderer'), crash, done);
    setTimeout(done, development ? 0 : UNSERVED);
  });
  mountRouter(ipcMain, __REQUESTS__, requests.dispatch);
  const ready = new Promise<void>((resolve) => (drawn = resolve));
  window = openAppWindow(ready);
  await served;
  for (const read of BEHIND) {
    await new Promise((turn) => setTimeout(turn, BETWEEN_PARTS));
    await read();
  }
  await begin(await import('./behind'), true);
  // Nobody sleeps before, and asking the system for it holds the window up.
  powerMonitor.on('suspend', () => application?.away());
  powerMonitor.on('lock-screen', () => application?.away());
  // A page that hangs or breaks is seen, too.
  setTimeout(drawn, UNDRAWN);
}

const dataFolder = app.getPath('userData');
// Before anything else that needs the folder: the lock of the one instance lies in it.
const trouble = troubleWith(dataFolder);
if (trouble !== null) {
  void app.whenReady().then(async () => {
    const { faultOfFolder } = await import('./store/folder');
    await giveUp(await spoken(faultOfFolder(dataFolder, trouble).what));
  });
} else if (app.requestSingleInstanceLock()) {
  hardenPages(app, page);
  app.on('second-instance', () => window?.show());
  app.on('activate', () => {
    if (application && !window) window = openAppWindow(Promise.resolve());
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('will-quit', () => {
    ending = true;
    application?.close();
  });
  app.whenReady().then(start).catch(failed);
} else {
  void spoken({ key: 'fault.running-already' }).then((why) => {
    process.stderr.write(`${why}\n`);
    app.quit();
  });
}
