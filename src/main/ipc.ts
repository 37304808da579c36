/**
 * The router behind the reception: it knows each request of the contract and nothing else, and lets a handler run only after
 * sender and input have been checked.
 */
import * as v from 'valibot';
import { faultOf } from '../shared/fault-of';
import { REQUESTS, type RequestInput, type RequestName, type RequestOutputs } from '../shared/contract';
import type { Answer, RefusalCode } from '../shared/refusal';
import type { Dispatch } from './reception';
import type { Sender } from './shell/trust';

export type { Dispatch } from './reception';

type Handled<Name extends RequestName> = Answer<RequestOutputs[Name]>;

/** One handler for each request; it gets input that fits the contract. */
export type Handlers = {
  readonly [Name in RequestName]: (input: RequestInput<Name>) => Handled<Name> | Promise<Handled<Name>>;
};

interface RouterPorts {
  readonly handlers: Handlers;
  /** True when the sender is our own page. */
  readonly trusts: (sender: Sender) => boolean;
  /** Whether the database is locked by ourselves, which ends for sure. */
  readonly ourLock?: () => boolean;
  /** Told of what a handler threw: a bug, which the window learns of only as `ipc/failed`. */
  readonly report: (request: string, error: unknown) => void;
}

/** Refusals of the router itself, before or instead of a handler. */
type RouterCode = Extract<RefusalCode, `ipc/${string}`>;

function refuse(code: RouterCode, facts: { readonly field?: string; readonly message?: string } = {}): Answer<never> {
  return { ok: false, error: { code, ...facts } };
}

function isRequest(name: string): name is RequestName {
  return Object.hasOwn(REQUESTS, name);
}

/** Another program's lock on the database is waited for so long, in milliseconds: at the table nobody would wait longer. */
const PATIENCE = 250;
/** Between two tries. */
const AGAIN = 8;

const wait = (millis: number): Promise<void> => new Promise((done) => setTimeout(done, millis));
const lockedOut = (answer: Answer<unknown>): boolean => !answer.ok && answer.error.code === 'store/locked';

/**
 * Has handlers run again that found the database locked, while the thread does other things: of what is refused so,
 * nothing was kept. What comes after waits for its turn, so that no two deeds change places.
 */
function inTurn(ourLock: () => boolean): (handle: () => Answer<unknown> | Promise<Answer<unknown>>) => Promise<Answer<unknown>> {
  let ahead: Promise<unknown> | null = null;
  return async (handle) => {
    while (ahead !== null) await ahead;
    let until = performance.now() + PATIENCE;
    const again = async (): Promise<Answer<unknown>> => {
      for (;;) {
        await wait(AGAIN);
        if (ourLock()) until = performance.now() + PATIENCE;
        const answer = await handle();
        if (!lockedOut(answer) || performance.now() > until) return answer;
      }
    };
    // Looked at before anything else can run, where the handler answers at once.
    const first = handle();
    const answer = first instanceof Promise ? await first : first;
    if (!lockedOut(answer) || performance.now() > until) return answer;
    const later = again();
    ahead = later.catch(() => undefined).then(() => (ahead = null));
    return later;
  };
}

/** Makes the router. It knows nothing of Electron, so that tests can drive it without. */
export function createDispatch({ handlers, trusts, report, ourLock = () => false }: RouterPorts): Dispatch {
  const turns = inTurn(ourLock);
  return async (request, input, sender) => {
    if (!trusts(sender)) return refuse('ipc/forbidden');
    if (!isRequest(request)) return refuse('ipc/unknown');
    const parsed = v.safeParse(REQUESTS[request], input, { abortEarly: true });
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return refuse('ipc/invalid', faultOf(issue));
    }
    try {
      // The schema of this very request has made sure of the input's type.
      const handler = handlers[request] as (checked: unknown) => Answer<unknown> | Promise<Answer<unknown>>;
      return await turns(() => handler(parsed.output));
    } catch (error) {
      report(request, error);
      return refuse('ipc/failed');
    }
  };
}
