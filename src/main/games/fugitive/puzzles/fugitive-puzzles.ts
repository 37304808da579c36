/** Fugitive's puzzles as everything that drills knows them. */
import { judgeAnswer } from '../../../../rules/fugitive/drills/judge';
import type { Puzzle, PuzzleAnswer } from '../../../../shared/fugitive/puzzle';
import type { KindRules, PuzzleGame } from '../../../learning/game';
import { hintsOf } from './hints';

const still = { moving: false, ramp: null };

/** Paces: seconds in which somebody answers who would keep a game going at the table. */
const KINDS: readonly KindRules[] = [
  { ...still, kind: 'steps', weight: 1, pace: () => 15_000 },
  { ...still, kind: 'cheap', weight: 1, pace: () => 15_000 },
  { ...still, kind: 'where', weight: 2, pace: () => 30_000 },
  { ...still, kind: 'back', weight: 2, pace: () => 30_000 },
  { ...still, kind: 'sure', weight: 3, pace: () => 45_000 },
  { ...still, kind: 'call', weight: 2, pace: () => 40_000 },
  { ...still, kind: 'pair', weight: 3, pace: () => 45_000 },
  { ...still, kind: 'gamble', weight: 2, pace: () => 40_000 },
  { ...still, kind: 'way', weight: 4, pace: () => 60_000 },
  { ...still, kind: 'hunt', weight: 4, pace: () => 60_000 },
];

export const fugitivePuzzles: PuzzleGame = {
  id: 'fugitive',
  mark: 'fugitive ',
  kinds: KINDS,
  daily: [
    ['steps', 0.3],
    ['where', 0.3],
    ['cheap', 0.5],
    ['call', 0.35],
    ['back', 0.5],
    ['sure', 0.5],
    ['gamble', 0.6],
    ['way', 0.6],
    ['pair', 0.7],
    ['hunt', 0.6],
  ],
  evenThemes: [],
  skills: KINDS.map(({ kind }) => ({ id: `fugitive-${kind}`, kind, theme: null, pace: null })),
  crowdedThemes: [],
  grade: (puzzle: Puzzle, answer: PuzzleAnswer) => {
    const found = judgeAnswer(puzzle, answer);
    return found === null ? undefined : { right: found.right, reason: found.judged };
  },
  hints: hintsOf,
  laidText: () => '',
  traits: () => ({ direction: null, rotation: null, chosen: null, expected: null }),
  wanted: () => ({ fact: '', theme: null }),
  fact: () => null,
  packs: async () => (await import('./packs')).FUGITIVE_PACKS,
};
