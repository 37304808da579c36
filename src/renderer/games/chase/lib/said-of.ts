/** What somebody did, as it is said at the table: of others by name, and to whoever learns as 'you'. */
import type { Player } from '../../../../shared/chase/replay';
import type { Seat } from '../../../../shared/table';
import { t, tn } from '../../../lib/words.svelte';

/** Who is spoken of. */
export interface Spoken {
  readonly players: readonly Player[];
  /** Seats that are spoken to. */
  readonly you: readonly Seat[];
}

type Facts = Readonly<Record<string, string | number>>;

/** The name of a seat; '' for none. */
export function nameIn({ players }: Spoken, seat: Seat | null): string {
  return seat === null ? '' : (players[seat]?.name ?? '');
}

const isYou = ({ you }: Spoken, seat: Seat | null): boolean => seat !== null && you.includes(seat);

/** What one did. */
export function saidOf(
  what: 'placed' | 'placed-hideout' | 'item' | 'marked' | 'exchange-asked' | 'wants' | 'turn' | 'took-other',
  seat: Seat | null,
  spoken: Spoken,
  facts: Facts = {},
): string {
  return isYou(spoken, seat) ? t(`say.you.${what}`, facts) : t(`say.${what}`, { ...facts, name: nameIn(spoken, seat) });
}

/** F4: one is caught, and the other goes on. */
export function caughtSaid(caught: Seat | null, other: Seat | null, spoken: Spoken): string {
  const facts = { name: nameIn(spoken, caught), other: nameIn(spoken, other) };
  if (isYou(spoken, caught)) return t('say.you-caught', facts);
  return t(isYou(spoken, other) ? 'say.you-alone' : 'say.caught', facts);
}

/** T3, F7: two have each other's pile; whoever is spoken to comes first. */
export function exchangedSaid(one: Seat | null, other: Seat | null, spoken: Spoken): string {
  if (isYou(spoken, one)) return t('say.you-exchanged', { other: nameIn(spoken, other) });
  if (isYou(spoken, other)) return t('say.you-exchanged', { other: nameIn(spoken, one) });
  return t('say.exchanged', { name: nameIn(spoken, one), other: nameIn(spoken, other) });
}

/** F2: so many markers of a colour went from one to the other. */
export function handedSaid(from: Seat | null, to: Seat | null, count: number, colour: string, spoken: Spoken): string {
  const facts = { name: nameIn(spoken, from), other: nameIn(spoken, to), colour };
  if (isYou(spoken, from)) return tn('say.you-handed', count, facts);
  return tn(isYou(spoken, to) ? 'say.handed-you' : 'say.handed', count, facts);
}
