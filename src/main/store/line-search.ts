/** Looks through lines: which matches have a round that is sought, and in which order they stand. Knows no database. */
import { folded } from '../../shared/folded';
import type { Sort, Sought } from '../../shared/find-matches';
import type { Day, IndexedLine, IndexedMatch, IndexedSeat, Name } from './line-index';
import { endingWords, importedWords, levelWords, resultWords, unfinishedWords, variantWords } from './line-words';
import { typedDates } from './typed-dates';

/** Words of a text beyond these are not looked for: each takes a bit. */
const MOST_WORDS = 30;

/** Whether a round of a match is sought. */
type Holds = (line: IndexedLine, match: IndexedMatch) => boolean;

/** What words are marked in before lines are looked through: all names, and all days. */
export interface Marked {
  readonly names: Iterable<Name>;
  readonly days: Iterable<Day>;
}

/** Marks in all names and days which of the words stand in them; answers what tells of a line whether it has all. */
function wordsHold(text: string, { names, days }: Marked): Holds | null {
  const words = folded(text)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const bitsIn = (of: string): number => words.reduce((bits, word, at) => (of.includes(word) ? bits | (1 << at) : bits), 0);
  for (const name of names) name.words = bitsIn(name.found);
  const dates = typedDates(words);
  for (const day of days) day.words = dates.reduce((bits, date, at) => (date?.day?.(day) === true ? bits | (1 << at) : bits), 0);
  const times = dates.flatMap((date, at) => (date?.minute === undefined ? [] : [{ holds: date.minute, bit: 1 << at }]));
  // Of the few that there are each is looked at once.
  const [ofVariants, ofEndings] = [new Map<string, number>(), new Map<string | null, number>()];
  const once = <Code>(known: Map<Code, number>, code: Code, told: (code: Code) => string): number => {
    let bits = known.get(code);
    if (bits === undefined) known.set(code, (bits = bitsIn(told(code))));
    return bits;
  };
  const [ofResults, ofLevels] = [new Map<readonly IndexedSeat[], number>(), new Map<readonly IndexedSeat[], number>()];
  const [unfinished, imported] = [bitsIn(unfinishedWords()), bitsIn(importedWords())];
  const every = (1 << words.length) - 1;
  return ({ company, variants, ending, ended }, match) => {
    let bits = match.words === null ? 0 : bitsIn(match.words);
    bits |= (match.day?.words ?? 0) | once(ofVariants, variants, variantWords) | once(ofEndings, ending, endingWords);
    bits |= (ended ? once(ofResults, company, resultWords) : unfinished) | once(ofLevels, company, levelWords);
    if (match.imported) bits |= imported;
    for (const { holds, bit } of times) if (match.day !== null && holds(match.minute)) bits |= bit;
    for (const { name } of company) bits |= name.words;
    return bits === every;
  };
}

/** Whether somebody sat there as is sought. */
function seatHolds({ player, opponent, role, result }: Sought): Holds | null {
  const won = result === 'won' ? true : result === 'lost' ? false : undefined;
  if (player === undefined && opponent === undefined && role === undefined && won === undefined) return null;
  const people = player === undefined && (role !== undefined || won !== undefined);
  const against = (seat: IndexedSeat, company: readonly IndexedSeat[]): boolean => {
    const alike = company.every((each) => each.role === seat.role);
    return company.some((each) => each !== seat && each.name.name === opponent && (alike || each.role !== seat.role));
  };
  return ({ company }) => {
    for (const seat of company) {
      if (player !== undefined && seat.name.name !== player) continue;
      if (people && !seat.human) continue;
      if (role !== undefined && seat.role !== role) continue;
      if (won !== undefined && seat.won !== won) continue;
      if (opponent === undefined || against(seat, company)) return true;
    }
    return false;
  };
}

function endHolds({ result }: Sought): Holds | null {
  switch (result) {
    case 'nobody':
      return ({ ended, company }) => ended && company.length > 0 && company.every(({ won }) => won === null);
    case 'open':
      return ({ ended }) => !ended;
    case 'goes-on':
      return ({ goesOn }) => goesOn;
    default:
      return null;
  }
}

/** What has to hold of a line, each for itself. */
function parts(sought: Sought, marked: Marked): readonly Holds[] {
  const { seats, variant, longer, shorter, fewest, most, ending, level } = sought;
  const bar = `|${variant ?? ''}|`;
  const all: readonly (Holds | null)[] = [
    seats === undefined ? null : (line) => line.seats === seats,
    ending === undefined ? null : (line) => line.ending === ending,
    level === undefined ? null : ({ company }) => company.some((seat) => seat.level === level),
    longer === undefined ? null : ({ length }) => length !== null && length >= longer,
    shorter === undefined ? null : ({ length }) => length !== null && length < shorter,
    fewest === undefined ? null : ({ mistakes }) => mistakes !== null && mistakes >= fewest,
    most === undefined ? null : ({ mistakes }) => mistakes !== null && mistakes <= most,
    variant === undefined
      ? null
      : variant === 'none'
        ? (line) => line.variants === '' && line.seats > 0
        : (line) => line.variants.includes(bar),
    endHolds(sought),
    seatHolds(sought),
    wordsHold(sought.text ?? '', marked),
  ];
  return all.filter((each) => each !== null);
}

/** A match has its place in an order by what its row shows: all of its rounds together, whichever of them are sought. */
const RANKS: Readonly<Record<Exclude<Sort, 'newest' | 'oldest'>, { readonly of: 'length' | 'mistakes'; readonly most: boolean }>> = {
  longest: { of: 'length', most: true },
  shortest: { of: 'length', most: false },
  'most-mistakes': { of: 'mistakes', most: true },
  'fewest-mistakes': { of: 'mistakes', most: false },
};

/** Places below this go beside a rank into one number, which sorts far quicker than two. */
const PLACES = 2 ** 21;
/** What has no rank comes last. */
const LAST = 2 ** 31;

/** What was found: nothing is made for each match, since there may be all of them. */
export interface Found {
  readonly matches: number;
  readonly rounds: number;
  /** The matches between two places of the order, each with those of its rounds that are sought. */
  page(offset: number, limit: number): readonly { readonly match: IndexedMatch; readonly lines: readonly IndexedLine[] }[];
}

/** Looks through all matches, which stand the oldest first; of those that are alike in an order the newest comes first. */
export function search(all: readonly IndexedMatch[], marked: Marked, sought: Sought, sort: Sort): Found {
  const holds = parts(sought, marked);
  const { from, before, starred, source } = sought;
  const [first, end] = [from, before].map((moment) => (moment === undefined ? undefined : new Date(moment).toISOString()));
  const imported = source === undefined ? undefined : source === 'imported';
  const rank = sort === 'newest' || sort === 'oldest' ? null : RANKS[sort];
  const holdsAll: Holds = (line, match) => {
    for (const each of holds) if (!each(line, match)) return false;
    return true;
  };

  const places = new Int32Array(all.length);
  const ranks = new Float64Array(rank === null ? 0 : all.length);
  let [matches, rounds] = [0, 0];
  for (let place = 0; place < all.length; place++) {
    const match = all[place];
    if (match === undefined || (first !== undefined && match.startedAt < first) || (end !== undefined && match.startedAt >= end)) continue;
    if ((starred === true && !match.starred) || (imported !== undefined && match.imported !== imported)) continue;
    let hits = 0;
    for (const line of match.lines) if (holdsAll(line, match)) hits += 1;
    if (hits === 0) continue;
    if (rank !== null) {
      const shown = match[rank.of];
      const value = shown === null ? LAST : Math.min(shown, LAST - 1);
      ranks[matches] = (shown !== null && rank.most ? LAST - 1 - value : value) * PLACES + (PLACES - 1 - place);
    }
    places[matches++] = place;
    rounds += hits;
  }
  const inOrder = rank === null ? null : ranks.subarray(0, matches).sort();
  const placeOf = (at: number): number => {
    if (inOrder !== null) return PLACES - 1 - ((inOrder[at] ?? 0) % PLACES);
    return places[sort === 'oldest' ? at : matches - 1 - at] ?? 0;
  };
  return {
    matches,
    rounds,
    page: (offset, limit) =>
      Array.from({ length: Math.max(0, Math.min(limit, matches - offset)) }, (_, at) => all[placeOf(offset + at)]).flatMap((match) =>
        match === undefined ? [] : [{ match, lines: match.lines.filter((line) => holdsAll(line, match)) }],
      ),
  };
}
