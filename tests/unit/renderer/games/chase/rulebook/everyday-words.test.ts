/** Rules are found by the words of somebody who has read none of them. */
import { describe, expect, test } from 'vitest';
import { found } from '../../../../../../src/renderer/lib/rulebook/search';
import { sectionsIn } from '../../../../../../src/renderer/games/chase/rulebook/book';
import type { Language } from '../../../../../../src/shared/catalogue';

const idsBy = (language: Language, query: string): string[] =>
  found(sectionsIn(language), query).flatMap(({ clauses }) => clauses.map(({ id }) => id));

/** What is typed, and a clause that answers it. */
const ENGLISH: readonly (readonly [string, string])[] = [
  ['tie', 'M3'],
  ['draw', 'E3'],
  ['equal', 'M3'],
  ['roundabout', 'P2'],
  ['dead end', 'P4'],
  ['win', 'E1'],
  ['lose', 'J5'],
  ['points', 'J7'],
  ['score', 'E1'],
  ['turn', 'C6'],
  ['rotate', 'C6'],
  ['swap', 'P8'],
  ['swap roles', 'E2'],
  ['hidden', 'S4'],
  ['jail', 'C7'],
  ['undo', 'P5'],
  ['cheat', 'P9'],
  ['referee', 'J1'],
  ['arrest', 'M4'],
  ['deck', 'S3'],
  ['road', 'P3'],
  ['quit', 'J8'],
  ['whose turn', 'T2'],
  ['time limit', 'S5'],
];
const ITALIAN: typeof ENGLISH = [
  ['pareggio', 'M3'],
  ['pari', 'E3'],
  ['uguale', 'M3'],
  ['rotonda', 'P2'],
  ['vicolo cieco', 'P4'],
  ['vincere', 'E1'],
  ['perdere', 'J5'],
  ['punti', 'J7'],
  ['punteggio', 'E1'],
  ['turno', 'T2'],
  ['girare', 'C6'],
  ['ruotare', 'C6'],
  ['scambiare', 'P8'],
  ['cambiare ruolo', 'E2'],
  ['nascosto', 'P8'],
  ['galera', 'C7'],
  ['annullare', 'P5'],
  ['barare', 'P9'],
  ['arbitro', 'J1'],
  ['arresto', 'M4'],
  ['mazzo', 'S3'],
  ['via', 'P3'],
  ['arrendersi', 'J8'],
  ['tempo', 'S5'],
];

describe.each([
  ['en', ENGLISH],
  ['it', ITALIAN],
] as const)('everyday words, %s', (language, asked) => {
  test.each(asked)('%s', (query, clause) => {
    expect(idsBy(language, query)).toContain(clause);
  });
  test('each clause has some', () => {
    for (const { id, also = '' } of sectionsIn(language).flatMap(({ clauses }) => clauses)) {
      expect(also.split(' ').length, id).toBeGreaterThan(3);
    }
  });
});
