/**
 * Where requests of the window arrive: the one way into the main process. They wait here until the application behind is there
 * to be asked, so this is read before there is a window, and none of the contract's schemas with it.
 */
import type { Answer } from '../shared/refusal';
import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import type { Sender } from './shell/trust';

/** Answers one request, whatever brought it here. Never throws. */
export type Dispatch = (request: string, input: unknown, sender: Sender) => Promise<Answer<unknown>>;

/** A router for the time before the application is there, and while another takes its place. */
interface Reception {
  /** Waits until there is one to ask. */
  readonly dispatch: Dispatch;
  /** From now on requests are answered here, those that wait first. */
  readonly open: (dispatch: Dispatch) => void;
  /** From now on requests wait. */
  readonly shut: () => void;
}

export function reception(): Reception {
  let answering: Dispatch | null = null;
  let waiting: ((dispatch: Dispatch) => void)[] = [];
  return {
    dispatch: async (...request) => {
      const dispatch = answering ?? (await new Promise<Dispatch>((opened) => waiting.push(opened)));
      return dispatch(...request);
    },
    open: (dispatch) => {
      answering = dispatch;
      const now = waiting;
      waiting = [];
      for (const opened of now) opened(dispatch);
    },
    shut: () => {
      answering = null;
    },
  };
}

function senderOf(event: IpcMainInvokeEvent): Sender {
  const frame = event.senderFrame;
  return {
    webContentsId: event.sender.id,
    url: frame === null ? null : frame.url,
    topFrame: frame !== null && frame.parent === null,
  };
}

/** Registers requests by their names with Electron. The preload sends under the same. */
export function mountRouter(ipcMain: Pick<IpcMain, 'handle'>, requests: readonly string[], dispatch: Dispatch): void {
  for (const request of requests) {
    ipcMain.handle(`request:${request}`, (event, input: unknown) => dispatch(request, input, senderOf(event)));
  }
}
