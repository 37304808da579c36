/** What everybody at a table is called: people as they wish, bots by names of our own, and nobody like another. */

/** Names of bots for the seats in their order: a bot at a seat is always called the same, whatever its level. No two begin alike. */
const OWN = ['Pico', 'Lulu', 'Bibo', 'Momo'] as const;
/** For bots whose own name a person has: as many as there can be people beside a bot, and one more. */
const SPARE = ['Zuzu', 'Tiki', 'Fifi', 'Kiko'] as const;
export const BOT_NAMES: readonly string[] = [...OWN, ...SPARE];

const plain = (name: string): string => name.normalize('NFC').toLowerCase();

/** What somebody is called who sits down beside `others`, whose names stay: as they wish, or a bot (null) as its seat has it. */
export function nameBeside(others: readonly string[], seat: number, wanted: string | null): string {
  const taken = new Set(others.map(plain));
  const free = (name: string | undefined): name is string => name !== undefined && !taken.has(plain(name));
  if (wanted === null) return [OWN[seat], ...SPARE].find(free) ?? '';
  let name = wanted;
  for (let count = 2; !free(name); count++) name = `${wanted} (${count})`;
  return name;
}

/** Names by seat, clockwise, for what people are called (null for a bot). The second of one name has a number. */
export function namesAtTable(wanted: readonly (string | null)[]): string[] {
  const taken = new Set<string>();
  const take = (name: string): string => {
    taken.add(plain(name));
    return name;
  };
  const people = wanted.map((name) => {
    if (name === null) return null;
    let free = name;
    for (let count = 2; taken.has(plain(free)); count++) free = `${name} (${count})`;
    return take(free);
  });
  // First the bots whose own names are free, so that a person's name changes no other bot's.
  const own = people.map((name, seat) => {
    const called = name ?? OWN[seat];
    if (called === undefined || (name === null && taken.has(plain(called)))) return null;
    return take(called);
  });
  return own.map((name) => name ?? take(SPARE.find((spare) => !taken.has(plain(spare))) ?? ''));
}
