/** Replay files of Fugitive: how they are read, judged and written. */
import { fugitive, type FugitiveTypes } from '../../../../rules/fugitive/fugitive';
import { judge, judgeSeries } from '../../../../rules/fugitive/judge';
import { seatOf } from '../../../../rules/fugitive/row';
import type { State } from '../../../../rules/fugitive/types';
import type { Refusal } from '../../../../rules/fugitive/refusal';
import { phrase } from '../../../../shared/phrase';
import { ReplaySchema, type Replay } from '../../../../shared/fugitive/replay';
import type { PlacedFault } from '../../../replay/fault';
import type { ReplayGame } from '../../../replay/game';
import { readerFor } from '../../../replay/reader';
import { dealtFault } from './deal-fault';

/** An impossible entry as a fault of the file: at its field, in a list at the place in it. */
export function entryFault({ code, field, clause, at }: Refusal): PlacedFault {
  const keys = field === '' ? [] : at === undefined ? [field] : [field, at];
  return { keys, what: phrase(`fault.fugitive.${code}`, { clause }) };
}

/** R2: no file ends between a placeholder, or a right call of `discovery`, and the event that it brings. */
export function cutOff({ tasks: [task], outcome }: State): PlacedFault['what'] | undefined {
  return outcome === null && task?.do === 'event' ? phrase('fault.fugitive.event-cut') : undefined;
}

export const fugitiveReplay: ReplayGame<FugitiveTypes, Replay> = {
  rules: fugitive,
  schema: ReplaySchema,
  dealFault: dealtFault,
  eventFault: entryFault,
  endFault: cutOff,
  spare: [],
  trimmed: (replay) => replay,
  verdict: ({ players, rules }, rounds) => ({
    game: 'fugitive',
    rounds: rounds.map((state) => ({
      ...judge(state),
      // J1: the Marshal's.
      notepad: players[seatOf(state.setup, 'marshal')]?.notepad ?? 'off',
    })),
    ...judgeSeries(rounds, rules.bestOf),
  }),
};

/** Reads whole replays of Fugitive. */
export const replays = readerFor(fugitiveReplay);
