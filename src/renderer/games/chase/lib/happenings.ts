/** What changed from one look at the table to the next, in words for a screen reader and as cues for sounds. */
import type { Player } from '../../../../shared/chase/replay';
import type { ChaseTable, PathView, RoundView } from '../../../../shared/chase/table';
import type { Seat } from '../../../../shared/table';
import { directionTo } from '../../../../rules/chase/compass';
import type { Cue, Happening } from '../../../lib/games';
import { leadOf } from '../../../../rules/chase/marking';
import { calledOf } from './called';
import { heardFrom } from './heard-from';
import { nextReading } from '../../../../shared/chase/table-signs';
import { caughtSaid, exchangedSaid, handedSaid, nameIn, saidOf, type Spoken } from './said-of';
import { list, t, tn } from '../../../lib/words.svelte';

function placedTexts(before: RoundView, now: RoundView, spoken: Spoken): Happening[] {
  const happenings: Happening[] = [];
  for (const [index, path] of now.paths.entries()) {
    const known = before.paths[index]?.tiles.length ?? 0;
    for (const [at, placed] of path.tiles.entries()) {
      if (at < known) continue;
      const last = path.tiles[at - 1]?.cell ?? now.prison;
      const direction = t(`direction.${directionTo(last, placed.cell) ?? 'n'}`);
      const face = now.tiles[placed.tile];
      const text =
        face?.kind === 'hideout'
          ? saidOf('placed-hideout', placed.seat, spoken, { direction })
          : saidOf('placed', placed.seat, spoken, { position: at + 1, direction });
      const from = heardFrom(now, placed.seat);
      happenings.push({ cue: face?.kind === 'hideout' ? 'hideout' : 'place', text, from });
      if (face !== undefined && face.kind !== 'hideout' && face.item !== undefined && !before.items.includes(face.item)) {
        happenings.push({ cue: 'item', text: saidOf('item', placed.seat, spoken, { item: t(`item.${face.item}`) }), from });
      }
    }
  }
  return happenings;
}

function markedTexts(before: RoundView, now: RoundView, spoken: Spoken): Happening[] {
  const happenings: Happening[] = [];
  for (const [index, path] of now.paths.entries()) {
    const known = before.paths[index]?.marks.length ?? 0;
    for (const [at, mark] of path.marks.entries()) {
      if (at < known) continue;
      const facts = { position: at + 1, symbol: t(`symbol.${mark.symbol}`) };
      happenings.push({ cue: 'mark', text: saidOf('marked', mark.seat, spoken, facts), from: heardFrom(now, mark.seat) });
    }
  }
  return happenings;
}

/** Whether the next tile to mark has become a path's last (M4), for who marks or looks on; of two paths it is said for whose Chaser. */
function finalTexts(before: RoundView, now: RoundView, spoken: Spoken): Happening[] {
  if (now.phase !== 'running' || now.role === 'runner') return [];
  return now.paths.flatMap((path, at): Happening[] => {
    const index = at === 1 ? 1 : 0;
    const reading = nextReading(now, index);
    if (reading?.final !== true) return [];
    const earlier = nextReading(before, index);
    if (earlier?.final === true && earlier.index === reading.index) return [];
    const direction = t(`direction.${reading.direction}`);
    const text =
      now.paths.length === 1 ? t('say.final', { direction }) : t('say.final-of', { direction, name: nameIn(spoken, path.chaser) });
    return [{ cue: 'final', text }];
  });
}

/** A Runner's lead is said when it has grown by so many tiles for the first time on this path. */
const LEAD_STEP = 4;

/** The longest lead that there was on a path, as of its last tile. */
function longestLead({ tiles, marks }: PathView): number {
  return Math.max(0, ...tiles.map((placed, at) => at + 1 - marks.filter(({ t }) => t < placed.t).length));
}

/** How far a Runner has come ahead of the markers (M1), as never before; of a path that two share, both. */
function leadTexts(before: RoundView, now: RoundView, spoken: Spoken): Happening[] {
  if (now.phase !== 'running') return [];
  return now.paths.flatMap((path, at): Happening[] => {
    const earlier = before.paths[at];
    const was = earlier === undefined ? 0 : longestLead(earlier);
    const tiles = leadOf(path, now.tiles);
    if (Math.floor(tiles / LEAD_STEP) <= Math.floor(was / LEAD_STEP)) return [];
    const runners = path.runner === null ? now.roles.flatMap((role, seat) => (role === 'runner' ? [seat] : [])) : [path.runner];
    return [{ cue: null, text: tn('say.lead', tiles, { name: list(runners.map((seat) => nameIn(spoken, seat))) }) }];
  });
}

/** F4: who is caught while the other goes on alone. */
function caughtTexts(before: RoundView, now: RoundView, spoken: Spoken): Happening[] {
  if (now.phase !== 'running') return [];
  return now.paths.flatMap((path, at): Happening[] => {
    const other = now.paths[1 - at];
    if (!path.caught || before.paths[at]?.caught === true || other === undefined || other.caught) return [];
    return [
      {
        cue: 'caught',
        from: heardFrom(now, path.chaser),
        text: caughtSaid(path.runner, other.runner, spoken),
      },
    ];
  });
}

/** Everything that happened between two views of the same round, oldest first; `verdict` is what was found of it, once it is over. */
export function happenings(
  before: RoundView,
  now: RoundView,
  players: readonly Player[],
  verdict: ChaseTable['verdict'] = null,
  you: readonly Seat[] = [],
): Happening[] {
  const spoken = { players, you };
  const all: Happening[] = [];
  if (before.phase === 'planning' && now.phase !== 'planning') all.push({ cue: 'start', text: t('say.started') });
  all.push(...placedTexts(before, now, spoken), ...markedTexts(before, now, spoken));
  all.push(...leadTexts(before, now, spoken));
  all.push(...finalTexts(before, now, spoken), ...caughtTexts(before, now, spoken));
  const held = now.holds[0];
  if (now.hand !== null && now.roles.length === 2 && before.phase === 'running' && held !== undefined && held !== before.holds[0]) {
    all.push({ cue: 'switch', text: tn('say.switched', now.hand.pile.length) });
  }
  if (!before.paused && now.paused) all.push({ cue: null, text: t('say.paused') });
  if (before.paused && !now.paused) all.push({ cue: null, text: t('say.resumed') });
  if (before.phase !== 'over' && now.phase === 'over') {
    const called = calledOf({ table: now, verdict });
    all.push({ cue: 'over', text: called === null ? t('say.over') : `${called.word} ${t('say.over')}` });
  }
  return all;
}

/** T2, T3, F2, F7: what only several do with each other, and who agrees to pause. */
function togetherTexts(before: ChaseTable, now: ChaseTable, spoken: Spoken): Happening[] {
  const { table } = now;
  const name = (seat: Seat): string => nameIn(spoken, seat);
  const all: Happening[] = [];
  const say = (text: string, cue: Cue | null = null): void => void all.push({ cue, text });
  if (now.aside.exchangeCalledBy !== null && now.aside.exchangeCalledBy !== before.aside.exchangeCalledBy) {
    say(saidOf('exchange-asked', now.aside.exchangeCalledBy, spoken), 'switch');
  }
  for (const { seat, colour } of now.aside.wanted) {
    if (before.aside.wanted.some((each) => each.seat === seat && each.colour === colour)) continue;
    say(saidOf('wants', seat, spoken, { colour: t(`colour.${colour}`) }));
  }
  if (table.turn !== null && table.phase === 'running' && table.turn !== before.table.turn) say(saidOf('turn', table.turn, spoken));
  for (const seat of now.agreed) {
    if (before.agreed.includes(seat) || table.paused !== before.table.paused) continue;
    say(t(table.paused ? 'say.ready' : 'say.wants-pause', { name: name(seat) }));
  }
  return all;
}

/** T3, F2, F7, P8: piles and markers that changed hands, as everybody at the table sees it. */
function handsTexts(before: ChaseTable, now: ChaseTable, spoken: Spoken): Happening[] {
  const { table } = now;
  const runners = table.roles.flatMap((role, seat) => (role === 'runner' ? [seat] : []));
  const all: Happening[] = [];
  if (before.table.phase === 'running' && table.holds[0] !== before.table.holds[0]) {
    const [first = null, second = null] = runners;
    const text = second === null ? saidOf('took-other', first, spoken) : exchangedSaid(first, second, spoken);
    all.push({ cue: 'switch', text });
  }
  for (const [at, path] of table.paths.entries()) {
    const earlier = before.table.paths[at];
    const giver = table.paths[1 - at];
    if (earlier === undefined || giver === undefined) continue;
    for (const colour of ['red', 'blue'] as const) {
      const got = path.supply[colour] - earlier.supply[colour];
      if (got <= 0) continue;
      all.push({ cue: 'switch', text: handedSaid(giver.chaser, path.chaser, got, t(`colour.${colour}`), spoken) });
    }
  }
  return all;
}

/**
 * Everything that happened between two looks at the live table: with the eyes of the only person here, or with everybody's. `you` are seats
 * that are spoken to, and not of by name.
 */
export function tableHappenings(before: ChaseTable, now: ChaseTable, you: readonly Seat[] = []): Happening[] {
  const spoken = { players: now.players, you };
  const only = now.seats.length === 1 ? now.seats[0] : undefined;
  const seen = before.seats.find(({ seat }) => seat === only?.seat)?.view ?? before.table;
  const all = happenings(seen, only?.view ?? now.table, now.players, now.verdict, you);
  // Whoever is alone with a pile hears of it as their own (P8).
  const own = only?.view.hand !== null && only !== undefined && now.players.length === 2;
  const together = [...(own ? [] : handsTexts(before, now, spoken)), ...togetherTexts(before, now, spoken)];
  return now.table.phase === 'over' ? all : [...all, ...together];
}
