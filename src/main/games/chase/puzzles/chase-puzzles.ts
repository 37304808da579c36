/** Chase's puzzles as everything that drills knows them. */
import { laidText } from '../../../../shared/chase/hint';
import type { Puzzle } from '../../../../shared/chase/puzzle';
import type { PuzzleAnswer } from '../../../../shared/chase/puzzle-answer';
import type { KindRules, PuzzleGame, Rung, Skill, Traits } from '../../../learning/game';
import { FACTS, type ListedFact } from './fact-list';
import { gradeAnswer } from './grade';
import { hintsOf } from './hints';
import { wayOn } from './route-on';

/** The steps of reading. */
const READING: readonly Rung[] = [
  { name: 'plain', theme: null },
  { name: 'close', theme: 'close-count' },
  { name: 'turned', theme: 'rotated' },
  { name: 'final', theme: 'final-tile' },
  { name: 'joint', theme: 'joint-most' },
  { name: 'out', theme: 'colour-out' },
];

const still = { moving: false, ramp: null };

/** Somebody who reads at this pace keeps up with bots of the middle levels: milliseconds a tile. */
const READING_PACE = 4000;

const KINDS: readonly KindRules[] = [
  { ...still, kind: 'read', weight: 1, pace: () => READING_PACE, ramp: READING },
  {
    ...still,
    kind: 'trail',
    weight: 3,
    moving: true,
    // The last tile lies after one less; then there is as long for the marker on it.
    pace: (puzzle, millisEach) => (puzzle.kind === 'trail' ? puzzle.position.path.length * millisEach : 0),
  },
  { ...still, kind: 'judge', weight: 3, pace: () => 60_000 },
  { ...still, kind: 'place', weight: 2, pace: () => 12_000 },
  { ...still, kind: 'pick', weight: 2, pace: () => 15_000 },
  { ...still, kind: 'route', weight: 4, pace: () => 60_000 },
];

const SKILLS: readonly Skill[] = [
  ...(['n', 'e', 's', 'w'] as const).map((way): Skill => ({ id: `read-${way}`, kind: 'read', theme: `direction-${way}`, pace: null })),
  { id: 'turned', kind: 'read', theme: 'rotated', pace: null },
  { id: 'last', kind: 'read', theme: 'final-tile', pace: null },
  { id: 'speed', kind: 'read', theme: null, pace: READING_PACE },
  { id: 'place', kind: 'place', theme: null, pace: null },
  { id: 'judge', kind: 'judge', theme: null, pace: null },
];

const FACTS_BY_ID: ReadonlyMap<string, ListedFact> = new Map(FACTS.map((fact) => [fact.id, fact]));

function traitsOf(puzzle: Puzzle, answer: PuzzleAnswer): Traits {
  const read = puzzle.kind === 'read' ? puzzle : null;
  const [expected, ...others] = read?.answer.symbols ?? [];
  return {
    direction: read?.question.direction ?? null,
    rotation: read?.position.rotation ?? null,
    chosen: answer.kind === 'read' ? answer.symbol : null,
    expected: others.length === 0 ? (expected ?? null) : null,
  };
}

export const chasePuzzles: PuzzleGame = {
  id: 'chase',
  mark: '',
  kinds: KINDS,
  daily: [
    ['read', 0.15],
    ['read', 0.35],
    ['pick', 0.35],
    ['place', 0.4],
    ['trail', 0.4],
    ['read', 0.65],
    ['judge', 0.5],
    ['place', 0.75],
    ['read', 0.9],
    ['route', 0.6],
  ],
  evenThemes: ['direction-n', 'direction-e', 'direction-s', 'direction-w'],
  skills: SKILLS,
  crowdedThemes: ['two-paths'],
  grade: gradeAnswer,
  hints: (puzzle: Puzzle, laid) => hintsOf(puzzle, wayOn, laid),
  laidText,
  traits: traitsOf,
  wanted: ({ tile, side, towards }) => ({ fact: `${tile}/${side}`, theme: towards === undefined ? null : `direction-${towards}` }),
  fact: (id) => FACTS_BY_ID.get(id) ?? null,
  packs: async () => (await import('./packs')).CHASE_PACKS,
};
