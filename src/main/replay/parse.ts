/**
 * Reading replays at the border: first the shape (the shared schema), then what only the rules can tell (P9, T2, F1),
 * by folding the events through the engine. Nothing here throws on bad input.
 */
import { ReplaySchema, type Replay } from '../../shared/replay';
import { applyEvent } from '../engine/chase/apply';
import { beginRound, type RoundRefusal, type RoundSetup, type RoundState } from '../engine/chase/round';
import { accepted, refused, type Result } from '../engine/result';
import { sentenceFor } from './refusal-words';
import { shapeOf } from './shape';

/** The first fault of a replay: where (`rounds[0].events[3].cell`, '' for the whole) and what, in one sentence. */
export interface ReplayFault {
  readonly path: string;
  readonly message: string;
}

/** A replay that holds, with each of its rounds played to its last event. */
export interface PlayedReplay {
  readonly replay: Replay;
  readonly rounds: readonly RoundState[];
}

const PLAIN_KEY = /^[A-Za-z_$][\w$-]{0,63}$/;

/** The path of keys and indices as it is written in messages. */
export function pathText(keys: readonly unknown[]): string {
  let text = '';
  for (const key of keys) {
    if (typeof key === 'number') text += `[${key}]`;
    else if (typeof key === 'string' && PLAIN_KEY.test(key)) text += text === '' ? key : `.${key}`;
    else text += `[${JSON.stringify(short(String(key), 80))}]`;
  }
  return text;
}

function fault(keys: readonly unknown[], message: string): Result<never, ReplayFault> {
  return refused({ path: pathText(keys), message });
}

/** A text cut to a readable length: it may quote what a file holds. */
function short(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
}

const checkShape = shapeOf(ReplaySchema);

/** Reads JSON text as a replay and plays it. */
export function readReplay(text: string): Result<PlayedReplay, ReplayFault> {
  if (text.trim() === '') return fault([], 'This is empty.');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return fault([], `This is not JSON: ${short(error instanceof Error ? error.message : String(error), 300)}.`);
  }
  return parseReplay(json);
}

/** Checks parsed JSON as a replay and plays it. */
export function parseReplay(json: unknown): Result<PlayedReplay, ReplayFault> {
  const shape = checkShape(json);
  if (!shape.ok) return fault(shape.error.keys, shape.error.message);
  const replay = shape.value;
  const rounds: RoundState[] = [];
  for (const at of replay.rounds.keys()) {
    const played = playRound(replay, at);
    if (!played.ok) return played;
    rounds.push(played.value);
  }
  return accepted({ replay, rounds });
}

/** The set-up of one round of a replay, as the engine takes it. */
function setupOf(replay: Replay, at: number): Result<RoundSetup, ReplayFault> {
  const round = replay.rounds[at] as Replay['rounds'][number];
  const here = ['rounds', at];
  const players = replay.players.length;
  if (round.roles.length !== players) {
    return fault([...here, 'roles'], `There must be one role for each of the ${players} players.`);
  }
  const chasers = round.roles.filter((role) => role === 'chaser').length;
  const wanted = players === 4 ? 2 : 1;
  if (chasers !== wanted) {
    return fault([...here, 'roles'], `With ${players} players there must be ${wanted === 1 ? 'one Chaser' : 'two Chasers'}.`);
  }
  const { columns, rows } = replay.rules.table;
  if (round.prison.x < 0 || round.prison.y < 0 || round.prison.x >= columns || round.prison.y >= rows) {
    return fault([...here, 'prison'], 'The Prison must lie on the table (S1).');
  }
  const runners = players - chasers;
  if (round.piles !== undefined && round.piles.length !== 2) {
    return fault([...here, 'piles'], 'There must be two piles (S3).');
  }
  if (round.starts !== undefined && round.starts.length > runners) {
    return fault([...here, 'starts'], `There can be Starting tiles for ${runners} Runner${runners === 1 ? '' : 's'} at most.`);
  }
  const seen = new Set<string>();
  for (const field of ['piles', 'starts'] as const) {
    for (const [k, pile] of (round[field] ?? []).entries()) {
      for (const [position, id] of pile.entries()) {
        const where = [...here, field, k, position];
        if (!Object.hasOwn(replay.tiles, id)) return fault(where, `There is no tile "${id}" in "tiles".`);
        if (seen.has(id)) return fault(where, `The tile "${id}" is dealt twice.`);
        seen.add(id);
      }
    }
  }
  if (round.chases !== undefined) {
    if (players !== 4) return fault([...here, 'chases'], 'Only four players have a Chaser for each path (F2).');
    const [first, second] = round.chases;
    const both = first !== second && round.chases.every((seat) => round.roles[seat] === 'chaser');
    if (!both) return fault([...here, 'chases'], 'Each of the two Chasers follows one path (F2).');
  }
  return accepted({
    rules: replay.rules,
    roles: round.roles,
    prison: round.prison,
    tiles: replay.tiles,
    piles: round.piles,
    starts: round.starts,
    chases: round.chases,
  });
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
  return fault(error.field === '' ? where : [...where, error.field], sentenceFor(error));
}
