/** Fugitive as the table plays it: a turn game with nothing beside its rules. */
import { fugitive, type FugitiveTypes } from '../../../../rules/fugitive/fugitive';
import { judge } from '../../../../rules/fugitive/judge';
import { countedAt } from '../../../../rules/fugitive/notepad/count';
import { seatOf } from '../../../../rules/fugitive/row';
import type { State } from '../../../../rules/fugitive/types';
import { accepted, refused, type Result } from '../../../../rules/result';
import type { View } from '../../../../rules/fugitive/view';
import type { Refusal } from '../../../../shared/refusal';
import type { Player } from '../../../../shared/replay';
import type { NotepadShown, ShownVerdict } from '../../../../shared/fugitive/table';
import type { PlayerSchema } from '../../../../shared/fugitive/replay';
import type { InferOutput } from 'valibot';
import { plainAtTable } from '../../../table/plain-round';
import type { GameAtTable } from '../../../table/ports';
import { arrangedMatch, quickMatch } from './beginning';
import { fugitiveBot } from './seated-bot';

/** A verdict is asked for with every look at a game that is over, and its counts take a moment. */
const judged = new WeakMap<State, ReturnType<typeof judge>>();

function verdict(state: State, players: readonly Player[]): ShownVerdict {
  const found = judged.get(state) ?? judge(state);
  judged.set(state, found);
  // J1: the Marshal's.
  const marshal = players[seatOf(state.setup, 'marshal')] as InferOutput<typeof PlayerSchema> | undefined;
  return { ...found, notepad: marshal?.notepad ?? 'off' };
}

/** N: what the full notepad of a Marshal counts, from her view; nobody else has one. */
function notepadOf({ role, state }: View, _question: unknown, player: Player): Result<NotepadShown | null, Refusal> {
  const { notepad } = player as InferOutput<typeof PlayerSchema>;
  if (role !== 'marshal' || notepad !== 'full') return refused({ code: 'nothing-to-ask' });
  const counted = countedAt(state);
  return accepted(counted && { rows: counted.rows.toString(), possible: counted.possible, odds: [...counted.odds] });
}

export const fugitiveAtTable: GameAtTable<FugitiveTypes> = {
  ...plainAtTable<FugitiveTypes>(
    {
      rules: fugitive,
      createBot: fugitiveBot,
      told: notepadOf,
      clauses: { 'no-such-seat': 'T1', 'round-not-over': 'V7', 'game-goes-on': 'V7' },
    },
    { tiles: null, quick: quickMatch, arrange: arrangedMatch },
  ),
  // V8.
  standsAlone: ({ kept }) => kept === undefined,
  verdict,
};
