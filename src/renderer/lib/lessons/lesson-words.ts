/** Words of a course in the language of the moment, with keys as they are bound. */
import type { Language } from '../../../shared/catalogue';

/** The words of a course, by language. */
export type CourseWords = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** What a game fills into its lessons' words. */
export interface WordFillers {
  /** What does a deed here and now, in a sentence; by the game's name of it. */
  readonly key: (deed: string) => string;
  /** Other things that the words name by what they are, such as `{symbol:star}`. */
  readonly named: (kind: string, name: string) => string | undefined;
}

/** A text with its `{kind:name}` filled in; what nothing is known of stays as it is, so that it is seen and mended. */
export function filled(text: string, { key, named }: WordFillers): string {
  return text.replace(/\{([a-z]+):([a-z0-9-]+)\}/g, (whole, kind: string, name: string) =>
    kind === 'key' ? key(name) : (named(kind, name) ?? whole),
  );
}
