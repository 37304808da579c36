/** A fingerprint of a text, the same on every machine. */
import { createHash } from 'node:crypto';

/** The first 16 bytes of the text's SHA-256 as 32 hexadecimal digits: nobody can make another text with the same one. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 32);
}
