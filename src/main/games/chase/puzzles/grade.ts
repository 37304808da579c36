/** Grading answers: whether one is right, and why, as data. Any right answer counts. */
import type {
  ChosenSymbol,
  Grade,
  GradedMark,
  JudgePuzzle,
  PickPuzzle,
  PlacePuzzle,
  Puzzle,
  Reading,
  ReadPuzzle,
  RoutePuzzle,
  Spot,
  TrailPuzzle,
} from '../../../../shared/chase/puzzle';
import type { PuzzleAnswer } from '../../../../shared/chase/puzzle-answer';
import type { ChaseSymbol } from '../../../../shared/chase/replay';
import { sameCell } from '../../../../rules/chase/compass';
import { colourOf, type Colour } from '../../../../rules/chase/tile';
import { walkWay } from './route';
import { streetState } from './street';

type AnswerTo<Kind extends Puzzle['kind']> = Extract<PuzzleAnswer, { kind: Kind }>;

/** A symbol held against a reading: M6 where its colour is out, else the clause that it is read by. */
function chosenSymbol(symbol: ChaseSymbol, reading: Reading, final: boolean, out?: Colour): ChosenSymbol {
  const clause = out !== undefined && colourOf(symbol) === out ? 'M6' : final ? 'M4' : 'M3';
  return { symbol, ok: reading.symbols.includes(symbol), clause };
}

function gradeRead({ question, answer }: ReadPuzzle, { symbol }: AnswerTo<'read'>): Grade {
  const chosen = chosenSymbol(symbol, answer, question.final, question.out);
  return { right: chosen.ok, reason: { kind: 'read', chosen, reading: answer, final: question.final } };
}

/**
 * One marker of a trail, on the tile at `position` (from 1), received while `lying` tiles lay (M5). Undefined where it is
 * impossible: no such tile, or not so many on the street.
 */
export function gradeMark({ answer }: TrailPuzzle, position: number, lying: number, symbol: ChaseSymbol): GradedMark | undefined {
  const tile = answer.tiles[position - 1];
  if (tile === undefined || lying < position || lying > answer.tiles.length) return undefined;
  const final = lying === position;
  const reading = final ? tile.final : tile.next;
  return reading && { ...chosenSymbol(symbol, reading, final), position, final, reading };
}

/** Right is a trail whose markers are all right, the last of them on the final tile (M1, M4). */
function gradeTrail(puzzle: TrailPuzzle, { marks }: AnswerTo<'trail'>): Grade {
  const graded: GradedMark[] = [];
  let possible = true;
  let before = 1;
  for (const [at, { symbol, lying }] of marks.entries()) {
    const mark = gradeMark(puzzle, at + 1, lying, symbol);
    // Tiles are never taken back (P5), and a final marker ends the round (M4).
    if (mark === undefined || lying < before || graded[at - 1]?.final === true) {
      possible = false;
      break;
    }
    before = lying;
    graded.push(mark);
  }
  const caught = graded[graded.length - 1]?.final === true;
  return { right: possible && caught && graded.every(({ ok }) => ok), reason: { kind: 'trail', marks: graded, caught } };
}

function gradeJudge({ answer }: JudgePuzzle, { mistakes }: AnswerTo<'judge'>): Grade {
  const [chosen = null] = mistakes;
  const right =
    chosen === null
      ? answer.mistakes.length === 0
      : answer.mistakes.some(
          ({ side, path, position, clause }) =>
            side === chosen.side && path === chosen.path && position === chosen.position && clause === chosen.clause,
        );
  return { right, reason: { kind: 'judge', chosen, mistakes: answer.mistakes } };
}

function sameSpot(one: Spot, other: Spot): boolean {
  return one.rotation === other.rotation && sameCell(one.cell, other.cell);
}

/** Right is naming every legal spot and no other. */
function gradePlace({ answer }: PlacePuzzle, { spots }: AnswerTo<'place'>): Grade {
  const missed = answer.tries
    .filter((each) => each.clause === undefined && !spots.some((spot) => sameSpot(spot, each)))
    .map(({ cell, rotation }) => ({ cell, rotation }));
  const wrong = spots.flatMap(({ cell, rotation }) => {
    const tried = answer.tries.find((each) => sameSpot(each, { cell, rotation }));
    if (tried !== undefined && tried.clause === undefined) return [];
    return [{ cell, rotation, clause: tried?.clause ?? null }];
  });
  return { right: missed.length === 0 && wrong.length === 0, reason: { kind: 'place', missed, wrong } };
}

/** Right is naming every tile that fits and no other. */
function gradePick({ answer }: PickPuzzle, { tiles }: AnswerTo<'pick'>): Grade {
  const fitting = answer.tiles.filter(({ spots }) => spots.length > 0).map(({ tile }) => tile);
  const missed = fitting.filter((tile) => !tiles.includes(tile));
  const wrong = tiles.filter((tile) => !fitting.includes(tile));
  return { right: missed.length === 0 && wrong.length === 0, reason: { kind: 'pick', missed, wrong } };
}

/** Right is any way that the engine allows, with as few tiles as there can be. */
function gradeRoute({ answer, position, question, tiles }: RoutePuzzle, { way }: AnswerTo<'route'>): Grade {
  const street = streetState(tiles, position);
  const { fault, arrived } = street.ok ? walkWay(street.value, question.hand, way) : { fault: null, arrived: false };
  const right = fault === null && arrived && way.length === answer.length;
  return { right, reason: { kind: 'route', fault, arrived, length: way.length, shortest: answer.length } };
}

/** Grades an answer to a proved puzzle; undefined where it answers another kind. */
export function gradeAnswer(puzzle: Puzzle, answer: PuzzleAnswer): Grade | undefined {
  if (puzzle.kind === 'read' && answer.kind === 'read') return gradeRead(puzzle, answer);
  if (puzzle.kind === 'trail' && answer.kind === 'trail') return gradeTrail(puzzle, answer);
  if (puzzle.kind === 'judge' && answer.kind === 'judge') return gradeJudge(puzzle, answer);
  if (puzzle.kind === 'place' && answer.kind === 'place') return gradePlace(puzzle, answer);
  if (puzzle.kind === 'pick' && answer.kind === 'pick') return gradePick(puzzle, answer);
  if (puzzle.kind === 'route' && answer.kind === 'route') return gradeRoute(puzzle, answer);
  return undefined;
}
