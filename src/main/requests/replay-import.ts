/** Replay files into the list: each is taken in, or offered where it goes on with a match of the list, or its first fault is told. */
import type { ChosenFile, RequestInput, RequestOutputs } from '../../shared/contract';
import type { Replay } from '../../shared/replay';
import { phrase, type FaultKey, type Phrase } from '../../shared/phrase';
import { accepted, refused, type Result } from '../engine/result';
import { relationOf } from '../replay/continues';
import { readReplay, type ReplayFault } from '../replay/parse';
import type { StoredMatch } from '../store/match-reader';
import type { MatchRepository } from '../store/match-repository';
import type { Outcome } from '../table/ports';
import { outcomeOf } from '../table/shown';
import { textOf } from './replay-files';

/** What a file holds, played through: the replay, and how each of its rounds ended. */
export interface ReadFile {
  readonly replay: Replay;
  readonly outcomes: readonly (Outcome | null)[];
}

export interface ImportPorts {
  /** Reads a file beside the window's thread (`readFile`): a large one takes seconds. */
  readonly readFile: (file: ChosenFile) => Promise<Result<ReadFile, ReplayFault>>;
  readonly matches: Pick<MatchRepository, 'has' | 'read' | 'add' | 'lengthen'>;
  /** The match at the live table, if there is one. */
  readonly playing: () => string | undefined;
  /** An id for a replay that brings none. */
  readonly newId: () => string;
}

type Imported = RequestOutputs['replay.import'];
/** `offered`: the file goes on with a match of the list, which began then; whether it may is for the person to say. */
type Taken = { readonly state: 'taken' } | { readonly state: 'offered'; readonly startedAt: string };

const TAKEN: Taken = { state: 'taken' };

function faulty(path: string, what: Phrase): Result<never, ReplayFault> {
  return refused({ path, what });
}

function known(key: FaultKey): Result<never, ReplayFault> {
  return faulty('id', phrase(key));
}

/** Takes files in; with `longer` also those that go on with a match of the list. */
export async function importReplays({ files, longer = false }: RequestInput<'replay.import'>, ports: ImportPorts): Promise<Imported> {
  let imported = 0;
  const faults: Imported['faults'][number][] = [];
  const offered: Imported['longer'][number][] = [];
  for (const [at, file] of files.entries()) {
    const read = await ports.readFile(file);
    const taken = read.ok ? take(read.value, longer, ports) : read;
    if (!taken.ok) faults.push({ file: file.name, ...taken.error });
    else if (taken.value.state === 'offered') offered.push({ at, startedAt: taken.value.startedAt });
    else imported += 1;
  }
  return { imported, faults, longer: offered };
}

/** Checks a file and plays it through. */
export function readFile(file: ChosenFile): Result<ReadFile, ReplayFault> {
  const text = textOf(file);
  if (!text.ok) return faulty('', text.error);
  const read = readReplay(text.value);
  if (!read.ok) return read;
  const { replay, rounds } = read.value;
  // Such a file is well formed, but the list would have nothing to open.
  return rounds.length === 0 ? faulty('rounds', phrase('fault.replay-empty')) : accepted({ replay, outcomes: rounds.map(outcomeOf) });
}

function take({ replay, outcomes }: ReadFile, longer: boolean, ports: ImportPorts): Result<Taken, ReplayFault> {
  const id = replay.id ?? ports.newId();
  const here = ports.matches.has(id);
  if (!here.ok) return faulty('', here.error.what);
  if (here.value) return goOn(id, { replay, outcomes }, longer, ports);
  const added = ports.matches.add({ ...replay, id }, outcomes);
  return added.ok ? accepted(TAKEN) : faulty('', added.error.what);
}

/** A file of a match that is in the list. */
function goOn(id: string, { replay, outcomes }: ReadFile, longer: boolean, { matches, playing }: ImportPorts): Result<Taken, ReplayFault> {
  const stored = matches.read(id);
  if (!stored.ok) return faulty('', stored.error.what);
  // The table knows better how the match that is played goes on.
  if (stored.value === undefined || playing() === id) return known('fault.replay-known');
  const kept: StoredMatch['replay'] = stored.value.replay;
  const relation = relationOf(replay, kept);
  if (relation !== 'longer') return known(relation === 'known' ? 'fault.replay-known' : 'fault.replay-other');
  if (!longer) return accepted({ state: 'offered', startedAt: kept.startedAt });
  const counts = kept.rounds.map(({ events }) => events.length);
  const added = matches.lengthen({ ...replay, id }, outcomes, counts);
  return added.ok ? accepted(TAKEN) : faulty('', added.error.what);
}
