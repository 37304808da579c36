/** JSON at the border as far as it can be read: of a torn or spoiled text what stands before the place where it breaks. */
import { phrase, type Phrase } from '../../shared/phrase';
import { accepted, refused, type Result } from '../../rules/result';
import type { PlacedFault } from './fault';
import { DEEPEST, readJson, tooDeep } from './json';

/** What a text holds, and where it breaks off: what is open there is filled as far as it goes. */
interface JsonPrefix {
  readonly value: unknown;
  /** Null: it holds to its end. */
  readonly broken: PlacedFault | null;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORDS = { true: true, false: false, null: null } as const;
const SPACES: ReadonlySet<string> = new Set([' ', '\t', '\n', '\r']);
const AFTER_NUMBER: ReadonlySet<string> = new Set([...SPACES, ',', ']', '}']);

/**
 * What a text holds as far as it can be read. `ends`: the text is the beginning of something of which the rest is no text, and why.
 * Refused is what cannot even be begun.
 */
export function readJsonAsFar(text: string, ends: Phrase | null = null): Result<JsonPrefix, Phrase> {
  if (ends === null) {
    const whole = readJson(text);
    if (whole.ok) return accepted({ value: whole.value, broken: null });
  }
  if (text.trim() === '') return refused(ends ?? phrase('fault.empty'));
  // Only so may what follows go into itself.
  if (tooDeep(text)) return refused(phrase('fault.too-deep', { most: DEEPEST }));
  const reading = new Reading(text);
  reading.all();
  const what = reading.at < text.length ? placeIn(text, reading.at) : (ends ?? phrase('fault.not-json-end'));
  return accepted({ value: reading.value, broken: { keys: reading.keys, what } });
}

function placeIn(text: string, at: number): Phrase {
  const before = text.slice(0, at).split('\n');
  return phrase('fault.not-json-at', { line: before.length, column: (before[before.length - 1]?.length ?? 0) + 1 });
}

type Put = (value: unknown) => void;

/** One way through a text. Each step answers whether it could be read; `at` and `keys` stay where it could not. */
class Reading {
  readonly #text: string;
  at = 0;
  /** Whatever is read goes here; a list or object as soon as it is open. */
  value: unknown = undefined;
  readonly keys: (string | number)[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  all(): void {
    const read = this.#one((value) => (this.value = value));
    if (read) this.#spaces();
  }

  #spaces(): void {
    while (SPACES.has(this.#text[this.at] ?? '')) this.at++;
  }

  /** Whether this sign comes next, which is then behind. */
  #sign(sign: string): boolean {
    this.#spaces();
    if (this.#text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  #one(put: Put): boolean {
    this.#spaces();
    switch (this.#text[this.at]) {
      case '{':
        return this.#object(put);
      case '[':
        return this.#list(put);
      case '"': {
        const text = this.#string();
        if (text === undefined) return false;
        put(text);
        return true;
      }
      default:
        return this.#plain(put);
    }
  }

  #plain(put: Put): boolean {
    for (const [word, value] of Object.entries(WORDS)) {
      if (!this.#text.startsWith(word, this.at)) continue;
      this.at += word.length;
      put(value);
      return true;
    }
    NUMBER.lastIndex = this.at;
    const [digits] = NUMBER.exec(this.#text) ?? [];
    if (digits === undefined) return false;
    this.at += digits.length;
    // At the very end it may have had more digits, and before anything else it is none.
    if (!AFTER_NUMBER.has(this.#text[this.at] ?? '')) return false;
    put(Number(digits));
    return true;
  }

  #string(): string | undefined {
    let end = this.at + 1;
    for (; end < this.#text.length && this.#text[end] !== '"'; end++) if (this.#text[end] === '\\') end++;
    if (end >= this.#text.length) {
      this.at = this.#text.length;
      return undefined;
    }
    const read = readJson(this.#text.slice(this.at, end + 1));
    if (!read.ok) return undefined;
    this.at = end + 1;
    return String(read.value);
  }

  #list(put: Put): boolean {
    const list: unknown[] = [];
    put(list);
    this.at++;
    if (this.#sign(']')) return true;
    do {
      this.keys.push(list.length);
      if (!this.#one((value) => list.push(value))) return false;
      this.keys.pop();
    } while (this.#sign(','));
    return this.#sign(']');
  }

  #object(put: Put): boolean {
    const object = {};
    put(object);
    this.at++;
    if (this.#sign('}')) return true;
    do {
      this.#spaces();
      const key = this.#text[this.at] === '"' ? this.#string() : undefined;
      if (key === undefined) return false;
      this.keys.push(key);
      const inside = this.#sign(':') && this.#one((value) => Object.defineProperty(object, key, { value, ...OPEN }));
      if (!inside) return false;
      this.keys.pop();
    } while (this.#sign(','));
    return this.#sign('}');
  }
}

/** As a property is that was set: `__proto__` is a name like any other in a file. */
const OPEN = { enumerable: true, configurable: true, writable: true } as const;
