/** Nerve's replay files. */
import { phrase } from '../../../src/shared/phrase';
import type { ReplayGame } from '../../../src/main/replay/game';
import { nerve, type NerveTypes } from './rules';
import { ReplaySchema, type NerveReplay } from './schemas';

const KNOWN = ['round-over', 'no-such-seat', 'not-your-turn', 'time-falls'] as const;

export const nerveReplay: ReplayGame<NerveTypes, NerveReplay> = {
  rules: nerve,
  schema: ReplaySchema,
  spare: [],
  dealFault: ({ players, rounds }, at) =>
    rounds[at]?.cards.length === players.length
      ? undefined
      : { keys: ['rounds', at, 'cards'], what: phrase('fault.event.no-such-seat', { clause: 'N1' }) },
  eventFault: ({ code, field, clause }) => {
    const known = KNOWN.find((each) => each === code);
    if (known === undefined) throw new Error(`Nerve refuses nothing with ${code}.`);
    return { keys: field === '' ? [] : [field], what: phrase(`fault.event.${known}`, { clause }) };
  },
  trimmed: (replay) => replay,
  verdict: ({ players, rules }, rounds) => ({
    rounds: rounds.map((state) => nerve.judge(state)),
    ...nerve.score(
      rules,
      players.length,
      rounds.map((state) => ({ deal: state.deal, outcome: nerve.outcome(state) })),
    ),
  }),
};
