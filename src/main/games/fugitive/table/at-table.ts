/** Fugitive as the table plays it: a turn game with nothing beside its rules. */
import { fugitive, type FugitiveTypes } from '../../../../rules/fugitive/fugitive';
import { judge } from '../../../../rules/fugitive/judge';
import { countedAt } from '../../../../rules/fugitive/notepad/count';
import { seatOf } from '../../../../rules/fugitive/row';
import type { State } from '../../../../rules/fugitive/types';
import type { Player } from '../../../../shared/replay';
import type { ShownVerdict } from '../../../../shared/fugitive/table';
import type { PlayerSchema } from '../../../../shared/fugitive/replay';
import type { InferOutput } from 'valibot';
import { plainAtTable } from '../../../table/plain-round';
import type { GameAtTable } from '../../../table/ports';
import { arrangedMatch, quickMatch } from './beginning';
import { fugitiveBot } from './seated-bot';

/** A table is not held up: a count with many sprint cards face down may be given up earlier here (N) than it has to. */
const MOST_STEPS = 60_000;

/** A verdict is asked for with every look at a game that is over, and its counts take a moment. */
const judged = new WeakMap<State, ReturnType<typeof judge>>();

function verdict(state: State, players: readonly Player[]): ShownVerdict {
  const found = judged.get(state) ?? judge(state, (before) => countedAt(before, MOST_STEPS));
  judged.set(state, found);
  // J1: the Marshal's.
  const marshal = players[seatOf(state.setup, 'marshal')] as InferOutput<typeof PlayerSchema> | undefined;
  return { ...found, notepad: marshal?.notepad ?? 'off' };
}

export const fugitiveAtTable: GameAtTable<FugitiveTypes> = {
  ...plainAtTable<FugitiveTypes>(
    {
      rules: fugitive,
      createBot: fugitiveBot,
      clauses: { 'no-such-seat': 'T1', 'round-not-over': 'V7', 'game-goes-on': 'V7' },
    },
    { tiles: null, quick: quickMatch, arrange: arrangedMatch },
  ),
  verdict,
};
