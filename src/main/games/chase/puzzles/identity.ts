/**
 * What makes a puzzle the same puzzle. Its id comes from position and question alone: neither from what tiles are called
 * nor from the order in which fields or witnesses stand in a file, and not from answers, themes or ratings.
 */
import { digestOf } from '../../../digest';
import type { Draft } from './draft';
import { faceText } from './face-text';

/** Fields whose texts are tile ids. */
const NAMING: ReadonlySet<string> = new Set(['tile', 'tiles', 'hand', 'piles', 'starts']);

/** Writes plain data with sorted keys; tile ids as numbers in the order in which they come up. */
class Writer {
  readonly named: string[] = [];

  write(value: unknown, naming = false): string {
    if (typeof value === 'string') return naming ? `#${String(this.numberOf(value))}` : JSON.stringify(value);
    if (Array.isArray(value)) return `[${value.map((each) => this.write(each, naming)).join()}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const fields = value as Readonly<Record<string, unknown>>;
    const keys = Object.keys(fields).filter((key) => fields[key] !== undefined);
    return `{${keys
      .sort()
      .map((key) => `${key}:${this.write(fields[key], NAMING.has(key))}`)
      .join()}}`;
  }

  private numberOf(id: string): number {
    const at = this.named.indexOf(id);
    return at === -1 ? this.named.push(id) - 1 : at;
  }
}

/** A draft's content as a text, the same for the same content, and the ids of the tiles named in it, each once. */
export function contentOf(draft: Draft): { readonly text: string; readonly named: readonly string[] } {
  const writer = new Writer();
  const asked = writer.write({ position: draft.position, question: draft.question });
  const faces = writer.named.map((id) => {
    const tile = Object.hasOwn(draft.tiles, id) ? draft.tiles[id] : undefined;
    return tile === undefined ? '?' : faceText(tile, 0);
  });
  return { text: `chase ${draft.kind} ${asked} ${faces.join(' ')}`, named: writer.named };
}

/** The id of a puzzle with this content. */
export function puzzleIdOf(draft: Draft): string {
  return digestOf(contentOf(draft).text);
}
