/** Replays of which something is damaged: what is left of one once the damaged place and what depends on it are taken away. */
import type { PlacedFault } from './fault';

/** So many places of one file are passed over; one with more is no replay any more. */
export const MOST_FAULTS = 8;

/** Fields that nothing of a match depends on. */
const BESIDE: ReadonlySet<unknown> = new Set(['id', 'seed', 'random']);

/** A fault of a file; `spare`: in a field that only tells more, without which the rest is the same. */
export interface Damage extends PlacedFault {
  readonly spare?: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function without(fields: Fields, key: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([each]) => each !== key));
}

/** A round up to so many of its events; who came later than these did not. */
function shortened(round: Fields, count: number): Fields {
  const events = listOf(round['events']).slice(0, count);
  if (!Array.isArray(round['swaps'])) return { ...round, events };
  const swaps = round['swaps'].filter((swap) => !(Number(fieldsOf(swap)['after']) > events.length));
  return { ...round, events, swaps };
}

/** What is left of a round when `place` in it is damaged; undefined: nothing. */
function roundUpTo(round: unknown, [field, at]: readonly unknown[], torn: boolean): Fields | undefined {
  const fields = fieldsOf(round);
  const events = listOf(fields['events']);
  if (field === 'swaps') return { ...fields, swaps: typeof at === 'number' ? listOf(fields['swaps']).slice(0, at) : [] };
  // A text that is torn between two fields or two events has all of those before.
  const left = field === 'events' && typeof at === 'number' ? at : torn && (field === 'events' || field === undefined) ? events.length : 0;
  return left > 0 ? shortened(fields, left) : undefined;
}

/**
 * A file's JSON without what is damaged at `fault`, and without what comes after that in a match; undefined where nothing of a match is left.
 * `torn`: the text breaks off there, so that the JSON has nothing behind it.
 */
export function upTo(json: unknown, { keys, what, spare = false }: Damage, torn: boolean): unknown {
  const file = fieldsOf(json);
  const [field, at, ...inside] = keys;
  if (field === 'rounds' && typeof at === 'number') {
    const rounds = listOf(file['rounds']);
    if (spare) return { ...file, rounds: rounds.map((round, n) => (n === at ? without(fieldsOf(round), String(inside[0])) : round)) };
    const last = roundUpTo(rounds[at], inside, torn);
    return { ...file, rounds: [...rounds.slice(0, at), ...(last === undefined ? [] : [last])] };
  }
  // Whatever needs the face is found later on.
  if (field === 'tiles' && typeof at === 'string') return { ...file, tiles: without(fieldsOf(file['tiles']), at) };
  if (torn) return json;
  if (typeof field !== 'string' || !Object.hasOwn(file, field)) return undefined;
  return BESIDE.has(field) || (keys.length === 1 && what.key === 'fault.no-such-field') ? without(file, field) : undefined;
}
