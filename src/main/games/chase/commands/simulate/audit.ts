/** What has to hold of every match, whoever plays it: the checks behind `simulate --matches`. */
import type { MatchRound, PlayedMatch } from '../../bots/match';
import type { Chance } from '../../../../chance';
import { applyEvent } from '../../../../../rules/chase/apply';
import { judgeMatch } from '../../../../../rules/chase/judge-match';
import { beginRound, faceOf, type RoundSetup, type RoundState } from '../../../../../rules/chase/round';
import { colourOf, COLOURS } from '../../../../../rules/chase/tile';
import { viewFor } from '../../../../../rules/chase/view';
import { shuffled } from '../../../../../rules/random';
import { readReplay } from '../../replay/chase-replay';

/** Markers of each colour, over all Chasers (C3, F2). */
const MARKERS = 15;

/** C3, F2: every marker lies on a tile or is some Chaser's. */
export function markersKept({ state }: MatchRound): boolean {
  return COLOURS.every((colour) => {
    const left = state.paths.reduce((sum, { supply }) => sum + supply[colour], 0);
    const lying = state.marks.filter(({ mark }) => colourOf(mark.symbol) === colour).length;
    return left + lying === MARKERS;
  });
}

const sorted = (ids: readonly string[]): string => [...ids].sort().join(' ');

/** S3, S4: every tile that was dealt lies on the table or is still where it was dealt, and no other does. */
export function tilesKept({ setup, state }: MatchRound): boolean {
  const lying = state.paths.flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
  const isStart = (id: string): boolean => faceOf(setup, id)?.kind === 'start';
  const routes = [...lying.filter((id) => !isStart(id)), ...(state.piles ?? []).flat()];
  const starts = [...lying.filter(isStart), ...(state.starts ?? []).flat()];
  return sorted(routes) === sorted((setup.piles ?? []).flat()) && sorted(starts) === sorted((setup.starts ?? []).flat());
}

/** The deal with all tiles that are not in `seen` changed about, Starting tiles among themselves. */
function dealtOtherwise(setup: RoundSetup, seen: ReadonlySet<string>, chance: Chance): RoundSetup {
  const moved = new Map<string, string>();
  for (const start of [true, false]) {
    const hidden = Object.keys(setup.tiles).filter((id) => !seen.has(id) && (setup.tiles[id]?.kind === 'start') === start);
    const places = shuffled(hidden, chance);
    hidden.forEach((id, at) => moved.set(id, places[at] ?? id));
  }
  const dealt = (piles: RoundSetup['piles']): RoundSetup['piles'] => piles?.map((pile) => pile.map((id) => moved.get(id) ?? id));
  return { ...setup, piles: dealt(setup.piles), starts: dealt(setup.starts) };
}

/** The round after its first `count` events; null where one of them is impossible in this deal. */
function after(setup: RoundSetup, { events }: MatchRound, count: number): RoundState | null {
  let state = beginRound(setup);
  for (const event of events.slice(0, count)) {
    const next = applyEvent(state, event);
    if (!next.ok) return null;
    state = next.value;
  }
  return state;
}

/** S4, P8, T1: what a seat sees half way is the same whatever it may not see. */
function keepsSecrets(round: MatchRound, chance: Chance): boolean {
  const count = round.events.length >> 1;
  const halfWay = after(round.setup, round, count);
  if (halfWay === null) return false;
  return round.setup.roles.every((_, seat) => {
    const view = viewFor(halfWay, seat);
    const other = after(dealtOtherwise(round.setup, new Set(Object.keys(view.tiles)), chance), round, count);
    return other !== null && JSON.stringify(viewFor(other, seat)) === JSON.stringify(view);
  });
}

/** The verdict of the match is that of its replay, written as text and read back. */
function judgedAlike({ rules, rounds }: PlayedMatch): boolean {
  const [first] = rounds;
  if (first === undefined) return false;
  const players = first.setup.roles.length;
  const text = JSON.stringify({
    format: 'lookout-replay',
    version: 1,
    game: 'chase',
    startedAt: '2026-01-01T00:00:00.000Z',
    players: first.setup.roles.map((_, seat) => ({ name: `Seat ${String(seat + 1)}`, kind: 'bot' })),
    rules,
    tiles: first.setup.tiles,
    rounds: rounds.map(({ setup: { roles, prison, piles, starts, chases }, events }) => ({ roles, prison, piles, starts, chases, events })),
  });
  const read = readReplay(text);
  if (!read.ok) return false;
  const live = judgeMatch(
    rounds.map(({ state }) => state),
    players,
    rules.pointsToWin,
  );
  return JSON.stringify(judgeMatch(read.value.rounds, players, rules.pointsToWin)) === JSON.stringify(live);
}

export const CHECKS = ['ends', 'markers-kept', 'tiles-kept', 'secrets-kept', 'judged-alike'] as const;
export type Check = (typeof CHECKS)[number];

/** The checks that a match fails; none of a good one. */
export function failedChecks(match: PlayedMatch, chance: Chance): Check[] {
  const holds: Readonly<Record<Check, boolean>> = {
    ends: match.winners.length > 0,
    'markers-kept': match.rounds.every(markersKept),
    'tiles-kept': match.rounds.every(tilesKept),
    'secrets-kept': match.rounds.every((round) => keepsSecrets(round, chance)),
    'judged-alike': judgedAlike(match),
  };
  return CHECKS.filter((check) => !holds[check]);
}
