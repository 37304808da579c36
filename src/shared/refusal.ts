/** Why something was not done, in the same form from the rules to the window. */
import type { Result } from '../rules/result';
import type { GAMES } from './game-list';
import type { Phrase } from './phrase';
import type { REFUSALS } from './refusal-codes';

type OfGames = (typeof GAMES)[number]['refusals'];
type CodesOf<Codes> = Codes extends unknown ? keyof Codes & string : never;
type ToldBy<Codes, How> = Codes extends unknown
  ? { [Code in keyof Codes]: Codes[Code] extends How ? Code & string : never }[keyof Codes]
  : never;

/** Codes by which a game of the list refuses. */
export type GameRefusalCode = CodesOf<OfGames>;

/** Every code there is. */
export type RefusalCode = keyof typeof REFUSALS | GameRefusalCode;

/** The codes that have words of their own, `refused.<code>` in the catalogue. */
export type SpokenCode = ToldBy<typeof REFUSALS, 'words'> | ToldBy<OfGames, 'words'>;

/** Why a request was not done. Codes are stable; the words are the window's. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The field at fault, where there is one. */
  readonly field?: string | undefined;
  readonly clause?: string | undefined;
  /** Closer to the point than the code, to be spoken in the person's language. */
  readonly what?: Phrase | undefined;
  /** One plain English sentence for logs. */
  readonly message?: string | undefined;
}

/** The answer to whatever may be refused. */
export type Answer<Value> = Result<Value, Refusal>;
