/** The lines of a match: what its rounds are searched and sorted by, as its game and its rows tell. */
import { cameAfter, seatedAtEnd } from '../../shared/swaps';
import { gameOf } from '../games';
import type { Stored } from '../store/fault';
import type { LineSeat, MatchLine } from '../store/match-lines';
import type { MatchReader, StoredMatch } from '../store/match-reader';
import { clueOf } from '../store/clue';
import { goesOn } from './standing';

/** Of a match that cannot be read. */
const UNREADABLE: MatchLine = {
  number: 0,
  game: '',
  company: [],
  ended: false,
  ending: null,
  goesOn: false,
  length: null,
  mistakes: null,
  variants: [],
  clue: null,
};

/** How often each who sits there in the end was mistaken in a round, from when they came; null where its events do not follow from one another any more. */
function mistakesIn({ replay, swaps }: StoredMatch, at: number): readonly number[] | null {
  const { rules } = gameOf(replay);
  const round = replay.rounds[at];
  if (round === undefined) return null;
  let state = rules.begin(rules.setup(replay.rules, replay.tiles ?? null, round));
  const came = cameAfter(swaps, at + 1, replay.players.length);
  // What whoever sat there before was mistaken in is theirs, and here one reads of those who sit there in the end.
  const others = came.map(() => 0);
  for (const [count, event] of round.events.entries()) {
    if (count > 0 && came.includes(count)) {
      const so = rules.mistakes(state);
      for (const [seat, after] of came.entries()) if (after === count) others[seat] = so[seat] ?? 0;
    }
    const next = rules.apply(state, event);
    if (!next.ok) return null;
    state = next.value;
  }
  return rules.mistakes(state).map((count, seat) => Math.max(0, count - (others[seat] ?? 0)));
}

function lineOf(match: StoredMatch, at: number, common: Pick<MatchLine, 'game' | 'variants'>): MatchLine {
  const { replay, swaps } = match;
  const { rules } = gameOf(replay);
  const round = replay.rounds[at] ?? { events: [] };
  const outcome = match.rounds[at]?.outcome ?? null;
  const players = seatedAtEnd(replay.players, swaps, at + 1);
  const company = players.map(({ name, kind, level }, seat): LineSeat => ({
    name,
    human: kind === 'human',
    level: kind === 'bot' ? (level ?? null) : null,
    role: rules.role(round, seat),
    won: outcome === null ? null : rules.won(round, outcome, seat),
  }));
  const ended = outcome !== null;
  const ending = ended ? rules.ending?.(outcome) : undefined;
  const mistakes = mistakesIn(match, at);
  return {
    ...common,
    number: at + 1,
    company,
    ended,
    ending: ending === undefined ? null : `${replay.game}.${ending}`,
    goesOn: false,
    // So far, where it did not end.
    length: round.events[round.events.length - 1]?.t ?? (ended ? 0 : null),
    // Everybody's: a bot's may have decided the round, and the playback marks it as well.
    mistakes: mistakes === null ? null : mistakes.reduce((sum, each) => sum + each, 0),
    clue: at === 0 ? clueOf(replay) : null,
  };
}

/** The lines of a match as it was read; none where it is gone. */
export function linesOf(read: Stored<StoredMatch | undefined>): readonly MatchLine[] {
  if (!read.ok) return [UNREADABLE];
  if (read.value === undefined) return [];
  const match = read.value;
  const { replay, swaps, imported } = match;
  const common = { game: replay.game, variants: gameOf(replay).rules.variants(replay.rules) };
  const lines = replay.rounds.map((_, at) => lineOf(match, at, common));
  const last = lines[lines.length - 1] ?? { ...UNREADABLE, ...common, company: [] };
  const outcomes = replay.rounds.map((deal, at) => ({ deal, outcome: match.rounds[at]?.outcome ?? null }));
  return [...lines.slice(0, -1), { ...last, goesOn: goesOn({ header: replay, imported, swaps, rounds: outcomes }) }];
}

/** The lines of a match by its id. */
export function linesIn(matches: Pick<MatchReader, 'read'>, match: string): readonly MatchLine[] {
  return linesOf(matches.read(match));
}
