/**
 * Reading replays at the border: first the shape (the game's schema), then what only the rules can tell, by folding the
 * events through them. Nothing here throws on bad input.
 */
import { phrase, type FileFault } from '../../shared/phrase';
import * as v from 'valibot';
import { bareOf } from '../../shared/by-name';
import { HEAD } from '../../shared/replay-frame';
import type { Replay, Swap } from '../../shared/replay';
import type { GameTypes } from '../../rules/game';
import { accepted, type Result } from '../../rules/result';
import { faultAt, faultOf, type PlacedFault } from './fault';
import type { ReplayGame } from './game';
import { readJson } from './json';
import type { Shape } from './schema-tree';
import { shapeOf } from './shape';

/** A replay that holds, with each of its rounds played to its last event. */
export interface PlayedReplay<G extends GameTypes = GameTypes, R extends Replay = Replay> {
  readonly replay: R;
  /** By round. */
  readonly rounds: readonly G['state'][];
}

/** A replay of whichever game, with that game. */
export interface AnyPlayedReplay extends PlayedReplay {
  readonly game: ReplayGame;
}

interface ReplayReader<Played = AnyPlayedReplay> {
  /** Reads JSON text as a replay and plays it. */
  read(text: string): Result<Played, FileFault>;
  /** Checks parsed JSON as a replay and plays it. */
  parse(json: unknown): Result<Played, FileFault>;
}

function readerOf<Played>(parse: ReplayReader<Played>['parse']): ReplayReader<Played> {
  return {
    read: (text) => {
      const json = readJson(text);
      return json.ok ? parse(json.value) : faultAt([], json.error);
    },
    parse,
  };
}

/** Reads replays of `game` alone. */
export function readerFor<G extends GameTypes, R extends Replay>(game: ReplayGame<G, R>): ReplayReader<PlayedReplay<G, R>> {
  const checkShape = shapeOf<v.GenericSchema<unknown, R> & Shape>(game.schema);
  return readerOf((json) => {
    const shape = checkShape(json);
    if (!shape.ok) return faultOf(shape.error);
    const { tiles } = shape.value;
    const replay = tiles === undefined ? shape.value : { ...shape.value, tiles: bareOf(tiles) };
    const rounds: G['state'][] = [];
    for (const at of replay.rounds.keys()) {
      const played = playRound(game, replay, at, rounds);
      if (!played.ok) return played;
      rounds.push(played.value);
    }
    return accepted({ replay, rounds });
  });
}

/** Reads replays of any of `games`. */
export function replayReader(games: readonly ReplayGame[]): ReplayReader {
  const readers = new Map(games.map((game) => [game.rules.id, { game, reader: readerFor(game) }]));
  const checkHead = shapeOf(v.looseObject({ ...HEAD, game: v.picklist([...readers.keys()]) }));
  return readerOf((json) => {
    const head = checkHead(json);
    if (!head.ok) return faultOf(head.error);
    const found = readers.get(head.value.game);
    if (found === undefined) throw new Error(`The head of a replay passed with the game ${head.value.game}.`);
    const { game, reader } = found;
    const played = reader.parse(json);
    return played.ok ? accepted({ ...played.value, game }) : played;
  });
}

/** The first swap of a round that cannot be: of a seat that nobody has, after events that there are not, or before the one before it. */
function swapFault(swaps: readonly Swap[], events: number, players: number): PlacedFault | undefined {
  let before = 0;
  for (const [at, { after, seat }] of swaps.entries()) {
    if (after > events) return { keys: [at, 'after'], what: phrase('fault.swap-after', { events }) };
    if (after < before) return { keys: [at, 'after'], what: phrase('fault.swap-order') };
    if (seat >= players) return { keys: [at, 'seat'], what: phrase('fault.swap-seat', { players }) };
    before = after;
  }
  return undefined;
}

/** Plays one round of a replay to its last event; `before` are the rounds up to it. */
function playRound<G extends GameTypes, R extends Replay>(
  game: ReplayGame<G, R>,
  replay: R,
  at: number,
  before: readonly G['state'][],
): Result<G['state'], FileFault> {
  const { rules } = game;
  const wrong = game.dealFault(replay, at, before);
  if (wrong !== undefined) return faultOf(wrong);
  const { events = [], swaps = [], ...deal } = replay.rounds[at] ?? {};
  const misplaced = swapFault(swaps, events.length, replay.players.length);
  if (misplaced !== undefined) return faultAt(['rounds', at, 'swaps', ...misplaced.keys], misplaced.what);
  let state = rules.begin(rules.setup(replay.rules, replay.tiles ?? null, deal));
  for (const [index, event] of events.entries()) {
    const next = rules.apply(state, event);
    if (!next.ok) {
      const { keys, what } = game.eventFault(next.error);
      return faultAt(['rounds', at, 'events', index, ...keys], what);
    }
    state = next.value;
  }
  return accepted(state);
}
