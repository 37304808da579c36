/** Finds matches by their lines: which, in which order, and how many there are. */
import type { Sort, Sought } from '../../shared/find-matches';
import type { Connection } from './connection';
import { stored, type Stored } from './fault';
import { lineIndex, type LineIndex } from './line-index';
import { search } from './line-search';

/** A round as the list tells it. */
export interface FoundLine {
  readonly match: string;
  readonly number: number;
  readonly length: number | null;
  readonly mistakes: number | null;
}

export interface FoundMatches {
  /** Matches with a round that is sought, and such rounds. */
  readonly matches: number;
  readonly rounds: number;
  /** Of the page that was asked for, in order. */
  readonly ids: readonly string[];
  /** The rounds of these that are sought. */
  readonly lines: readonly FoundLine[];
}

export interface SearchAsk {
  readonly sought: Sought;
  readonly sort: Sort;
  readonly offset: number;
  readonly limit: number;
}

export interface LineChoices {
  /** Names at the tables with how many rounds they sat there, the most first. */
  readonly players: readonly { readonly name: string; readonly human: boolean; readonly rounds: number }[];
  readonly roles: readonly string[];
  readonly seats: readonly number[];
  readonly variants: readonly string[];
  readonly endings: readonly string[];
  /** Of bots. */
  readonly levels: readonly number[];
}

export interface LineFinder {
  find(ask: SearchAsk): Stored<FoundMatches>;
  /** What there is to choose among. */
  choices(): Stored<LineChoices>;
  /** All lines of some matches. */
  linesOf(matches: readonly string[]): Stored<readonly FoundLine[]>;
}

/** So many names are offered: more, and one types it. */
const MOST_NAMES = 500;

/** Over `db`, which may be one that only reads. */
export function lineFinder(db: Connection): LineFinder {
  let made: LineIndex | undefined;
  const index = (): LineIndex => (made ??= lineIndex(db));
  const lines = db.prepare<[string], FoundLine>(
    'SELECT match_id AS match, number, length, mistakes FROM match_line WHERE match_id = ? ORDER BY number',
  );
  return {
    find: ({ sought, sort, offset, limit }) =>
      stored(() => {
        const all = index().matches();
        const found = search(all, { names: index().names(), days: index().days() }, sought, sort);
        const page = found.page(offset, limit);
        return {
          matches: found.matches,
          rounds: found.rounds,
          ids: page.map(({ match }) => match.id),
          lines: page.flatMap(({ match, lines: these }) =>
            these.map(({ number, length, mistakes }) => ({ match: match.id, number, length, mistakes })),
          ),
        };
      }),
    choices: () =>
      stored(() => {
        const players = new Map<string, { name: string; human: boolean; rounds: number }>();
        const [roles, variants, endings] = [new Set<string>(), new Set<string>(), new Set<string>()];
        const [seats, levels] = [new Set<number>(), new Set<number>()];
        for (const match of index().matches()) {
          for (const line of match.lines) {
            if (line.seats > 0) seats.add(line.seats);
            if (line.variants !== '') variants.add(line.variants);
            if (line.ending !== null) endings.add(line.ending);
            for (const { name, human, role, level } of line.company) {
              roles.add(role);
              if (level !== null) levels.add(level);
              const known = players.get(name.name) ?? { name: name.name, human: false, rounds: 0 };
              known.rounds += 1;
              known.human ||= human;
              players.set(name.name, known);
            }
          }
        }
        return {
          // People first, and who sat there most.
          players: [...players.values()]
            .sort((one, other) => Number(other.human) - Number(one.human) || other.rounds - one.rounds || (one.name < other.name ? -1 : 1))
            .slice(0, MOST_NAMES),
          roles: [...roles].sort().reverse(),
          seats: [...seats].sort((one, other) => one - other),
          variants: [...new Set([...variants].flatMap((text) => text.split('|').filter((part) => part !== '')))].sort(),
          endings: [...endings].sort(),
          levels: [...levels].sort((one, other) => one - other),
        };
      }),
    linesOf: (matches) => stored(() => matches.flatMap((match) => lines.all(match))),
  };
}
