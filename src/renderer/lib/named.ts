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
