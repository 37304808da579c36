/** A game set up (S, V1, V8): all chance from the generator that is passed in. */
import { shuffled, type Random } from '../random';
import { eventsOf, hideoutsOf, PILES, PLACEHOLDER, type EventId, type PileCard } from './cards';
import type { EventPiles, Kept, Role, Rules, Setup } from './types';

export const STANDARD_RULES: Rules = { events: 'none', opening: 1, secondWind: false, bestOf: 1, handicap: false };

/** V1: how many events of the helped side lie in each pile. */
const HELPFUL: readonly number[] = [4, 5, 5];

/** V1: what is shuffled into each pile, and what lies beside the row. */
function eventsFor({ events, helps = 'fugitive' }: Rules, random: Random) {
  const none: PileCard[][] = [[], [], []];
  const all = (): EventId[] => shuffled(eventsOf('footprints', 'lens', 'neutral'), random);
  switch (events) {
    case 'none':
      return { into: none };
    case 'random': {
      const some = all();
      return { into: none.map((_, at) => some.slice(2 * at, 2 * at + 2)) };
    }
    case 'helpful': {
      const some = shuffled(eventsOf(helps === 'fugitive' ? 'footprints' : 'lens'), random);
      return { into: HELPFUL.map((count, at) => some.slice(HELPFUL.slice(0, at).reduce((a, b) => a + b, 0)).slice(0, count)) };
    }
    case 'discovery':
      return { into: none, beside: { all: all() } satisfies EventPiles };
    case 'catch-up': {
      const [f, n, m] = (['footprints', 'neutral', 'lens'] as const).map((icon) => shuffled(eventsOf(icon), random)) as [
        EventId[],
        EventId[],
        EventId[],
      ];
      return { into: none.map((): PileCard[] => [PLACEHOLDER, PLACEHOLDER]), beside: { f, n, m } satisfies EventPiles };
    }
  }
}

/** V8: one of two random events of the side that the loser plays next. */
function keptBy(seat: number, role: Role, random: Random): Kept {
  const [first, second] = shuffled(eventsOf(role === 'fugitive' ? 'footprints' : 'lens'), random);
  return { seat, event: (random.below(2) === 0 ? first : second) as EventId };
}

/** How the seats stand in a game, and who lost the one before. */
export interface Seating {
  readonly roles: readonly Role[];
  /** V8: null before the first game. */
  readonly loser: number | null;
}

/** S1, S2. */
export function deal(rules: Rules, { roles, loser }: Seating, random: Random): Setup {
  const piles = PILES.map((pile) => shuffled(hideoutsOf(pile), random));
  const first = [...(piles[0] ?? []).splice(0, 3), ...(piles[1] ?? []).splice(0, 2)];
  const { into, beside } = eventsFor(rules, random);
  const kept = rules.handicap && loser !== null ? keptBy(loser, roles[loser] ?? 'fugitive', random) : undefined;
  return {
    rules,
    roles,
    deal: first,
    piles: piles.map((cards, at) => shuffled<PileCard>([...cards, ...(into[at] ?? [])], random)),
    ...(beside && { eventPiles: beside }),
    ...(kept && { kept }),
  };
}
