/** Learning from saved rounds: their mistakes as puzzles of the chosen player's, and rounds from a moment. */
import type { AnyTable } from '../../shared/games';
import type { Mistake } from '../../shared/learn-requests';
import type { Refusal } from '../../shared/refusal';
import type { RequestInput } from '../../shared/contract';
import { accepted, type Result } from '../../rules/result';
import type { Handlers } from '../ipc';
import type { FoundMistake } from '../matches/mistakes';
import type { ShowRound } from '../matches/round-shown';
import type { LearnedRepository } from '../store/learned-repository';
import type { MatchRepository } from '../store/match-repository';
import type { MistakeRepository } from '../store/mistake-repository';

type LearnRequest = Extract<keyof Handlers, `learn.${string}`>;

interface LearnPorts {
  /** Beside the window's thread. */
  readonly find: (round: ShowRound) => Promise<Result<readonly FoundMistake[], Refusal>>;
  readonly mistakes: MistakeRepository;
  readonly matches: Pick<MatchRepository, 'sat'>;
  readonly learned: Pick<LearnedRepository, 'of'>;
  readonly profile: () => Result<string, Refusal>;
  readonly now: () => Date;
  /** Called when there are puzzles that were not there before. */
  readonly changed: () => void;
  readonly playFrom: (from: RequestInput<'learn.play-from'>) => Result<AnyTable, Refusal>;
  readonly race: (wish: RequestInput<'learn.race'>) => Result<AnyTable, Refusal>;
}

export function learnRequests(ports: LearnPorts): Pick<Handlers, LearnRequest> {
  const { mistakes, matches } = ports;

  /** What was found, as it stands with the chosen player. */
  const told = (found: readonly FoundMistake[], { id: match, round }: ShowRound, profile: string): Result<readonly Mistake[], Refusal> => {
    const mine = mistakes.of(profile);
    if (!mine.ok) return mine;
    const known = ports.learned.of(profile);
    if (!known.ok) return known;
    const sat = matches.sat(match, profile);
    if (!sat.ok) return sat;
    const kept = new Set(mine.value.map(({ puzzle }) => puzzle));
    const own = mine.value.filter((each) => each.mine);
    const ownHere = new Set(own.flatMap((each) => (each.match === match && each.round === round + 1 ? [each.event] : [])));
    const ownPuzzles = new Set(own.map(({ puzzle }) => puzzle));
    const weak = new Set(known.value.spots.map(({ puzzle }) => puzzle));
    return accepted(
      found.map(({ event, seat, made }): Mistake => {
        const about = { event, seat, mine: sat.value(seat, round + 1, event) };
        if (!made.ok) return { ...about, puzzle: null, why: made.error, learned: 'new' };
        const { id, kind } = made.value;
        // Whoever made it elsewhere, in a drill or another round, has it already. One's own that is no weak spot is made one: also where
        // the puzzle is there from somebody else's round, or was mended before it was done wrong once more.
        const there = ownPuzzles.has(id) ? 'mended' : kept.has(id) ? 'kept' : 'new';
        const learned = weak.has(id) ? 'weak' : !about.mine ? there : ownHere.has(event) ? 'mended' : 'new';
        return { ...about, puzzle: { id, kind }, why: null, learned };
      }),
    );
  };

  return {
    'learn.mistakes': async (round) => {
      const found = await ports.find(round);
      if (!found.ok) return found;
      const chosen = ports.profile();
      return chosen.ok ? told(found.value, round, chosen.value) : chosen;
    },
    'learn.keep': async ({ events, ...round }) => {
      const found = await ports.find(round);
      if (!found.ok) return found;
      const chosen = ports.profile();
      if (!chosen.ok) return chosen;
      const sat = matches.sat(round.id, chosen.value);
      if (!sat.ok) return sat;
      const number = round.round + 1;
      const wanted = found.value.flatMap(({ event, seat, made }) =>
        events.includes(event) && made.ok
          ? [{ row: made.value, from: { match: round.id, round: number, event }, mine: sat.value(seat, number, event) }]
          : [],
      );
      const kept = mistakes.keep(chosen.value, wanted, ports.now().getTime());
      if (!kept.ok) return kept;
      ports.changed();
      return told(found.value, round, chosen.value);
    },
    'learn.play-from': (from) => ports.playFrom(from),
    'learn.race': (wish) => ports.race(wish),
  };
}
