/** Numbers that stay on the line of the word that they belong to: `Kept.svelte` shows them. */

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
