/** A round being judged: the tile that is looked at, and what could be wrong with it. Kept over a pause. */
import type { JudgePuzzle, PuzzleMistake } from '../../../../shared/chase/puzzle';
import type { PuzzleAnswer } from '../../../../shared/chase/puzzle-answer';
import type { WalkStep } from '../../../../shared/chase/table';
import { roundToJudge } from './judge-round';
import { oneForEach } from '../../../lib/drill/one-for-each';

/** Something that can be named: a mistake at the tile that is looked at, or that there is none at all. */
export type Option = PuzzleMistake | 'none';

/** What a tile can break: the first one meets the Prison (P7), a Hideout has clauses of its own (P6, F3). */
function placementClauses(step: WalkStep, kind: string | undefined, paths: number): PuzzleMistake['clause'][] {
  const street: PuzzleMistake['clause'][] = step.position === 1 ? ['P1', 'P2', 'P7'] : ['P1', 'P2', 'P3', 'P4'];
  if (kind !== 'hideout') return street;
  return paths === 2 ? [...street, 'P6', 'F3'] : [...street, 'P6'];
}

/** The mistakes that can be named at a step, the marker's first. */
export function mistakesAt(step: WalkStep, kind: string | undefined, paths: number): PuzzleMistake[] {
  const { path, position, marker } = step;
  const own = marker === null ? [] : [{ side: 'chasers', path, position, clause: marker.final ? 'M4' : 'M3' } as const];
  return [...own, ...placementClauses(step, kind, paths).map((clause) => ({ side: 'runners', path, position, clause }) as const)];
}

export class JudgeChoice {
  readonly #steps: readonly WalkStep[];
  readonly #options: readonly (readonly Option[])[];
  #at = $state(0);
  #option = $state<number | null>(null);
  /** Once it is answered: the step that is looked at; null for the one that decides. */
  looked = $state<number | null>(null);

  constructor(puzzle: JudgePuzzle) {
    const { steps, view } = roundToJudge(puzzle);
    this.#steps = steps;
    this.#options = steps.map((step) => [...mistakesAt(step, puzzle.tiles[step.placed.tile]?.kind, view.paths.length), 'none']);
  }

  /** The step that is looked at, from 0. */
  get at(): number {
    return this.#at;
  }
  get step(): WalkStep | undefined {
    return this.#steps[this.#at];
  }
  get options(): readonly Option[] {
    return this.#options[this.#at] ?? ['none'];
  }
  /** The option that the keys have come to. */
  get option(): Option | null {
    return this.#option === null ? null : (this.options[this.#option] ?? null);
  }

  /** Straight to a step. Answers whether there is one. */
  look(at: number): boolean {
    if (at < 0 || at >= this.#steps.length) return false;
    if (at !== this.#at) this.#option = null;
    this.#at = at;
    return true;
  }
  lookAt(path: number, position: number): boolean {
    return this.look(this.#steps.findIndex((step) => step.path === path && step.position === position));
  }

  /** On to the next option, or back; around at the ends. */
  stepOption(by: 1 | -1): void {
    const { length } = this.options;
    this.#option = this.#option === null ? (by === 1 ? 0 : length - 1) : (this.#option + by + length) % length;
  }
}

export function answerOf(option: Option): Extract<PuzzleAnswer, { kind: 'judge' }> {
  return { kind: 'judge', mistakes: option === 'none' ? [] : [{ ...option }] };
}

/** The one choice of a puzzle. */
export const judgeChoice = oneForEach((puzzle: JudgePuzzle) => new JudgeChoice(puzzle));
