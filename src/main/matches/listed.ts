/** Saved matches as the window lists them: each with what a person put on it, and its rounds. */
import type { Refusal } from '../../shared/refusal';
import type { MatchListed, RoundListed } from '../../shared/replay-requests';
import type { ReplaySummary } from '../../shared/table';
import { seatResults } from '../../rules/seat-results';
import { accepted, type Result } from '../../rules/result';
import { gameOf } from '../games';
import type { FoundLine } from '../store/line-finder';
import type { MatchLabel } from '../store/match-lines';
import type { MatchOutline, UnreadableMatch } from '../store/match-reader';
import type { MatchRepository } from '../store/match-repository';
import { summaryOf } from './round-shown';

interface ListedPorts {
  readonly matches: Pick<MatchRepository, 'labels' | 'linesOf'>;
  /** A summary as the chosen player is offered it. */
  readonly offered: (summary: ReplaySummary) => Result<ReplaySummary, Refusal>;
}

const NOTHING: Required<MatchLabel> = { name: null, note: null, starred: false };

function roundsOf({ header, rounds }: MatchOutline, lines: readonly FoundLine[], found: ReadonlySet<number> | null): RoundListed[] {
  const { rules } = gameOf(header);
  return rounds.map(({ deal, outcome }, at): RoundListed => {
    const number = at + 1;
    const line = lines.find((each) => each.number === number);
    return {
      number,
      outcome,
      roles: header.players.map((_, seat) => rules.role(deal, seat)),
      winners: seatResults(rules, deal, outcome, header.players.length).flatMap(({ seat, won }) => (won ? [seat] : [])),
      length: line?.length ?? null,
      mistakes: line?.mistakes ?? null,
      found: found === null || found.has(number),
    };
  });
}

/** `found`: the rounds that are sought; null where nothing was, so that all are. */
export function listed(
  { matches, offered }: ListedPorts,
  all: readonly (MatchOutline | UnreadableMatch)[],
  found: readonly FoundLine[] | null,
): Result<readonly MatchListed[], Refusal> {
  const ids = all.map((each) => ('header' in each ? each.header.id : each.id));
  const labels = matches.labels(ids);
  if (!labels.ok) return labels;
  const known = matches.linesOf(ids);
  if (!known.ok) return known;
  const rows: MatchListed[] = [];
  for (const each of all) {
    if (!('header' in each)) {
      const { id, startedAt, imported, fault } = each;
      rows.push({ id, startedAt, imported, what: fault.what, ...(labels.value.get(id) ?? NOTHING), played: [], variants: [] });
      continue;
    }
    const { id, rules } = each.header;
    const summary = offered(summaryOf(each));
    if (!summary.ok) return summary;
    const sought = found === null ? null : new Set(found.flatMap(({ match, number }) => (match === id ? [number] : [])));
    rows.push({
      ...summary.value,
      ...(labels.value.get(id) ?? NOTHING),
      played: roundsOf(
        each,
        known.value.filter(({ match }) => match === id),
        sought,
      ),
      variants: gameOf(each.header).rules.variants(rules),
    });
  }
  return accepted(rows);
}
