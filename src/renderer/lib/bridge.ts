/** Requests to the main process. A request always gets an answer: one that breaks is answered with a refusal. */
import type { Answer } from '../../shared/refusal';
import type { Bridge, Events, RequestInput, RequestName, RequestOutputs } from '../../shared/contract';

declare global {
  interface Window {
    readonly lookout: Bridge;
  }
}

export async function ask<Name extends RequestName>(name: Name, input: RequestInput<Name>): Promise<Answer<RequestOutputs[Name]>> {
  try {
    return await window.lookout.request(name, input);
  } catch (error) {
    return { ok: false, error: { code: 'ipc/failed', message: String(error) } };
  }
}

export type Ask = typeof ask;

/** Hears an event of the main process until the given function is called. */
export function hear<Name extends keyof Events>(name: Name, listener: (payload: Events[Name]) => void): () => void {
  return window.lookout.on(name, (told) => {
    listener(JSON.parse(told) as Events[Name]);
  });
}
