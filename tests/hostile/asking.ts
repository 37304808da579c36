/** The application behind its router, as the window asks it, with what a bug would leave behind. */
import type { Answer } from '../../src/shared/refusal';
import { createDispatch, type Dispatch } from '../../src/main/ipc';
import type { ApplicationPorts } from '../../src/main/application';
import type { InChase } from '../fixtures/in-chase';
import type { Events, RequestName, RequestOutputs } from '../../src/shared/contract';
import { openApp, type App } from '../fixtures/app';

/** Asks as the window does, with whatever input. */
export type Ask = <Name extends RequestName>(name: Name, input: unknown) => Promise<Answer<InChase<RequestOutputs[Name]>>>;

export interface Asked extends App {
  readonly ask: Ask;
  readonly dispatch: Dispatch;
  /** What handlers threw: bugs. */
  readonly thrown: string[];
}

export type Heard = <Name extends keyof Events>(name: Name, payload: Events[Name]) => void;

export interface AskedPorts extends Partial<ApplicationPorts> {
  /** Hears every event; none is kept, so that long runs stay small. */
  readonly heard?: Heard;
  /** Set the clock so many milliseconds ahead. */
  readonly ahead?: number;
}

export const OURS = { webContentsId: 1, url: 'app://lookout/index.html', topFrame: true } as const;

/** Opens the application on a folder. Throws where it cannot be opened. */
export function openAsked(folder: string, seed: string, { heard, ahead = 0, ...ports }: AskedPorts = {}): Asked {
  const app = openApp(folder, seed, { send: (name, payload) => heard?.(name, payload), ...ports }, ahead);
  const thrown: string[] = [];
  const dispatch = createDispatch({
    handlers: app.handlers,
    trusts: (sender) => sender === OURS,
    ourLock: app.rewriting,
    report: (request, error) => {
      thrown.push(`${request}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    },
  });
  return { ...app, dispatch, thrown, ask: (name, input) => dispatch(name, input, OURS) as never };
}
