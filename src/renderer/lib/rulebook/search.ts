/** Finding clauses by number or by words, as somebody types. */
import type { RuleClause, RuleSection } from './rulebook';

/** A piece of a text; `found` where it is what was asked for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** A text without capitals and accents, and where each of its characters came from. */
interface Folded {
  readonly text: string;
  readonly from: readonly number[];
}

function folded(text: string): Folded {
  let plain = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
    plain += bare;
    from.push(...new Array<number>(bare.length).fill(at));
    at += letter.length;
  }
  from.push(at);
  return { text: plain, from };
}

/** What was typed, as single words. */
export function wordsAsked(query: string): readonly string[] {
  return folded(query)
    .text.split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Where words begin with one of those asked for; both ends in the folded text. */
function places({ text }: Folded, asked: readonly string[]): readonly (readonly [number, number])[] {
  if (asked.length === 0) return [];
  // The longest first: of `tile` and `tiles` the whole of the second is marked.
  const any = [...asked].sort((a, b) => b.length - a.length).join('|');
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})`, 'gu'))].map(({ 0: { length }, index }) => [index, index + length]);
}

/** A text in pieces, those marked that begin a word with what was asked for. */
export function pieces(text: string, asked: readonly string[]): readonly Piece[] {
  const plain = folded(text);
  const cut: Piece[] = [];
  let done = 0;
  for (const [begin, end] of places(plain, asked)) {
    const [first, last] = [plain.from[begin] ?? 0, plain.from[end] ?? text.length];
    if (first > done) cut.push({ text: text.slice(done, first), found: false });
    cut.push({ text: text.slice(first, last), found: true });
    done = last;
  }
  if (done < text.length || cut.length === 0) cut.push({ text: text.slice(done), found: false });
  return cut;
}

function has({ id, title, text, also = '' }: RuleClause, asked: readonly string[]): boolean {
  const plain = folded(`${id} ${title} ${text} ${also}`);
  return asked.every((word) => places(plain, [word]).length > 0);
}

/** The sections with those of their clauses that have every word asked for, or the one whose number it is; all where nothing is asked. */
export function found(sections: readonly RuleSection[], query: string): readonly RuleSection[] {
  const asked = wordsAsked(query);
  if (asked.length === 0) return sections;
  const number = asked.length === 1 ? asked[0] : undefined;
  const exact = sections.some(({ clauses }) => clauses.some(({ id }) => id.toLowerCase() === number));
  return sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter((clause) => (exact ? clause.id.toLowerCase() === number : has(clause, asked))),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}
