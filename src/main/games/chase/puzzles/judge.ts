/** Puzzles of the kind `judge`: the first mistake of a finished round, or none (J1 to J6). */
import type { JudgePuzzle, PuzzleMistake, PuzzleTheme } from '../../../../shared/chase/puzzle';
import { judgeRound } from '../../../../rules/chase/judge';
import type { JudgedMark, RoundVerdict } from '../../../../rules/chase/verdict';
import { faceOf, type RoundState } from '../../../../rules/chase/round';
import { accepted, refused, type Result } from '../../../../rules/result';
import { parseReplay } from '../replay/chase-replay';
import { puzzleFault, type JudgeDraft, type PuzzleFault, type Solved } from './draft';
import { featuresOf, readingTowards } from './reading';

/** The round as it ended, through the reader of replays: refused is what no round can be (P9, T2, F1). */
export function judgedRound({ position, tiles }: Pick<JudgeDraft, 'position' | 'tiles'>): Result<RoundState, PuzzleFault> {
  const { rules, round } = position;
  const played = parseReplay({
    format: 'lookout-replay',
    version: 1,
    game: 'chase',
    startedAt: '2000-01-01T00:00:00Z',
    players: round.roles.map((role) => ({ name: role, kind: 'bot' })),
    rules,
    tiles,
    rounds: [round],
  });
  if (!played.ok) {
    const { path, what } = played.error;
    const keys = path.startsWith('rounds[0]') ? ['position', `round${path.slice(9)}`] : ['position'];
    return refused({ keys, what });
  }
  const [state] = played.value.rounds;
  if (state === undefined || state.ending === null || state.ending === 'given-up') {
    return puzzleFault(['position', 'round', 'events'], 'fault.puzzle-not-over');
  }
  return accepted(state);
}

/** The first mistake of either side; both where they are at the same position (J5, F6). */
function mistakesOf({ runnerMistake, chaserMistake }: RoundVerdict): PuzzleMistake[] {
  const mistakes: PuzzleMistake[] = [];
  if (runnerMistake !== null) mistakes.push({ side: 'runners', ...runnerMistake });
  if (chaserMistake !== null) mistakes.push({ side: 'chasers', ...chaserMistake });
  const first = Math.min(...mistakes.map(({ position }) => position));
  return mistakes.filter(({ position }) => position === first);
}

const THEME_OF: Partial<Record<PuzzleMistake['clause'], PuzzleTheme>> = {
  P1: 'table-edge',
  P2: 'touching-old',
  P3: 'off-centre',
  P4: 'roadblock',
  P6: 'hideout-without-items',
  M4: 'final-tile',
};

/** How a marker's tile read: what makes the mistake hard to see. */
function readingThemes(state: RoundState, { path, position, direction }: JudgedMark): PuzzleTheme[] {
  const lying = state.paths[path]?.tiles[position - 1];
  const face = lying && faceOf(state.setup, lying.tile);
  const reading = lying && face && readingTowards(face, lying.rotation, direction);
  if (face === undefined || reading === undefined) return [];
  const { leaders, lead } = featuresOf(face, reading);
  return leaders > 1 ? ['joint-most'] : lead === 1 ? ['close-count'] : [];
}

/** Solves a judge draft with the engine. */
export function solveJudge(draft: JudgeDraft): Solved<JudgePuzzle['answer']> {
  const round = judgedRound(draft);
  if (!round.ok) return round;
  const state = round.value;
  const verdict = judgeRound(state);
  const mistakes = mistakesOf(verdict);
  const themes = new Set<PuzzleTheme>();
  if (state.paths.length === 2) themes.add('two-paths');
  if (state.ending === 'trail-lost') themes.add('colour-out');
  if (mistakes.length === 0 && state.ending === 'caught') themes.add('final-tile');
  for (const { side, path, position, clause } of mistakes) {
    const theme = THEME_OF[clause];
    if (theme !== undefined) themes.add(theme);
    const mark = verdict.markers.find((each) => side === 'chasers' && each.path === path && each.position === position);
    if (mark === undefined) continue;
    themes.add(`direction-${mark.direction}`);
    for (const each of readingThemes(state, mark)) themes.add(each);
  }
  const tiles = Math.max(...state.paths.map((path) => path.tiles.length));
  // A mistake is found when the check gets there; a round without one has to be checked to its end.
  const looked = mistakes[0]?.position ?? tiles;
  const crossed = state.marks.filter(({ mark, position }) => mark.final || position <= looked).length;
  const rating = 1000 + 45 * looked + 20 * crossed + (mistakes.length === 0 ? 120 : 0) + (themes.has('close-count') ? 80 : 0);
  return accepted({ answer: { mistakes }, themes: [...themes], rating });
}
