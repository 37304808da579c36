import type { BrowserWindowConstructorOptions } from 'electron';
import { MINIMUM_SIZE, type WindowPlace } from './bounds';

/** What the window is made with: every switch of Electron's security checklist said outright, also where it is the default. */
export function windowOptions(place: WindowPlace, preload: string, development: boolean): BrowserWindowConstructorOptions {
  return {
    title: 'Lookout',
    x: place.x,
    y: place.y,
    width: place.width,
    height: place.height,
    minWidth: MINIMUM_SIZE.width,
    minHeight: MINIMUM_SIZE.height,
    fullscreen: place.fullScreen,
    // Shown once it has something to show.
    show: false,
    backgroundColor: '#12161d',
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: development,
    },
  };
}
