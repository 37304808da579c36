/** The rules of Fugitive for people: which clauses stand where, and their words, which are read only here. */
import english from '../../../../../resources/fugitive/rules.en.json';
import italian from '../../../../../resources/fugitive/rules.it.json';
import type { Language } from '../../../../shared/catalogue';
import type { RuleSection } from '../../../lib/rulebook/rulebook';

type Words = typeof english;
type ClauseId = keyof Words['clauses'];
type SectionId = keyof Words['sections'];

/** What is missing in a language does not compile. */
const WORDS: Readonly<Record<Language, Words>> = { en: english, it: italian };

/** As somebody reads who wants to play. What drills ask, and how files are written, is no rule of play (D, J, R). */
export const SECTIONS: readonly (readonly [SectionId, readonly ClauseId[]])[] = [
  ['goal', []],
  ['terms', ['T1', 'T2', 'T3']],
  ['cards', ['C1', 'C2', 'C3']],
  ['setup', ['S1', 'S2']],
  ['fleeing', ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7']],
  ['hunting', ['M1', 'M2', 'M3', 'M4']],
  ['manhunt', ['H1', 'H2']],
  ['ending', ['E1', 'E2', 'E3', 'E4', 'E5']],
  ['events', ['V1', 'V2', 'V3', 'V4', 'V5', 'V6']],
  ['options', ['V7', 'V8', 'V9']],
  ['knowing', ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9']],
  ['notepad', ['N1', 'N2', 'N3', 'N4']],
];

/** All sections in a language, in order. */
export function sectionsIn(language: Language): readonly RuleSection[] {
  const { sections, clauses } = WORDS[language];
  return SECTIONS.map(([id, ids]) => ({ id, ...sections[id], clauses: ids.map((clause) => ({ id: clause, ...clauses[clause] })) }));
}
