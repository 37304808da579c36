/** JSON text at the border, and in our own words what keeps a text from being JSON. */
import { phrase, type Phrase } from '../../shared/phrase';
import { accepted, refused, type Result } from '../../rules/result';
import { short } from './fault';

/** What the engine's own message says of the place: a position in characters, or the text that cannot stand there. */
const POSITION = /at position (\d+)/;
const TOKEN = /^Unexpected token '?(.+?)'?, (?:\.\.\.)?"/s;

function wrongPlace(text: string, message: string): Phrase {
  const position = POSITION.exec(message)?.[1];
  if (position !== undefined) {
    const before = text.slice(0, Number(position)).split('\n');
    return phrase('fault.not-json-at', { line: before.length, column: (before[before.length - 1]?.length ?? 0) + 1 });
  }
  if (message.startsWith('Unexpected end')) return phrase('fault.not-json-end');
  const token = TOKEN.exec(message)?.[1];
  return token === undefined ? phrase('fault.not-json') : phrase('fault.not-json-token', { token: JSON.stringify(short(token, 20)) });
}

/** Lists and objects inside each other; replays and packs have fewer than a dozen. */
export const DEEPEST = 64;

const QUOTE = 34;
const BACKSLASH = 92;

/**
 * Whether a text opens more lists and objects inside each other than any file of ours. Looked at before it is parsed: a
 * parser keeps all that is open, and a hundred megabytes of brackets cost it gigabytes and minutes.
 */
export function tooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (quoted) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) quoted = false;
    } else if (code === QUOTE) quoted = true;
    // [ and {, which differ in one bit from each other, as ] and } do.
    else if ((code & ~32) === 91) {
      if (++depth > DEEPEST) return true;
    } else if ((code & ~32) === 93) depth--;
  }
  return false;
}

/** The value of a JSON text, or what is wrong with the text. */
export function readJson(text: string): Result<unknown, Phrase> {
  if (text.trim() === '') return refused(phrase('fault.empty'));
  if (tooDeep(text)) return refused(phrase('fault.too-deep', { most: DEEPEST }));
  try {
    return accepted(JSON.parse(text));
  } catch (error) {
    return refused(wrongPlace(text, error instanceof Error ? error.message : ''));
  }
}
