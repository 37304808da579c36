/** Times of the library on the big store: pages of what is sought, by everything that can be sought, in every order, near the first and anywhere. */
import { SORTS, type Sought } from '../../../shared/find-matches';
import { BENCH_SEED, DAY, drawn, LAST_DAY } from '../../bench/given';
import { chanceOf, type Chance } from '../../chance';
import { asked, opened, quantileOf } from './store-speed';

const ASKED = 600;
/** As the window asks for them. */
const PAGE = 30;
/** Most people look at the first pages; one of so many asks jumps anywhere, as who drags the bar of the list. */
const JUMPS = 4;

interface Choices {
  readonly players: readonly { readonly name: string }[];
  readonly roles: readonly string[];
  readonly seats: readonly number[];
}

function part(chance: Chance, { players, roles, seats }: Choices): Sought {
  const name = (): string => drawn(players, chance).name;
  const from = LAST_DAY - chance.below(600) * DAY;
  return drawn<() => Sought>(
    [
      () => ({}),
      () => ({ text: drawn(['player 1', 'pla', 'match 99', 'bot', 'zz'], chance) }),
      () => ({ text: name() }),
      () => ({ player: name() }),
      () => ({ player: name(), role: drawn(roles, chance), result: drawn(['won', 'lost'] as const, chance) }),
      () => ({ player: name(), opponent: name() }),
      () => ({ result: drawn(['won', 'lost', 'nobody', 'open', 'goes-on'] as const, chance) }),
      () => ({ role: drawn(roles, chance), result: 'won' }),
      () => ({ from, before: from + (1 + chance.below(90)) * DAY }),
      () => ({ seats: drawn(seats, chance) }),
      () => ({ variant: 'none' }),
      () => ({ longer: 60_000, shorter: 120_000 }),
      () => ({ shorter: 120_000 }),
      () => ({ most: 0 }),
      () => ({ fewest: 1, most: 2 }),
      () => ({ starred: true }),
      () => ({ source: drawn(['played', 'imported'] as const, chance) }),
    ],
    chance,
  )();
}

/** A page of what is sought among the matches, 95 of 100 times, in milliseconds. */
export async function libraryFilterMillis(): Promise<number> {
  const dispatch = await opened();
  const choices = (await asked(dispatch, 'replay.choices', {})) as Choices;
  const { matches } = (await asked(dispatch, 'replay.find', { sought: {}, sort: 'newest', offset: 0, limit: PAGE })) as { matches: number };
  const chance = chanceOf(`${BENCH_SEED}/library`);
  const asks = Array.from({ length: ASKED }, () => ({
    sought: { ...part(chance, choices), ...(chance.below(2) === 0 ? part(chance, choices) : {}) },
    sort: drawn(SORTS, chance),
    offset: chance.below(JUMPS) === 0 ? chance.below(matches) : PAGE * chance.below(4),
    limit: PAGE,
  }));
  return quantileOf(0.95, ASKED, (at) => asked(dispatch, 'replay.find', asks[at]));
}
