/**
 * Reading replays at the border: first the shape (the game's schema), then what only the rules can tell, by folding the
 * events through them. Nothing here throws on bad input.
 */
import { phrase, type FileFault, type Phrase } from '../../shared/phrase';
import * as v from 'valibot';
import { bareOf } from '../../shared/by-name';
import { HEAD, REPLAY_VERSION } from '../../shared/replay-frame';
import type { Replay, Swap } from '../../shared/replay';
import type { GameTypes } from '../../rules/game';
import { accepted, refused, type Result } from '../../rules/result';
import { MOST_FAULTS, upTo, type Damage } from './as-far';
import { faultAt, faultOf, fileFaultOf, type PlacedFault } from './fault';
import type { ReplayGame } from './game';
import { readJson } from './json';
import { readJsonAsFar } from './json-prefix';
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

/** A replay as far as it holds. */
export interface ReplayAsFar<Played = AnyPlayedReplay> {
  readonly played: Played;
  /** What is damaged, in the order in which it was found; none in a file that holds. */
  readonly faults: readonly FileFault[];
}

interface ReplayReader<Played = AnyPlayedReplay> {
  /** Reads JSON text as a replay and plays it. */
  read(text: string): Result<Played, FileFault>;
  /** Checks parsed JSON as a replay and plays it. */
  parse(json: unknown): Result<Played, FileFault>;
  /**
   * Reads a text of which something may be damaged, as far as it holds: the events up to there. Refused with the first fault where not one
   * event is left. `ends`: the rest of the file is no text, and why.
   */
  readAsFar(text: string, ends?: Phrase | null): Result<ReplayAsFar<Played>, FileFault>;
}

/** Checks parsed JSON as a replay and plays it. */
type CheckReplay<Played> = (json: unknown) => Result<Played, Damage>;

function readerOf<Played extends PlayedReplay>(check: CheckReplay<Played>): ReplayReader<Played> {
  const parse = (json: unknown): Result<Played, FileFault> => {
    const played = check(json);
    return played.ok ? played : faultOf(played.error);
  };
  return {
    read: (text) => {
      const json = readJson(text);
      return json.ok ? parse(json.value) : faultAt([], json.error);
    },
    parse,
    readAsFar: (text, ends) => {
      const json = readJsonAsFar(text, ends);
      return json.ok ? asFar(json.value, check) : faultAt([], json.error);
    },
  };
}

/** What is left of a file that is damaged here and there. */
function asFar<Played extends PlayedReplay>(
  { value, broken }: { readonly value: unknown; readonly broken: PlacedFault | null },
  check: CheckReplay<Played>,
): Result<ReplayAsFar<Played>, FileFault> {
  const faults = broken === null ? [] : [broken];
  let rest = broken === null ? value : upTo(value, broken, true);
  for (;;) {
    const played = check(rest);
    if (played.ok) {
      const [first] = faults;
      if (first !== undefined && !played.value.replay.rounds.some(({ events }) => events.length > 0)) return faultOf(first);
      return accepted({ played: played.value, faults: faults.map(fileFaultOf) });
    }
    faults.push(played.error);
    rest = faults.length > MOST_FAULTS ? undefined : upTo(rest, played.error, false);
    if (rest === undefined) return faultOf(faults[0] ?? played.error);
  }
}

/** Reads replays of `game` alone. */
export function readerFor<G extends GameTypes, R extends Replay>(game: ReplayGame<G, R>): ReplayReader<PlayedReplay<G, R>> {
  return readerOf(checkOf(game));
}

function checkOf<G extends GameTypes, R extends Replay>(game: ReplayGame<G, R>): CheckReplay<PlayedReplay<G, R>> {
  const checkShape = shapeOf<v.GenericSchema<unknown, R> & Shape>(game.schema);
  const damage = (fault: PlacedFault): Result<never, Damage> =>
    refused({ ...fault, spare: fault.keys[0] === 'rounds' && game.spare.includes(String(fault.keys[2])) });
  return (json) => {
    const shape = checkShape(json);
    if (!shape.ok) return damage(shape.error);
    const { tiles } = shape.value;
    const replay = tiles === undefined ? shape.value : { ...shape.value, tiles: bareOf(tiles) };
    const rounds: G['state'][] = [];
    for (const at of replay.rounds.keys()) {
      const played = playRound(game, replay, at, rounds);
      if (!played.ok) return damage(played.error);
      rounds.push(played.value);
    }
    return accepted({ replay, rounds });
  };
}

/** Reads replays of any of `games`. */
export function replayReader(games: readonly ReplayGame[]): ReplayReader {
  const checks = new Map(games.map((game) => [game.rules.id, { game, check: checkOf(game) }]));
  const checkHead = shapeOf(v.looseObject({ ...HEAD, game: v.picklist([...checks.keys()]) }));
  return readerOf((json) => {
    const head = checkHead(json);
    if (!head.ok) return refused(newerOr(head.error, json));
    const found = checks.get(head.value.game);
    if (found === undefined) throw new Error(`The head of a replay passed with the game ${head.value.game}.`);
    const { game, check } = found;
    const played = check(json);
    return played.ok ? accepted({ ...played.value, game }) : played;
  });
}

/** The fault of a head; of a file that a later Lookout wrote both versions are named. */
function newerOr(fault: PlacedFault, json: unknown): PlacedFault {
  if (fault.keys[0] !== 'version') return fault;
  const found = Number((json as { readonly version?: unknown }).version);
  return Number.isInteger(found) && found > REPLAY_VERSION
    ? { keys: fault.keys, what: phrase('fault.version-newer', { found, known: REPLAY_VERSION }) }
    : fault;
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
): Result<G['state'], PlacedFault> {
  const { rules } = game;
  const wrong = game.dealFault(replay, at, before);
  if (wrong !== undefined) return refused(wrong);
  const { events = [], swaps = [], ...deal } = replay.rounds[at] ?? {};
  const misplaced = swapFault(swaps, events.length, replay.players.length);
  if (misplaced !== undefined) return refused({ ...misplaced, keys: ['rounds', at, 'swaps', ...misplaced.keys] });
  let state = rules.begin(rules.setup(replay.rules, replay.tiles ?? null, deal));
  for (const [index, event] of events.entries()) {
    const next = rules.apply(state, event);
    if (!next.ok) {
      const { keys, what } = game.eventFault(next.error);
      return refused({ keys: ['rounds', at, 'events', index, ...keys], what });
    }
    state = next.value;
  }
  const cut = game.endFault?.(state);
  return cut === undefined ? accepted(state) : refused({ keys: ['rounds', at, 'events'], what: cut });
}
