/** What a seat can do at the live table of Chase, and what it can ask there: the schemas by which it comes in from the window. */
import * as v from 'valibot';
import { SEATS } from '../../rules/chase/seats';
import { CellSchema, ColourSchema, PositionSchema, RotationSchema, SymbolSchema, TileIdSchema } from './replay';

const placement = { tile: TileIdSchema, cell: CellSchema, rotation: RotationSchema };
const planned = v.pipe(v.array(v.strictObject(placement)), v.maxLength(3));

export const ActSchema = v.variant('type', [
  /**
   * S5: all Starting tiles of a seat at once, in the order of the path. With two Runners who open, the first plan is held until
   * the other comes, and both are taken or neither (F1): a refusal of the second lets go of the first.
   */
  v.strictObject({ type: v.literal('open'), tiles: v.pipe(v.array(v.strictObject(placement)), v.minLength(2), v.maxLength(3)) }),
  /** With the assist an illegal placement is refused with code `assist` and its clause (P9). */
  v.strictObject({ type: v.literal('place'), ...placement }),
  /** A colour that is out is refused with code `colour-out` at the first choice; the same again in 2 s loses the trail. */
  v.strictObject({ type: v.literal('mark'), symbol: SymbolSchema }),
  v.strictObject({ type: v.literal('switch-pile') }),
  /**
   * T3, F7: puts the own pile down for an exchange; once the partner's is down too, by the same act, they are swapped. A bot puts
   * its pile down at once. The caller's second act takes the pile up again.
   */
  v.strictObject({ type: v.literal('exchange') }),
  /** T2: this Runner of three players opens; asked for while `choosesOpener`. */
  v.strictObject({
    type: v.literal('opener'),
    opener: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS.most - 1)),
  }),
  /** F2: hands markers to the partner. */
  v.strictObject({
    type: v.literal('hand-over'),
    colour: ColourSchema,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(15)),
  }),
  /**
   * F4: a guess on the side, by a seat whose path is over, of a tile of the other path that has no marker yet. Nobody is told
   * before the round is over whether it was right.
   */
  v.strictObject({ type: v.literal('guess'), position: PositionSchema, symbol: SymbolSchema }),
]);
export type TableAct = v.InferOutput<typeof ActSchema>;

/** What is wrong with a plan of Starting tiles so far (P9), for a seat with the assist; `partner` is the partner's plan (F1). */
export const QuestionSchema = v.strictObject({ type: v.literal('check-plan'), tiles: planned, partner: planned });
export type TableQuestion = v.InferOutput<typeof QuestionSchema>;

/** The first planned tile that is against the rules, counted from 0, and the clause. */
export interface PlanFault {
  readonly tile: number;
  readonly clause: string;
}
