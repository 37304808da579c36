/** The first fault of a file, with its place. */
import { phrase, sentence, type FaultKey, type Phrase, type FileFault } from '../../shared/phrase';
import { refused, type Result } from '../../rules/result';

/** A fault by keys and indices from the outside in. */
export interface PlacedFault {
  readonly keys: readonly unknown[];
  readonly what: Phrase;
}

const PLAIN_KEY = /^[A-Za-z_$][\w$-]{0,63}$/;

/** A text cut to a readable length: it may quote what a file holds. */
export function short(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
}

/** The path of keys and indices as it is written in messages. */
export function pathText(keys: readonly unknown[]): string {
  let text = '';
  for (const key of keys) {
    if (typeof key === 'number') text += `[${key}]`;
    else if (typeof key === 'string' && PLAIN_KEY.test(key)) text += text === '' ? key : `.${key}`;
    else text += `[${JSON.stringify(short(String(key), 80))}]`;
  }
  return text;
}

/** A refusal of what stands at `keys`. */
export function fault(keys: readonly unknown[], key: FaultKey, facts?: Phrase['facts']): Result<never, FileFault> {
  return faultAt(keys, phrase(key, facts));
}

/** A refusal of what stands at `keys`, in words that are there already. */
export function faultAt(keys: readonly unknown[], what: Phrase): Result<never, FileFault> {
  return refused({ path: pathText(keys), what });
}

/** A fault with its place as a path. */
export function fileFaultOf({ keys, what }: PlacedFault): FileFault {
  return { path: pathText(keys), what };
}

/** A refusal for a fault. */
export function faultOf(fault: PlacedFault): Result<never, FileFault> {
  return refused(fileFaultOf(fault));
}

/** A fault as the command line prints it and logs keep it: in English. */
export function plainFault({ path, what }: FileFault): { readonly path: string; readonly message: string } {
  return { path, message: sentence(what, 'en') };
}
