/** Life cycle of the app: start once, open the window, end cleanly. */
import { app, dialog, ipcMain, powerMonitor, powerSaveBlocker, protocol, session, shell } from 'electron';
import log from 'electron-log/main';
import { join, resolve } from 'node:path';
import { resolveLanguage } from '../shared/catalogue';
import { phrase, sentence, type Phrase } from '../shared/phrase';
import { LOOK_MS } from '../shared/sleep';
import { openApplication, type Application } from './application';
import startThread from './background/worker?nodeWorker';
import { backgroundThreads } from './background/thread';
import { hardenNetwork, hardenPages, hardenSession } from './hardening';
import { createDispatch, mountRouter, type Dispatch } from './ipc';
import { installMenu } from './menu';
import { askWhere, askWhich } from './save-dialog';
import { APP_SCHEME_PRIVILEGES, mountProtocol } from './protocol';
import { APP_PAGE } from './shell/app-path';
import { crashPage } from './shell/crash-page';
import { KeepAwake } from './shell/keep-awake';
import { isTrusted } from './shell/trust';
import { WakingClock } from './shell/waking-clock';
import { warnings } from './shell/warnings';
import type { Stored } from './store/fault';
import { ensureFolder } from './store/folder';
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

log.transports.console.level = development ? 'info' : false;
// Also what the log says of itself, such as that the disk is full: who starts the app reads one sentence.
if (!development) log.transports.console.writeFn = () => undefined;
log.transports.file.resolvePathFn = () => join(app.getPath('userData'), 'logs', 'main.log');

let application: Application | undefined;
let window: AppWindow | undefined;
let dispatch: Dispatch | undefined;

const display = new KeepAwake({
  start: () => powerSaveBlocker.start('prevent-display-sleep'),
  stop: (id) => powerSaveBlocker.stop(id),
});
const clock = new WakingClock({
  monotonic: () => performance.now(),
  date: () => Date.now(),
  slept: () => setImmediate(() => application?.away()),
});

// Root (containers, CI) starts with --no-sandbox, and helper processes that were told otherwise could not run.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
if (!development) hardenNetwork(app.commandLine);
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

/** In the computer's language: where a start fails, nobody's settings are there. */
function spoken(what: Phrase): string {
  return sentence(what, resolveLanguage('system', systemLanguage()));
}

function openApp(): Stored<Application> {
  return openApplication({
    dataFolder: app.getPath('userData'),
    background: (dataFolder) => backgroundThreads(() => startThread({ workerData: dataFolder })),
    region: app.getSystemLocale(),
    about: {
      version: app.getVersion(),
      electron: process.versions.electron,
      warnings: warnings({
        sandboxed: !app.commandLine.hasSwitch('no-sandbox'),
        electron: process.versions.electron,
        declared: __ELECTRON__,
      }),
      systemLanguage: systemLanguage(),
    },
    send: (name, payload) => window?.send(name, payload),
    closeWindow: () => window?.close(),
    keepAwake: (on) => display.set(on),
    saving: {
      folder: app.getPath('downloads'),
      where: async (proposed) => (window && application ? askWhere(window.browserWindow, proposed, application.word('export.where')) : null),
      show: (file) => {
        shell.showItemInFolder(file);
      },
    },
    whichCopy: async () => (window && application ? askWhich(window.browserWindow, 'db', application.word('copies.which')) : null),
    restart: () => setImmediate(restart),
    report: (what) => {
      log.warn(what);
    },
    world: { clock: clock.now },
  });
}

function showMenu({ word }: Application): void {
  installMenu({
    word,
    command: (command) => window?.send('menu', command),
    zoom: (by) => window?.zoom(by),
    mac: process.platform === 'darwin',
    development,
  });
}

function openAppWindow({ place }: Application): AppWindow {
  const opened = openWindow({
    page,
    preload: join(import.meta.dirname, '../preload/index.cjs'),
    development,
    // The application may begin anew under the window.
    place: { load: place.load, save: (kept) => application?.place.save(kept) },
    mayClose: () => application?.mayClose() ?? true,
    away: () => application?.away(),
    quiet: () => display.set(false),
    report: (what) => {
      log.error('window', what);
    },
  });
  opened.browserWindow.on('closed', () => {
    window = undefined;
    display.set(false);
    application?.left();
  });
  return opened;
}

/** Opens the application and has window, menu and router speak to it from now on; undefined where it gave up. */
function begin(): Application | undefined {
  const answer = openApp();
  if (!answer.ok) {
    log.error('start', answer.error.message);
    void giveUp(spoken(answer.error.what));
    return undefined;
  }
  const opened = (application = answer.value);
  dispatch = createDispatch({
    handlers: opened.handlers,
    trusts: (sender) => isTrusted(sender, page, new Set(window ? [window.webContentsId] : [])),
    report: (request, error) => {
      log.error(request, error);
    },
  });
  showMenu(opened);
  opened.onLanguage(() => {
    showMenu(opened);
  });
  return opened;
}

/** Begins anew in the same window, on what was laid ready for the store. */
function restart(): void {
  application?.close();
  if (begin() !== undefined) window?.browserWindow.webContents.reload();
}

function start(): void {
  const opened = begin();
  if (opened === undefined) return;
  hardenSession(session.defaultSession, development);
  mountProtocol(protocol, join(import.meta.dirname, '../renderer'), () => {
    const { word, language } = application ?? opened;
    return crashPage(word, language());
  });
  mountRouter(ipcMain, (request, input, sender) =>
    dispatch ? dispatch(request, input, sender) : Promise.resolve({ ok: false, error: { code: 'ipc/unknown' } }),
  );
  powerMonitor.on('suspend', () => application?.away());
  powerMonitor.on('lock-screen', () => application?.away());
  setInterval(clock.now, LOOK_MS);
  window = openAppWindow(opened);
}

const dataFolder = ensureFolder(app.getPath('userData'));
if (!dataFolder.ok) {
  log.transports.file.level = false;
  void app.whenReady().then(() => giveUp(spoken(dataFolder.error.what)));
} else if (app.requestSingleInstanceLock()) {
  hardenPages(app, page);
  app.on('second-instance', () => window?.show());
  app.on('activate', () => {
    if (application && !window) window = openAppWindow(application);
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('will-quit', () => application?.close());
  app
    .whenReady()
    .then(start)
    .catch(async (error: unknown) => {
      log.error('start', error);
      await giveUp(spoken(phrase('fault.start', { detail: error instanceof Error ? error.message : String(error) })));
    });
} else {
  process.stderr.write(`${spoken(phrase('fault.running-already'))}\n`);
  app.quit();
}
