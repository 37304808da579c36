/**
 * Names within a sentence, marked with the seats of those who bear them: two guests are told apart by their colours, also where a sentence names
 * both. A marked sentence is shown by `Named.svelte`; whatever is read out is unmarked.
 */
import type { Seat } from '../../shared/table';

/** Private-use characters, which no font draws; a name from a file that has any loses them. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const SEATS = 0xe010;

/** A part of a sentence; `seat` says whose name it is, null that it is none. */
export interface NamedPart {
  readonly text: string;
  readonly seat: Seat | null;
}

/** A name with its seat, to be put into a sentence. */
export function named(name: string, seat: Seat): string {
  const clean = name.replaceAll(OPEN, '').replaceAll(CLOSE, '');
  return clean === '' ? '' : `${OPEN}${String.fromCharCode(SEATS + seat)}${clean}${CLOSE}`;
}

/** A sentence in which the number that tells two of one name apart stays on the line of the name. */
export function unbroken(text: string): string {
  return text.replaceAll(/ (?=\(\d+\))/g, '\u00A0');
}

/** A part of a text; `kept` stays on one line. */
export interface KeptPart {
  readonly text: string;
  readonly kept: boolean;
}

/** A word of usual length and the number after it, with what closes both: 'tile 8', '(tile 20):', 'Bruno 3,'. */
const WITH_NUMBER = /[\p{L}\p{M}]{1,14}[,:]? \(?\d[\d.,:]*\)?[.,:]*(?![\d\p{L}])/gu;

/** A text in parts, so that a number is not on another line than the word that it belongs to; every letter is in one of them. */
export function keptParts(text: string): KeptPart[] {
  const parts: KeptPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(WITH_NUMBER)) {
    if (index > from) parts.push({ text: text.slice(from, index), kept: false });
    parts.push({ text: found, kept: true });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), kept: false });
  return parts;
}

/** The parts of a sentence, in their order. */
export function namedParts(text: string): NamedPart[] {
  return text.split(OPEN).flatMap((piece, at): NamedPart[] => {
    if (at === 0) return piece === '' ? [] : [{ text: piece, seat: null }];
    const [name = '', rest = ''] = piece.slice(1).split(CLOSE);
    const part = { text: name, seat: piece.charCodeAt(0) - SEATS };
    return rest === '' ? [part] : [part, { text: rest, seat: null }];
  });
}

/** A sentence as it is read out. */
export function unnamed(text: string): string {
  return namedParts(text)
    .map((part) => part.text)
    .join('');
}
