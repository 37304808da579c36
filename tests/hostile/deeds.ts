/** What a person at the window would do next: requests that make sense as things stand. */
import { REQUESTS, type RequestName } from '../../src/shared/contract';
import { DIRECTIONS, neighbour } from '../../src/rules/chase/compass';
import { PUZZLE_KINDS } from '../../src/shared/chase/puzzle';
import type { Puzzle } from '../../src/shared/puzzles';
import { PuzzleAnswerSchema } from '../../src/shared/chase/puzzle-answer';
import { AnswerSchema } from '../../src/shared/fugitive/puzzle';
import { MODES, type RunView } from '../../src/shared/drill';
import type { ChaseTable } from '../../src/shared/chase/table';
import type { Dice } from './dice';
import { inputFor, type Pools } from './inputs';

export interface Deed {
  readonly name: RequestName;
  readonly input: unknown;
}

/** As far as a person sees how things stand. */
export interface Scene {
  readonly table: ChaseTable | null;
  readonly run: RunView | null;
  readonly pools: Pools;
}

/** Requests that end something are asked for now and then only, or nothing would ever go on. */
const RARE: ReadonlySet<RequestName> = new Set([
  'table.give-up',
  'match.leave',
  'profile.remove',
  'copy.restore',
  'copy.save',
  'profile.export',
  'statistics.csv',
  'match.start',
  'match.arrange',
  'match.go-on',
  'pack.export',
  'profile.choose',
  'drill.start',
]);
const NAMES = Object.keys(REQUESTS) as RequestName[];

/** The next deed: of the table, of the run, or any request of the contract with an input that fits. */
export function nextDeed(scene: Scene, dice: Dice): Deed {
  const { table, run } = scene;
  if (table !== null && dice.percent(45)) return atTable(table, dice);
  const asked = run?.puzzle ?? null;
  if (run !== null && asked !== null && dice.percent(50)) return answerOf(run.id, asked, dice, scene.pools);
  if (table === null && dice.percent(15)) return dice.percent(50) ? arranged(dice, scene.pools) : started(dice);
  if ((run === null || run.state === 'over') && dice.percent(10))
    return {
      name: 'drill.start',
      input: { mode: dice.oneOf(MODES), options: dice.percent(70) ? {} : { kinds: [dice.oneOf(PUZZLE_KINDS)] } },
    };
  const name = dice.oneOf(NAMES);
  return fitting(RARE.has(name) && dice.percent(80) ? 'match.current' : name, dice, scene.pools);
}

function fitting(name: RequestName, dice: Dice, pools: Pools): Deed {
  return { name, input: inputFor(REQUESTS[name], dice, pools) };
}

function started(dice: Dice): Deed {
  return { name: 'match.start', input: { role: dice.oneOf(['runner', 'chaser', 'watch']), level: 1 + dice.below(10) } };
}

/** Two to four seats in any mix, with nobody at two of them. */
function arranged(dice: Dice, { profile = [] }: Pools): Deed {
  const seats = Array.from({ length: 2 + dice.below(3) }, (_, seat) => {
    if (profile[seat] !== undefined && dice.percent(40)) return { kind: 'profile', profile: profile[seat], assist: dice.percent(30) };
    return dice.percent(60) ? { kind: 'guest', name: `Guest ${seat}` } : { kind: 'bot', level: 1 + dice.below(10) };
  });
  const variants = {
    headStart: dice.percent(30),
    perfectPlan: dice.percent(30),
    pointsToWin: 1 + dice.below(3),
    table: dice.oneOf(['standard', 'small', 'large']),
  };
  return { name: 'match.arrange', input: { seats, firstChaser: dice.below(seats.length), variants } };
}

/** An answer to a run's puzzle, right or wrong. */
export function answerOf(run: string, puzzle: Puzzle, dice: Dice, pools: Pools): Deed {
  const ofChase = PuzzleAnswerSchema.options.find((option) => option.entries.kind.literal === puzzle.kind) ?? PuzzleAnswerSchema;
  const kind = puzzle.game === 'chase' ? ofChase : AnswerSchema;
  const tile = puzzle.game === 'chase' ? Object.keys(puzzle.tiles) : [];
  const answer = inputFor(kind, dice, { ...pools, tile, tiles: tile });
  return { name: 'drill.answer', input: { run, puzzle: puzzle.id, answer, millis: dice.below(20_000) } };
}

/** What somebody at the table would do. */
export function atTable(snapshot: ChaseTable, dice: Dice): Deed {
  const { match, table, seats, aside } = snapshot;
  const { choosesOpener } = aside;
  const opening = table.phase === 'planning' && !choosesOpener;
  const able = opening ? seats.filter(({ view }) => (view.hand?.starts ?? []).length > 0) : seats;
  const sits = able.length === 0 ? undefined : dice.oneOf(able);
  if (table.phase === 'over')
    return dice.percent(60) ? { name: 'match.next', input: { match } } : { name: 'match.leave', input: { match } };
  if (dice.percent(5)) return { name: 'table.hold', input: { match, held: dice.percent(30) } };
  if (sits === undefined) return { name: 'match.current', input: {} };
  const { seat, view } = sits;
  if (choosesOpener) return { name: 'table.act', input: { match, seat, act: { type: 'opener', opener: seat } } };
  if (table.paused)
    return dice.percent(60) ? { name: 'table.resume', input: { match, seat } } : { name: 'table.hold', input: { match, held: false } };
  if (opening) {
    const step = dice.percent(70) ? -1 : 1;
    const tiles = (view.hand?.starts ?? []).map((tile, at) => ({
      tile,
      cell: { x: table.prison.x, y: table.prison.y + step * (at + 1) },
      rotation: 0,
    }));
    return { name: 'table.act', input: { match, seat, act: { type: 'open', tiles } } };
  }
  if (view.role === 'runner') {
    const path = dice.oneOf(table.paths);
    const end = path.tiles.at(-1)?.cell ?? table.prison;
    const pile = view.hand?.pile ?? [];
    if (pile.length === 0 || dice.percent(10)) {
      const type = dice.oneOf(['switch-pile', 'exchange', 'pause'] as const);
      return type === 'pause'
        ? { name: 'table.pause', input: { match, seat } }
        : { name: 'table.act', input: { match, seat, act: { type } } };
    }
    const placement = { tile: dice.oneOf(pile), cell: neighbour(end, dice.oneOf(DIRECTIONS)), rotation: dice.oneOf([0, 90, 180, 270]) };
    return { name: 'table.act', input: { match, seat, act: { type: 'place', ...placement } } };
  }
  if (dice.percent(4)) return handOver(match, seat, dice);
  return {
    name: 'table.act',
    input: { match, seat, act: { type: 'mark', symbol: dice.oneOf(['diamond', 'square', 'star', 'triangle']) } },
  };
}

function handOver(match: string, seat: number, dice: Dice): Deed {
  const act = { type: 'hand-over', colour: dice.oneOf(['red', 'blue']), count: 1 + dice.below(15) };
  return { name: 'table.act', input: { match, seat, act } };
}
