/**
 * What a replay of Fugitive holds: rules, games as dealt and entries (R). A file by point of view has nulls where its seat knows nothing, and
 * what it was shown (R3). What only the rules can tell is checked by folding the entries through them.
 */
import * as v from 'valibot';
import { EVENT_IDS, GOAL, HIGHEST_CALL, PLACEHOLDER } from '../../rules/fugitive/cards';
import { SEATS } from '../../rules/fugitive/seats';
import { MomentSchema } from '../moment';
import { ABOUT, HEAD, MillisSchema, playerSchema, playersSchema, roundSchema, seatSchema, swapsSchema } from '../replay-frame';

const seat = seatSchema(SEATS);
const numberTo = (most: number, least = 1) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const called = numberTo(HIGHEST_CALL);
const hideout = numberTo(GOAL);
const pileNumber = v.picklist([1, 2, 3]);
const everyHideout = Array.from({ length: GOAL }, (_, at) => at + 1);

export const RoleSchema = v.picklist(['fugitive', 'marshal']);
export const EventIdSchema = v.picklist(EVENT_IDS);
export const PileCardSchema = v.picklist([...everyHideout, ...EVENT_IDS, PLACEHOLDER], 'fault.fugitive.card');

const options = {
  opening: v.picklist([1, 2]),
  secondWind: v.boolean(),
  bestOf: v.picklist([1, 3, 5]),
  handicap: v.boolean(),
};

/** V: `helps` stands with `helpful` alone. */
export const RulesSchema = v.variant('events', [
  v.strictObject({ events: v.picklist(['none', 'random', 'discovery', 'catch-up']), ...options }),
  v.strictObject({ events: v.literal('helpful'), helps: RoleSchema, ...options }),
]);

const at = { t: MillisSchema, seat };
const list = <Item extends v.GenericSchema>(item: Item, most = 100, least = 0) =>
  v.pipe(v.array(item), v.minLength(least), v.maxLength(most));
const choose = { ...at, type: v.literal('choose') };
const hideoutNumber = numberTo(HIGHEST_CALL);
const three = v.pipe(v.array(called), v.length(3));

const tip = { ...choose, event: v.literal('tip'), hideout: hideoutNumber, answer: v.picklist(['odd', 'even']) };
const witness = { ...choose, event: v.literal('witness'), hideout: hideoutNumber, answer: numberTo(3, 0) };
const cast = { ...choose, event: v.literal('cast'), hideout: hideoutNumber, answer: numberTo(100, 0) };
const dragnet = { ...choose, event: v.literal('dragnet'), numbers: three, answer: numberTo(3, 0) };
const retrace = { ...choose, event: v.literal('retrace'), card: called };
const swap = { ...choose, event: v.literal('swap'), card: v.nullable(hideout) };
const draw = { ...at, type: v.literal('draw'), pile: pileNumber, card: PileCardSchema };
const place = { ...at, type: v.literal('place'), card: hideout, sprints: list(hideout, GOAL) };
const guess = { ...at, type: v.literal('guess'), numbers: list(called, HIGHEST_CALL, 1), right: v.boolean() };
const brought = { ...at, type: v.literal('event'), card: EventIdSchema };
const keep = { ...at, type: v.literal('keep'), use: v.boolean() };
const plain = { ...at, type: v.picklist(['pass', 'stop', 'give-up', 'pause', 'resume']) };
const glimpse = { ...choose, event: v.literal('glimpse'), pile: pileNumber, answer: PileCardSchema };

/** R2. */
export const EventSchema = v.variant('type', [
  v.strictObject(draw),
  v.strictObject(place),
  v.strictObject(guess),
  v.strictObject(brought),
  v.strictObject(keep),
  v.variant('event', [
    v.strictObject(tip),
    v.strictObject(witness),
    v.strictObject(cast),
    v.strictObject(dragnet),
    v.strictObject(glimpse),
    v.strictObject(retrace),
    v.strictObject(swap),
  ]),
  v.strictObject(plain),
]);

const shownOne = v.strictObject({ place: hideoutNumber, card: hideout, sprints: list(hideout, GOAL) });
/** R3: to her what was turned up, to him what he looked at. */
const light = { shown: v.exactOptional(list(shownOne, GOAL)), seen: v.exactOptional(list(v.nullable(PileCardSchema), GOAL)) };

/** R3: an entry as one of the seats got it. */
const SeenEventSchema = v.variant('type', [
  v.strictObject({ ...draw, card: v.nullable(PileCardSchema), ...light }),
  v.strictObject({ ...place, card: v.nullable(hideout), sprints: v.union([list(hideout, GOAL), numberTo(GOAL, 0)]) }),
  v.strictObject({ ...guess, ...light }),
  v.strictObject({ ...brought, ...light }),
  v.strictObject({ ...keep, ...light }),
  v.variant('event', [
    v.strictObject(tip),
    v.strictObject(witness),
    v.strictObject(cast),
    v.strictObject(dragnet),
    v.strictObject({ ...glimpse, answer: v.nullable(PileCardSchema) }),
    v.strictObject(retrace),
    v.strictObject(swap),
  ]),
  v.strictObject(plain),
]);

const roles = v.pipe(v.array(RoleSchema), v.length(2));
const kept = v.exactOptional(v.strictObject({ seat, event: EventIdSchema }));

/** A game's cards, each as `hideouts`, `cards` and `events` let it through. */
function dealOf<H extends v.GenericSchema, C extends v.GenericSchema, E extends v.GenericSchema>(hideouts: H, cards: C, events: E) {
  const pile = v.exactOptional(list(events));
  return {
    roles,
    deal: v.pipe(v.array(hideouts), v.length(5)),
    piles: v.pipe(v.array(list(cards)), v.length(3)),
    eventPiles: v.exactOptional(v.strictObject({ all: pile, f: pile, n: pile, m: pile })),
    kept,
  };
}

const deal = dealOf(hideout, PileCardSchema, EventIdSchema);
export const DealSchema = v.strictObject(deal);
const seenDeal = dealOf(v.nullable(hideout), v.nullable(PileCardSchema), v.nullable(EventIdSchema));

export const NotepadSchema = v.picklist(['off', 'basic', 'full']);
const notepad = v.exactOptional(NotepadSchema);
export const PlayerSchema = playerSchema({ notepad });

const rounds = <Round extends v.GenericSchema>(round: Round) => v.pipe(v.array(round), v.minLength(1), v.maxLength(5));
const head = { ...HEAD, game: v.literal('fugitive') };
const about = { ...ABOUT, startedAt: v.exactOptional(MomentSchema) };
const players = playersSchema(SEATS, PlayerSchema);
/** R3: nobody can judge what a seat was not shown. */
const wholeOnly = v.exactOptional(
  v.pipe(
    v.number(),
    v.check(() => false, 'fault.fugitive.point-of-view'),
  ),
);

/** A whole file. One by point of view is refused before its nulls are looked at. */
export const ReplaySchema = v.strictObject({
  ...head,
  pointOfView: wholeOnly,
  ...about,
  players,
  rules: RulesSchema,
  rounds: rounds(v.strictObject({ ...roundSchema(deal, EventSchema).entries, swaps: swapsSchema(SEATS, PlayerSchema) })),
});

/** What stands in a match of Fugitive beside its rounds. */
export const HeaderSchema = v.omit(ReplaySchema, ['format', 'version', 'id', 'pointOfView', 'rounds']);

/** How a game ended, as it was judged then. */
export const OutcomeSchema = v.strictObject({
  ending: v.picklist(['caught', 'escaped', 'slipped', 'hunted', 'cornered', 'given-up']),
  winner: RoleSchema,
});

/** R3: a file by point of view. */
export const SeenReplaySchema = v.strictObject({
  ...head,
  ...v.omit(v.object(about), ['seed', 'random']).entries,
  pointOfView: seat,
  players,
  rules: RulesSchema,
  rounds: rounds(roundSchema(seenDeal, SeenEventSchema)),
});

export type Replay = v.InferOutput<typeof ReplaySchema>;
export type SeenReplay = v.InferOutput<typeof SeenReplaySchema>;
export type ReplayRound = Replay['rounds'][number] | SeenReplay['rounds'][number];
