/** Bytes as text, as far as they are UTF-8. */
import { phrase, type Phrase } from '../../shared/phrase';

const FATAL = { fatal: true } as const;

/** Whether so many of the bytes are UTF-8; a sign that is cut at their end is none yet. */
function holds(bytes: Uint8Array, count: number): boolean {
  try {
    new TextDecoder('utf-8', FATAL).decode(bytes.subarray(0, count), { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The text of bytes, and why it ends before they do, where it does. */
export function textAsFar(bytes: Uint8Array): { readonly text: string; readonly ends: Phrase | null } {
  try {
    return { text: new TextDecoder('utf-8', FATAL).decode(bytes), ends: null };
  } catch {
    let [good, bad] = [0, bytes.length + 1];
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      if (holds(bytes, middle)) good = middle;
      else bad = middle;
    }
    const text = new TextDecoder('utf-8', FATAL).decode(bytes.subarray(0, good), { stream: true });
    return { text, ends: phrase(text === '' ? 'fault.not-utf-8' : 'fault.not-utf-8-from') };
  }
}
