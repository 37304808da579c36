/** How lessons say in words what the rules can check: which way somebody looks, in which corner, how many, and by which symbol. */
import type { Corner, Direction } from '../../../../../src/rules/chase/compass';
import type { ChaseSymbol } from '../../../../../src/rules/chase/tile';

export type Language = 'en' | 'it';

interface Spoken {
  /** Its group is one of `ways`. */
  readonly looks: RegExp;
  readonly ways: Readonly<Record<string, Direction>>;
  /** Its groups: one of `numbers`, then one of `corners`, with no other number between them. */
  readonly counted: RegExp;
  readonly numbers: readonly string[];
  readonly corners: Readonly<Record<string, Corner>>;
  readonly corner: RegExp;
  readonly symbols: Readonly<Record<string, ChaseSymbol>>;
  /** The options of a question for a way, from north clockwise, and for a number, from none. */
  readonly wayOptions: readonly string[];
  readonly numberOptions: readonly string[];
}

/** A number, and where so many are: whatever is said between, but no other number and no end of the sentence. */
const countedBy = (numbers: readonly string[], corners: readonly string[]): RegExp => {
  const number = numbers.join('|');
  return new RegExp(`\\b(${number})\\b(?:(?!\\b(?:${number})\\b)[^.:;?!])*?(${corners.join('|')})`, 'giu');
};

const EN_NUMBERS = ['nobody', 'one', 'two', 'three', 'four'];
const EN_CORNERS = { 'top left': 'nw', 'top right': 'ne', 'bottom right': 'se', 'bottom left': 'sw' } as const;
const IT_NUMBERS = ['nessuno', 'uno', 'due', 'tre', 'quattro'];
const IT_CORNERS = {
  'in alto a sinistra': 'nw',
  'in alto a destra': 'ne',
  'in basso a destra': 'se',
  'in basso a sinistra': 'sw',
} as const;

const SPOKEN: Readonly<Record<Language, Spoken>> = {
  en: {
    looks: /\blooks? (up|right|down|left)\b/giu,
    ways: { up: 'n', right: 'e', down: 's', left: 'w' },
    counted: countedBy(EN_NUMBERS, Object.keys(EN_CORNERS)),
    numbers: EN_NUMBERS,
    corners: EN_CORNERS,
    corner: new RegExp(Object.keys(EN_CORNERS).join('|'), 'iu'),
    symbols: { diamond: 'diamond', square: 'square', star: 'star', triangle: 'triangle' },
    wayOptions: ['Up', 'To the right', 'Down', 'To the left'],
    numberOptions: ['Nobody', 'One', 'Two', 'Three', 'Four'],
  },
  it: {
    looks: /guard(?:a|ano) (in su|a destra|in giù|a sinistra)/giu,
    ways: { 'in su': 'n', 'a destra': 'e', 'in giù': 's', 'a sinistra': 'w' },
    counted: countedBy(IT_NUMBERS, Object.keys(IT_CORNERS)),
    numbers: IT_NUMBERS,
    corners: IT_CORNERS,
    corner: new RegExp(Object.keys(IT_CORNERS).join('|'), 'iu'),
    symbols: { rombo: 'diamond', quadrato: 'square', stella: 'star', triangolo: 'triangle' },
    wayOptions: ['Su', 'A destra', 'Giù', 'A sinistra'],
    numberOptions: ['Nessuno', 'Uno', 'Due', 'Tre', 'Quattro'],
  },
};

/** Which ways a text says that somebody looks. */
export function waysIn(text: string, language: Language): Direction[] {
  const { looks, ways } = SPOKEN[language];
  return [...text.matchAll(looks)].map(([, way = '']) => ways[way.toLowerCase()] as Direction);
}

/** How many a text says look the way of the step, corner by corner. */
export function countsIn(text: string, language: Language): { readonly corner: Corner; readonly witnesses: number }[] {
  const { counted, numbers, corners } = SPOKEN[language];
  return [...text.matchAll(counted)].map(([, number = '', corner = '']) => ({
    corner: corners[corner.toLowerCase()] as Corner,
    witnesses: numbers.indexOf(number.toLowerCase()),
  }));
}

/** The first corner that a text speaks of; undefined where it speaks of none. */
export function cornerIn(text: string, language: Language): Corner | undefined {
  const found = SPOKEN[language].corner.exec(text)?.[0];
  return found === undefined ? undefined : SPOKEN[language].corners[found.toLowerCase()];
}

/** The symbols that a text names, and those whose key it names. */
export function symbolsIn(text: string, language: Language): ChaseSymbol[] {
  const named = Object.entries(SPOKEN[language].symbols).filter(([word]) => new RegExp(`(?<!-)\\b${word}\\b`, 'iu').test(text));
  const keys = [...text.matchAll(/\{key:mark-(\w+)\}/g)].map(([, symbol]) => symbol as ChaseSymbol);
  return [...new Set([...named.map(([, symbol]) => symbol), ...keys])];
}

/** Which way an option of a question says; undefined where it says none. */
export function wayOf(option: string, language: Language): Direction | undefined {
  const at = SPOKEN[language].wayOptions.indexOf(option);
  return at < 0 ? undefined : (['n', 'e', 's', 'w'] as const)[at];
}

/** The number that an option of a question is; undefined where it is none. */
export function numberOf(option: string, language: Language): number | undefined {
  const at = SPOKEN[language].numberOptions.indexOf(option);
  return at < 0 ? undefined : at;
}
