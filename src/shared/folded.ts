/** Text as it is searched: in small letters and without accents, so that nobody has to type as somebody else did. */

const MARKS = /\p{M}/gu;

/** A text as it is looked through, and as what is looked for in it. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}
