/**
 * The bridge between the window and the main process. Its names are the contract's, put in by the build, so the
 * window can send no other request and hear no other event. Neither Electron's objects nor its events get through.
 */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import type { Bridge } from '../shared/contract';

declare const __REQUESTS__: readonly string[];
declare const __EVENTS__: readonly string[];

const requests: ReadonlySet<string> = new Set(__REQUESTS__);
const events: ReadonlySet<string> = new Set(__EVENTS__);

const bridge: Bridge = {
  request: (name, input) => {
    if (!requests.has(name)) return Promise.resolve({ ok: false, error: { code: 'ipc/unknown' } });
    return ipcRenderer.invoke(`request:${name}`, input) as ReturnType<typeof bridge.request<typeof name>>;
  },
  on: (name, listener) => {
    if (!events.has(name)) throw new TypeError('There is no event of this name.');
    const heard = (_event: IpcRendererEvent, told: string): void => {
      listener(told);
    };
    ipcRenderer.on(`event:${name}`, heard);
    return () => {
      ipcRenderer.off(`event:${name}`, heard);
    };
  },
};

contextBridge.exposeInMainWorld('lookout', bridge);
