/** The rules of Chase for people: which clauses stand where, and their words, which are read only here. */
import english from '../../../../../resources/chase/rules.en.json';
import italian from '../../../../../resources/chase/rules.it.json';
import type { Language } from '../../../../shared/catalogue';
import type { RuleSection } from '../../../lib/rulebook/rulebook';

type Words = typeof english;
export type ClauseId = keyof Words['clauses'];
type SectionId = keyof Words['sections'];

/** What is missing in a language does not compile. */
const WORDS: Readonly<Record<Language, Words>> = { en: english, it: italian };

/** As somebody reads who wants to play: what there is, what each side does, how it is judged. */
export const SECTIONS: readonly (readonly [SectionId, readonly ClauseId[]])[] = [
  ['goal', []],
  ['tiles', ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8']],
  ['setup', ['S1', 'S2', 'S3', 'S4', 'S5']],
  ['placing', ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10']],
  ['markers', ['M1', 'M2', 'M3', 'M7']],
  ['catching', ['M4', 'M5', 'M6']],
  ['judging', ['J1', 'J2', 'J3', 'J4', 'J5', 'J6', 'J7', 'J8', 'J9']],
  ['ending', ['E1', 'E2', 'E3']],
  ['three', ['T1', 'T2', 'T3', 'T4', 'T5']],
  ['four', ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8']],
  ['variants', ['V1', 'V2', 'V3']],
];

/** All sections in a language, in order. */
export function sectionsIn(language: Language): readonly RuleSection[] {
  const { sections, clauses } = WORDS[language];
  return SECTIONS.map(([id, ids]) => ({ id, ...sections[id], clauses: ids.map((clause) => ({ id: clause, ...clauses[clause] })) }));
}
