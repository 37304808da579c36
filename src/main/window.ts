/** The window: where it stands, what it does when it is closed, hidden or crashed. */
import { BrowserWindow, screen } from 'electron';
import type { EVENTS, Events } from '../shared/contract';
import { CRASH_PAGE } from './shell/app-path';
import { placeToKeep, rescuedPlace, type Rectangle, type WindowPlace } from './shell/bounds';
import { Closing } from './shell/closing';
import { isCommandAgain, zoomed, zoomOf, type KeyInput, type Zoom } from './shell/keys';
import { windowOptions } from './shell/window-options';

interface WindowPorts {
  /** Our page's address. */
  readonly page: string;
  readonly preload: string;
  readonly development: boolean;
  /** Where the window stood the last time, unchecked, and what keeps where it stands now. */
  readonly place: unknown;
  readonly keepPlace: (place: WindowPlace) => void;
  /** Resolves when the page has made its first screen: nobody sees the window before. */
  readonly ready: Promise<unknown>;
  /** False while something goes on that its end would cost: the page is asked before the window closes. */
  readonly mayClose: () => boolean;
  /** Nobody sees the window any more, or it does not take what is done in it. */
  readonly away: () => void;
  /** Another page is in the window, at first our own: nothing runs in it yet. */
  readonly quiet: () => void;
  readonly report: (what: string) => void;
}

export interface AppWindow {
  readonly webContentsId: number;
  /** Sends an event of the contract to the page. */
  readonly send: <Name extends (typeof EVENTS)[number]>(name: Name, payload: Events[Name]) => void;
  /** Closes without asking. */
  readonly close: () => void;
  readonly zoom: (by: Zoom) => void;
  /** Brings the window to the front, as a second start of the app does; one that is not to be seen yet comes by itself. */
  readonly show: () => void;
  readonly browserWindow: BrowserWindow;
}

/** A dragged window moves many times a second; the last place is what counts. */
const SAVE_DELAY_MS = 500;

function workAreas(): [Rectangle, ...Rectangle[]] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter((display) => display.id !== primary.id);
  return [primary.workArea, ...others.map((display) => display.workArea)];
}

function keepPlace(window: BrowserWindow, opened: Rectangle, save: WindowPorts['keepPlace']): void {
  let timer: NodeJS.Timeout | undefined;
  const saveNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const now = {
      normal: window.getNormalBounds(),
      shown: window.getBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    };
    save(placeToKeep(now, opened, workAreas()));
  };
  const saveSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(saveNow, SAVE_DELAY_MS);
  };
  window.on('resize', saveSoon);
  window.on('move', saveSoon);
  window.on('maximize', saveSoon);
  window.on('unmaximize', saveSoon);
  window.on('enter-full-screen', saveSoon);
  window.on('leave-full-screen', saveSoon);
  window.on('close', saveNow);
}

/** A page that crashed is never left blank: the person is told and can load it again. Until then, and while it hangs, no time runs. */
function recoverFromCrash(window: BrowserWindow, { report, away }: Pick<WindowPorts, 'report' | 'away'>): void {
  window.on('unresponsive', () => {
    report('the page does not answer');
    away();
  });
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    report(`the page is gone: ${reason}`);
    away();
    void window.loadURL(CRASH_PAGE);
  });
}

/** Opens the window and loads the page. */
export function openWindow(ports: WindowPorts): AppWindow {
  const place = rescuedPlace(ports.place, workAreas());
  const window = new BrowserWindow(windowOptions(place, ports.preload, ports.development));
  const contents = window.webContents;
  const send: AppWindow['send'] = (name, payload) => {
    if (!window.isDestroyed() && !contents.isCrashed()) contents.send(`event:${name}`, JSON.stringify(payload));
  };
  let agreed = false;
  const closing = new Closing();
  window.on('close', (event) => {
    if (agreed || contents.isCrashed() || ports.mayClose()) return;
    const wish = closing.wish(performance.now());
    if (wish === 'close') return;
    event.preventDefault();
    if (wish === 'ask') send('closing', null);
  });
  const zoom = (by: Zoom): void => {
    contents.zoomLevel = zoomed(contents.zoomLevel, by);
  };
  contents.on('before-input-event', (event, input: KeyInput) => {
    const by = zoomOf(input);
    if (by !== undefined) zoom(by);
    if (by !== undefined || isCommandAgain(input)) event.preventDefault();
  });
  // What keeps the display awake is a round of the page that was here.
  contents.on('did-navigate', ports.quiet);
  window.on('minimize', ports.away);
  window.on('hide', ports.away);
  keepPlace(window, place, ports.keepPlace);
  recoverFromCrash(window, ports);
  let seen = false;
  const drawn = new Promise<void>((resolve) => window.once('ready-to-show', resolve));
  void Promise.all([drawn, ports.ready]).then(() => {
    if (window.isDestroyed()) return;
    seen = true;
    if (place.maximized) window.maximize();
    window.show();
  });
  void window.loadURL(ports.page);
  return {
    webContentsId: contents.id,
    send,
    close: () => {
      agreed = true;
      window.close();
    },
    zoom,
    show: () => {
      if (!seen) return;
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
    },
    browserWindow: window,
  };
}
