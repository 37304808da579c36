/**
 * What the Marshal's own counting would say of the row, as he may think it: of all that both know, with hands of hers that could be. He knows
 * how many cards she drew from each pile, and none of those that he holds or sees.
 */
import { hideoutsOf, PILES } from '../../../../rules/fugitive/cards';
import { countedAt, type Counted } from '../../../../rules/fugitive/notepad/count';
import { faceDown, faceUp, seatOf } from '../../../../rules/fugitive/row';
import type { State } from '../../../../rules/fugitive/types';
import { hidden, type View } from '../../../../rules/fugitive/view';
import { shuffled, type Random } from '../../../../rules/random';

/** So many steps he counts with at most: he thinks of several rows and hands. */
const MOST_STEPS = 60_000;

/** Cards that could be hers, as many of each pile as she drew and has not put out. */
export function handOfHers({ state }: View, random: Random): number[] {
  const marshal = seatOf(state.setup, 'marshal');
  const known = new Set([...state.hands.fugitive, ...faceUp(state), ...state.row.flatMap(({ number, sprints }) => [number, ...sprints])]);
  const drew = state.log.map(({ event }) => (event.type === 'draw' && event.seat === marshal && event.card === null ? event.pile : 0));
  const out = new Set(state.out);
  return PILES.flatMap((pile) => {
    const put = hideoutsOf(pile).filter((card) => out.has(card)).length;
    const has = Math.max(0, drew.filter((each) => each === pile).length - put);
    return shuffled(
      hideoutsOf(pile).filter((card) => !known.has(card)),
      random,
    ).slice(0, has);
  });
}

/** What she would count with such a hand. */
export function countedByHer(state: State, hand: readonly number[]): Counted | null {
  const seen = hidden(state, 'marshal');
  return countedAt({ ...seen, hands: { ...seen.hands, marshal: hand } }, MOST_STEPS);
}

/** What threatens him in a row: by her counting, with her hands that could be. */
export interface Threat {
  /** How many of his hideouts a call finds, on average, were each called as often as it is likely. */
  readonly exposed: number;
  /** How likely her best call hits. */
  readonly hit: number;
  /** How likely it ends the game. */
  readonly lost: number;
}

/** Numbers whose odds are so near to the best are about as likely to be called. */
const NEAR_BEST = 0.85;

/** How her counting looks from where he sits: he knows which of the numbers are his. */
export function threatOf(counts: readonly (Counted | null)[], down: readonly number[]): Threat {
  let [exposed, hit, lost] = [0, 0, 0];
  for (const counted of counts) {
    if (counted === null) {
      exposed += 0.2 * down.length;
      hit += 0.2;
      lost += down.length === 1 ? 0.2 : 0;
      continue;
    }
    const odds = down.map((number) => counted.odds.get(number) ?? 0);
    exposed += odds.reduce((sum, each) => sum + each, 0);
    const best = Math.max(0, ...counted.odds.values());
    const called = [...counted.odds].filter(([, each]) => each >= NEAR_BEST * best);
    const his = called.filter(([number]) => down.includes(number)).length / Math.max(1, called.length);
    hit += his;
    // What is certain is called together, with one more.
    const unsure = odds.filter((each) => each < 1);
    lost += unsure.length === 0 ? 1 : unsure.length === 1 ? his * (unsure[0] as number) ** 0.5 : 0;
  }
  const many = Math.max(1, counts.length);
  return { exposed: exposed / many, hit: hit / many, lost: lost / many };
}

/** His hideouts face down. */
export function downOf({ row }: State): number[] {
  return faceDown(row).map((at) => row[at]?.number ?? 0);
}

/** The row once she has called `number` rightly. */
function turnedUp(state: State, number: number): State {
  return { ...state, row: state.row.map((place) => (place.number === number ? { ...place, turnedUp: state.turn } : place)) };
}

/** H2: whether he would get away in a Manhunt in which she calls what is likeliest, holding such a hand. */
export function slips(placed: State, hand: readonly number[]): boolean {
  let state = placed;
  for (;;) {
    const down = downOf(state);
    if (down.length === 0) return false;
    const counted = countedByHer(state, hand);
    if (counted === null) return true;
    const [best] = [...counted.odds].sort(([, one], [, two]) => two - one);
    if (best === undefined || !down.includes(best[0])) return true;
    state = turnedUp(state, best[0]);
  }
}
