/**
 * Reading replays at the border: first the shape (the shared schema), then what only the rules can tell (P9, T2, F1),
 * by folding the events through the engine. Nothing here throws on bad input.
 */
import { bareOf } from '../../shared/by-name';
import { ReplaySchema, type Replay } from '../../shared/chase/replay';
import { applyEvent } from '../../rules/chase/apply';
import { beginRound, type RoundRefusal, type RoundState } from '../../rules/chase/round';
import { accepted, type Result } from '../../rules/result';
import { fault, faultAt, type ReplayFault } from './fault';
import { readJson } from './json';
import { setupOf } from './setup';
import { shapeOf } from './shape';

export { plainFault, type ReplayFault } from './fault';

/** A replay that holds, with each of its rounds played to its last event. */
export interface PlayedReplay {
  readonly replay: Replay;
  readonly rounds: readonly RoundState[];
}

const checkShape = shapeOf(ReplaySchema);

/** Reads JSON text as a replay and plays it. */
export function readReplay(text: string): Result<PlayedReplay, ReplayFault> {
  const json = readJson(text);
  return json.ok ? parseReplay(json.value) : faultAt([], json.error);
}

/** Checks parsed JSON as a replay and plays it. */
export function parseReplay(json: unknown): Result<PlayedReplay, ReplayFault> {
  const shape = checkShape(json);
  if (!shape.ok) return faultAt(shape.error.keys, shape.error.what);
  const replay = { ...shape.value, tiles: bareOf(shape.value.tiles) };
  const rounds: RoundState[] = [];
  for (const at of replay.rounds.keys()) {
    const played = playRound(replay, at);
    if (!played.ok) return played;
    rounds.push(played.value);
  }
  return accepted({ replay, rounds });
}

/** Plays one round of a replay to its last event. */
function playRound(replay: Replay, at: number): Result<RoundState, ReplayFault> {
  const setup = setupOf(replay, at);
  if (!setup.ok) return setup;
  let state = beginRound(setup.value);
  const events = replay.rounds[at]?.events ?? [];
  for (const [index, event] of events.entries()) {
    const next = applyEvent(state, event);
    if (!next.ok) return eventFault(['rounds', at, 'events', index], next.error);
    state = next.value;
  }
  return accepted(state);
}

/** An impossible event as a fault of the file, at the field that makes it so: also one that the event lacks. */
function eventFault(where: readonly unknown[], error: RoundRefusal): Result<never, ReplayFault> {
  return fault(error.field === '' ? where : [...where, error.field], `fault.event.${error.code}`, { clause: error.clause });
}
