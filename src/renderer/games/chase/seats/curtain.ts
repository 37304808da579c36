/**
 * Planning where others look at the same screen (S4, S5): they look away, the Runners plan one after the other, then
 * everybody looks back and the tiles go down.
 */
import type { Role } from '../../../../shared/chase/replay';
import type { ChaseSeat, RoundView } from '../../../../shared/chase/table';
import type { Seat } from '../../../../shared/table';

/**
 * `away`: others are asked to look away, nothing is shown; `plan`: the Runner at `at` of those who plan does so; `count`: the
 * plans are whole, others look back.
 */
export interface Curtain {
  readonly stage: 'away' | 'plan' | 'count';
  readonly at: number;
}

export const CLOSED: Curtain = { stage: 'away', at: 0 };

/**
 * `unseen`: a Runner takes, or gives back, the suggested plan without a look at it, so that nobody has to look away. `gone-back`: the one who plans gives the screen back to the Runner before, to change that plan. `held`: something came
 * between while others looked back, such as a question or a lost gamepad.
 */
export type CurtainEvent = 'nobody-looks' | 'unseen' | 'planned' | 'gone-back' | 'refused' | 'held';

/** What comes of an event, with `planners` Runners who plan at this screen; `unseen` are those whose plans are whole without a look. */
export function curtainAfter(curtain: Curtain, event: CurtainEvent, planners: number, unseen: readonly number[] = []): Curtain {
  const { stage, at } = curtain;
  const next = (from: number): Curtain => {
    const left = Array.from({ length: planners }, (_, each) => each).find((each) => each >= from && !unseen.includes(each));
    return left === undefined ? { stage: 'count', at: planners - 1 } : { stage: 'plan', at: left };
  };
  if (event === 'nobody-looks' && stage === 'away') return next(0);
  if (event === 'unseen' && stage === 'away') return unseen.length < planners ? curtain : next(planners);
  if (event === 'planned' && stage === 'plan') return next(at + 1);
  if (event === 'gone-back' && stage === 'plan' && at > 0) return { stage, at: at - 1 };
  // Others look at the screen already.
  if ((event === 'refused' || event === 'held') && stage === 'count') return CLOSED;
  return curtain;
}

/** The Runners here who still have Starting tiles to plan. */
export function plannersOf(seats: readonly ChaseSeat[]): Seat[] {
  return seats.filter(({ view }) => view.phase === 'planning' && (view.hand?.starts.length ?? 0) > 0).map(({ seat }) => seat);
}

/** Who must not see the plans: with four players the Runners may consult (F1), of three the one who opens plans alone (T2). */
export function watchersOf(people: readonly Seat[], planners: readonly Seat[], roles: readonly Role[]): Seat[] {
  if (planners.length === 0) return [];
  return people.filter((seat) => !planners.includes(seat) && (roles.length !== 4 || roles[seat] === 'chaser'));
}

/** What tells who plans just now. */
interface Planning {
  /** The one behind the curtain, or the only person. */
  readonly planner: Seat | null;
  /** The Runners here who still have Starting tiles. */
  readonly planners: readonly Seat[];
  readonly table: Pick<RoundView, 'paths' | 'roles'>;
  /** Runners here whose plans are whole: of them only the one who still looks at theirs plans. */
  readonly whole: readonly Seat[];
  /** Everything that is planned here is planned: others look back, and it goes down. */
  readonly done: boolean;
}

/** The Runners whose plans are waited for: first the one who plans just now, then people, then bots. */
export function plansNow({ planner, planners, whole, table, done }: Planning): Seat[] {
  if (done) return withoutTiles(table).filter((seat) => !planners.includes(seat));
  const all = [...new Set([...(planner === null ? [] : [planner]), ...planners, ...withoutTiles(table)])];
  return all.filter((seat) => seat === planner || !whole.includes(seat));
}

/** The Runners of paths on which nothing lies yet. */
export function withoutTiles({ paths, roles }: Pick<RoundView, 'paths' | 'roles'>): Seat[] {
  const first = roles.indexOf('runner');
  return paths.flatMap(({ runner, tiles }) => (tiles.length > 0 ? [] : [runner ?? first]));
}
