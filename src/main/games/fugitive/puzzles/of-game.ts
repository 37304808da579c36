/** Mistakes of a game as puzzles: a call much worse than the best there was asks for the best one at the same row (D3, D10). */
import { factsOf } from '../../../../rules/fugitive/analysis/facts';
import { made } from '../../../../rules/fugitive/drills/make';
import { positionOf } from '../../../../rules/fugitive/drills/position';
import { fugitive } from '../../../../rules/fugitive/fugitive';
import { seatOf } from '../../../../rules/fugitive/row';
import type { Deal, FugitiveEvent, Rules, State } from '../../../../rules/fugitive/types';
import { viewFor } from '../../../../rules/fugitive/view';
import { accepted, refused } from '../../../../rules/result';
import type { Puzzle } from '../../../../shared/fugitive/puzzle';
import type { RoundLog } from '../../../../shared/replay-requests';
import type { MistakePuzzle, Outline, RoundMistake } from '../../../learning/game';
import { provePuzzle, sealed } from './seal';

/** What a puzzle made of somebody's mistake says of where it comes from; the store knows which mistake it was. */
const MISTAKE_SOURCE = 'mistake';

/** The puzzle of a call, proved as one of a file would be; of rows with events, and of longer Manhunts, there are none. */
function callAgain(before: State, outline: (puzzle: Puzzle) => Outline): RoundMistake['made'] {
  const position = positionOf(viewFor(before, seatOf(before.setup, 'marshal')).state);
  if (position === null) return refused('no-kind');
  const kind = before.tasks[0]?.do === 'hunt' ? 'hunt' : 'call';
  const drill = made({ kind, position, question: {} });
  if (drill === null) return refused(kind === 'hunt' ? 'too-large' : 'too-close');
  const right = provePuzzle(sealed(drill, MISTAKE_SOURCE));
  if (!right.ok) return refused('too-large');
  return accepted({ puzzle: right.value, ...outline(right.value) } satisfies MistakePuzzle);
}

/** Every mistake of a game by its entry, with the puzzle that it makes or why it makes none: placements make none. */
export function puzzlesOfGame({ rules, deal, events: log }: RoundLog, outline: (puzzle: Puzzle) => Outline): readonly RoundMistake[] {
  // It was read by Fugitive's schemas.
  const events = log as readonly FugitiveEvent[];
  const states: State[] = [fugitive.begin(fugitive.setup(rules as Rules, null, deal as Deal))];
  for (const event of events) {
    const next = fugitive.apply(states[states.length - 1] as State, event);
    if (!next.ok) throw new Error(`A game that holds has an entry that cannot be: ${next.error.code}.`);
    states.push(next.value);
  }
  const work = factsOf({ states, events }, { fugitive: 1, marshal: 1 });
  let step = work.next();
  while (step.done !== true) step = work.next();
  const { calls, placements } = step.value;
  const found = [
    ...calls.filter(({ wrong }) => wrong).map(({ event, seat }) => ({ event, seat, made: callAgain(states[event] as State, outline) })),
    ...placements.filter(({ wrong }) => wrong).map(({ event, seat }) => ({ event, seat, made: refused('no-kind' as const) })),
  ];
  return found.sort((one, other) => one.event - other.event);
}
