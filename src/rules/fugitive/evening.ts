/**
 * How far a game leans to one side between strong players, by games that bots of level 10 played (docs/balance.md), and which option brings it
 * nearest to even. What was not played in one mix is put together of its parts, on the scale of odds.
 */
import type { Role, Rules } from './types';

/** In how many of 100 games the Fugitive won at level 10 against level 10. */
export interface Measured {
  readonly events: Readonly<Record<'none' | 'random' | 'discovery' | 'catch-up', number>>;
  readonly helpful: Readonly<Record<Role, number>>;
  /** Without events. */
  readonly secondWind: number;
  readonly opening2: number;
}

export const MEASURED: Measured = {
  events: { none: 44.7, random: 44, discovery: 45.3, 'catch-up': 40 },
  helpful: { fugitive: 73.3, marshal: 7.3 },
  secondWind: 76,
  opening2: 47.3,
};

/** What changes in the rules, and what becomes of them. */
export interface Evening {
  /** In how many of 100 games the Fugitive wins by the rules as they are. */
  readonly share: number;
  /** The side that they lean to; null where that is less than can be told. */
  readonly leans: Role | null;
  /** The option that brings them nearest to even; null where they are even enough, or nothing helps. */
  readonly propose: Partial<Pick<Rules, 'events' | 'helps' | 'secondWind' | 'handicap'>> | null;
  /** The share with it; of a `handicap`, whose gain changes sides with every loss, that of the rules as they are. */
  readonly then: number;
}

/** V1: events for both sides. */
const OTHERS = ['random', 'discovery', 'catch-up'] as const;

/** Less than so many points from even is told from chance by nobody at a table. */
const EVEN = 5;

function logit(share: number): number {
  return Math.log(share / (100 - share));
}

/** In how many of 100 games the Fugitive wins by such rules. */
export function shareOf({ events, helps, secondWind, opening }: Rules, measured: Measured = MEASURED): number {
  const base = logit(measured.events.none);
  const whole = events === 'helpful' ? measured.helpful[helps ?? 'fugitive'] : measured.events[events];
  const odds = logit(whole) + (secondWind ? logit(measured.secondWind) - base : 0) + (opening === 2 ? logit(measured.opening2) - base : 0);
  return 100 / (1 + Math.exp(-odds));
}

/** V1: `helps` stands with `helpful` alone. */
function withoutHelp({ helps: _, ...rules }: Rules): Rules {
  return rules;
}

/** What evens the rules between strong players. */
export function evening(rules: Rules, measured: Measured = MEASURED): Evening {
  const share = shareOf(rules, measured);
  const off = Math.abs(share - 50);
  if (off < EVEN) return { share, leans: null, propose: null, then: share };
  const leans: Role = share > 50 ? 'fugitive' : 'marshal';
  const weaker: Role = leans === 'fugitive' ? 'marshal' : 'fugitive';
  const options: NonNullable<Evening['propose']>[] = [
    ...(rules.events === 'helpful' && rules.helps === weaker ? [] : [{ events: 'helpful', helps: weaker } as const]),
    ...OTHERS.filter((events) => events !== rules.events).map((events) => ({ events })),
    { secondWind: !rules.secondWind },
  ];
  let best: { propose: Evening['propose']; then: number } = { propose: null, then: share };
  for (const propose of options) {
    const changed: Rules = { ...rules, ...propose };
    const then = shareOf(changed.events === 'helpful' ? changed : withoutHelp(changed), measured);
    if (Math.abs(then - 50) < Math.abs(best.then - 50) - 1) best = { propose, then };
  }
  // V8: in a series whoever lost is helped, whatever side that was.
  if (best.propose === null && rules.bestOf > 1 && !rules.handicap) best = { propose: { handicap: true }, then: share };
  return { share, leans, ...best };
}
