/** The notepad of a file, a line a call: what stood before it (N3, N4). */
import { callsIn, sixDigits } from '../../../../rules/fugitive/judge';
import { countedAt } from '../../../../rules/fugitive/notepad/count';
import { accepted, type Result } from '../../../../rules/result';
import type { State } from '../../../../rules/fugitive/types';
import type { FileFault } from '../../../../shared/phrase';
import { fault, faultAt } from '../../../replay/fault';
import { readJson } from '../../../replay/json';
import { replays } from './fugitive-replay';
import { seenReplays } from './seen-replay';

export type NotepadLine =
  | { readonly round: number; readonly event: number; readonly turn: number; readonly limit: true }
  | {
      readonly round: number;
      readonly event: number;
      readonly turn: number;
      readonly rows: string;
      readonly possible: readonly (readonly number[])[];
      readonly odds: Readonly<Record<string, number>>;
    };

/** What the notepad said before each call of a game. */
export function notepadOf(round: number, state: State): NotepadLine[] {
  return callsIn(state).map(({ at: event, before }) => {
    const { turn } = before;
    const counted = countedAt(before);
    if (counted === null) return { round, event, turn, limit: true };
    const { rows, possible, odds } = counted;
    return {
      round,
      event,
      turn,
      rows: rows.toString(),
      possible,
      odds: Object.fromEntries([...odds].map(([number, ratio]) => [String(number), sixDigits(ratio)])),
    };
  });
}

/** The lines of a file's text; of one by point of view those of the games in which that seat is the Marshal. */
export function notepadLines(text: string): Result<NotepadLine[], FileFault> {
  const json = readJson(text);
  if (!json.ok) return faultAt([], json.error);
  const view = typeof json.value === 'object' && json.value !== null && 'pointOfView' in json.value;
  if (!view) {
    const read = replays.parse(json.value);
    return read.ok ? accepted(read.value.rounds.flatMap((state, round) => notepadOf(round, state))) : read;
  }
  const read = seenReplays.parse(json.value);
  if (!read.ok) return read;
  const { replay, rounds } = read.value;
  const hers = [...rounds.entries()].filter(([, { setup }]) => setup.roles[replay.pointOfView] === 'marshal');
  if (hers.length === 0) return fault(['pointOfView'], 'fault.fugitive.never-marshal');
  return accepted(hers.flatMap(([round, state]) => notepadOf(round, state)));
}
