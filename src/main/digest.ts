/** A fingerprint of a text, the same on every machine. */
import { sha256 } from './sha256';

/** The first 16 bytes of the text's SHA-256 as 32 hexadecimal digits: nobody can make another text with the same one. */
export function digestOf(text: string): string {
  return sha256(text).toString('hex').slice(0, 32);
}
