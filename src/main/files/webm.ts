/**
 * How long a WebM lasts, written into its head: what records a stream does not know that when it writes the head, and players show no time
 * without. https://www.matroska.org/technical/elements.html
 */

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const DURATION = 0x4489;
/** An element of eight bytes that says how long it lasts. */
const ROOM = [0x44, 0x89, 0x88, 0, 0, 0, 0, 0, 0, 0, 0] as const;

interface Element {
  readonly id: number;
  /** Where its size stands, and in how many bytes. */
  readonly sizeAt: number;
  readonly sizeLong: number;
  /** Null: until what follows. */
  readonly size: number | null;
  readonly from: number;
}

/** How many bytes a number has, by its first one; 0 for none. */
const longOf = (first: number | undefined): number => (first === undefined || first === 0 ? 0 : Math.clz32(first) - 23);

/** The element that begins at a place; undefined where the bytes hold no whole head of one. */
function elementAt(bytes: Uint8Array, at: number): Element | undefined {
  const idLong = longOf(bytes[at]);
  const sizeAt = at + idLong;
  const sizeLong = longOf(bytes[sizeAt]);
  const from = sizeAt + sizeLong;
  if (idLong === 0 || idLong > 4 || sizeLong === 0 || sizeLong > 8 || from > bytes.length) return undefined;
  let id = 0;
  for (let byte = at; byte < sizeAt; byte++) id = id * 256 + (bytes[byte] ?? 0);
  let size = (bytes[sizeAt] ?? 0) & (0xff >> sizeLong);
  for (let byte = sizeAt + 1; byte < from; byte++) size = size * 256 + (bytes[byte] ?? 0);
  const unknown = size >= 2 ** (7 * sizeLong) - 1;
  return { id, sizeAt, sizeLong, size: unknown ? null : size, from };
}

/** The Info of a WebM that is open at its end; undefined where this is none, or says more than is understood here. */
function infoOf(bytes: Uint8Array): Element | undefined {
  const head = elementAt(bytes, 0);
  if (head?.id !== EBML || head.size === null) return undefined;
  const segment = elementAt(bytes, head.from + head.size);
  // One of a known size would have to be made larger as well.
  if (segment?.id !== SEGMENT || segment.size !== null) return undefined;
  // What comes first in it: a table of places would have to be written anew.
  const info = elementAt(bytes, segment.from);
  return info?.id !== INFO || info.size === null || info.from + info.size > bytes.length ? undefined : info;
}

/** The beginning of a WebM with room for how long it lasts, and where that is to be written; null where it cannot be said there. */
export function withRoom(bytes: Uint8Array): { readonly bytes: Uint8Array; readonly at: number } | null {
  const info = infoOf(bytes);
  if (info === undefined) return null;
  const size = info.size ?? 0;
  const end = info.from + size;
  for (let at = info.from; at < end;) {
    const part = elementAt(bytes, at);
    if (part?.size === undefined || part.size === null) return null;
    if (part.id === DURATION) return part.size === 8 ? { bytes, at: part.from } : null;
    at = part.from + part.size;
  }
  // The size in eight bytes, which hold whatever a size can be.
  const grown = new Uint8Array(8);
  new DataView(grown.buffer).setBigUint64(0, BigInt(size + ROOM.length));
  grown[0] = 0x01;
  const before = bytes.subarray(0, info.sizeAt);
  const inside = bytes.subarray(info.from, end);
  const all = [before, grown, inside, Uint8Array.from(ROOM), bytes.subarray(end)];
  const whole = new Uint8Array(all.reduce((sum, each) => sum + each.length, 0));
  let at = 0;
  for (const each of all) {
    whole.set(each, at);
    at += each.length;
  }
  return { bytes: whole, at: before.length + grown.length + inside.length + 3 };
}

/** How long it lasts, in milliseconds, as it is written there: a WebM counts in them unless it says otherwise, which no recorder does. */
export function durationBytes(millis: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, millis);
  return bytes;
}
