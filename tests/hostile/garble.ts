/** Garbled files: whole texts and their JSON spoiled in every way that a disk, an editor or a foe could. */
import type { Dice } from './dice';
import { TEXTS } from './inputs';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Holder = Json[] | { [name: string]: Json };

const encoder = new TextEncoder();

const nested = (depth: number, dice: Dice): string =>
  dice.percent(50) ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

/** Values as text, since some of them only a text can tell. */
const VALUES: readonly ((dice: Dice) => string)[] = [
  () => 'null',
  () => 'true',
  () => '[]',
  () => '{}',
  () => '""',
  () => '-1',
  () => '0.5',
  () => '1e999',
  () => '-1e999',
  () => '9007199254740993',
  () => '1e-400',
  () => '-0',
  () => '123456789012345678901234567890',
  (dice) => JSON.stringify(dice.oneOf(TEXTS)),
  () => '"\\ud800"',
  () => '"\\u0000"',
  () => JSON.stringify('x'.repeat(20_000)),
  (dice) => nested(200, dice),
  () => `[${'0,'.repeat(2000)}0]`,
  () => '"9999-12-31T23:59:59.999-01:00"',
  () => '"-000001-01-01T00:00:00Z"',
  () => '"2026-12-24T18:00:00+01"',
  () => '"2026-02-30T00:00:00Z"',
  () => '"+275760-09-13T00:00:00.001Z"',
  () => '{"__proto__":{"ok":true}}',
  (dice) => String(dice.below(2 ** 31)),
];

/** Stands where a value as text is put in afterwards. */
const MARK = '\u0001here\u0001';

function placesIn(value: Json, most = 2000): { readonly holder: Holder; readonly name: string }[] {
  const places: { readonly holder: Holder; readonly name: string }[] = [];
  const waiting: Json[] = [value];
  for (let next = waiting.pop(); next !== undefined && places.length < most; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    for (const name of Object.keys(next)) {
      places.push({ holder: next, name });
      waiting.push((next as { [name: string]: Json })[name] ?? null);
    }
  }
  return places;
}

function put(holder: Holder, name: string, value: Json): void {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}

/** One thing in the JSON changed. */
function garbledTree(text: string, dice: Dice): string {
  const tree = JSON.parse(text) as Json;
  const places = placesIn(tree);
  if (places.length === 0) return text;
  const { holder, name } = dice.oneOf(places);
  const record = holder as { [name: string]: Json };
  switch (dice.below(7)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(name), 1);
      else Reflect.deleteProperty(holder, name);
      break;
    case 1: {
      const other = dice.oneOf(places);
      const theirs = (other.holder as { [name: string]: Json })[other.name] ?? null;
      // A copy, or the tree could come to hold itself.
      put(holder, name, structuredClone(theirs));
      break;
    }
    case 2:
      if (Array.isArray(holder)) holder.push(structuredClone(record[name] ?? null));
      else put(holder, dice.oneOf(TEXTS), structuredClone(record[name] ?? null));
      break;
    case 3:
      if (typeof record[name] === 'number') put(holder, name, record[name] + dice.oneOf([-1, 1, 0.5, 90, 1000, -1e9, 1e15]));
      else put(holder, name, dice.oneOf(TEXTS));
      break;
    case 4:
      if (Array.isArray(holder)) holder.reverse();
      else if (Array.isArray(record[name])) record[name].length = dice.below(record[name].length + 1);
      break;
    default:
      put(holder, name, MARK);
  }
  return JSON.stringify(tree).replace(JSON.stringify(MARK), () => dice.oneOf(VALUES)(dice));
}

/** The text changed as a text. */
function garbledText(text: string, dice: Dice): string {
  const at = dice.below(text.length);
  switch (dice.below(9)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return `${text.slice(0, at)}${dice.oneOf(TEXTS)}${text.slice(at)}`;
    case 2:
      return `\ufeff${text}`;
    case 3:
      return text.replaceAll(/([{},])/g, '$1\r\n');
    case 4:
      return `${text}\n${text}`;
    case 5: {
      // The same name twice in a record: the last one counts.
      const names = [...text.matchAll(/[{,]("[^"]{1,20}"):/g)];
      if (names.length === 0) return '';
      const chosen = dice.oneOf(names);
      const from = chosen.index + 1;
      return `${text.slice(0, from)}${chosen[1] ?? '""'}:${dice.oneOf(VALUES)(dice)},${text.slice(from)}`;
    }
    case 6:
      return text.replace(/\d+(?=[,}])/, () => dice.oneOf(VALUES)(dice));
    case 7:
      return dice.oneOf(['', ' ', '\n', 'null', '[]', '{}', nested(10_000, dice), `${text},`, `[${text}]`, "'", 'NaN']);
    default:
      return text.slice(at) + text.slice(0, at);
  }
}

/** Bytes changed as a disk changes them; `file` stays as it is. */
export function garbledBytes(file: Uint8Array, dice: Dice): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(file);
  if (bytes.length === 0) return bytes;
  const at = dice.below(bytes.length);
  switch (dice.below(5)) {
    case 0:
      return bytes.slice(0, at);
    case 1:
      bytes.fill(dice.below(256), at, at + 1 + dice.below(600));
      return bytes;
    case 2:
      bytes.copyWithin(at, dice.below(bytes.length), dice.below(bytes.length));
      return bytes;
    default:
      for (let flips = 1 + dice.below(3); flips > 0; flips--) {
        const place = dice.below(bytes.length);
        bytes[place] = (bytes[place] ?? 0) ^ (1 << dice.below(8));
      }
      return bytes;
  }
}

/** A garbled copy of a JSON file: one to three faults, of the tree, the text or the bytes. */
export function garbledFile(text: string, dice: Dice): Uint8Array<ArrayBuffer> {
  let tree = text;
  for (let faults = dice.oneOf([0, 1, 1, 1, 2, 3]); faults > 0; faults--) {
    try {
      tree = garbledTree(tree, dice);
    } catch (error) {
      // A value of before that only a text can tell has made it no JSON.
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  if (dice.percent(25)) tree = garbledText(tree, dice);
  const bytes = encoder.encode(tree);
  if (dice.percent(10)) return garbledBytes(bytes, dice);
  return dice.percent(2) ? new Uint8Array(Uint16Array.from(tree, (each) => each.charCodeAt(0)).buffer) : bytes;
}
