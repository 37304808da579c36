/** Replay files of Fugitive by point of view (R3): what a seat got, entry by entry. */
import { GOAL, isHideout } from '../../../../rules/fugitive/cards';
import { fugitive, type FugitiveTypes } from '../../../../rules/fugitive/fugitive';
import type { State } from '../../../../rules/fugitive/types';
import { phrase } from '../../../../shared/phrase';
import { SeenReplaySchema, type SeenReplay } from '../../../../shared/fugitive/replay';
import type { PlacedFault } from '../../../replay/fault';
import type { ReplayGame } from '../../../replay/game';
import { readerFor } from '../../../replay/reader';
import { dealtFault } from './deal-fault';
import { cutOff, entryFault } from './fugitive-replay';

type Round = SeenReplay['rounds'][number];
type Entry = Round['events'][number];

function fault(keys: readonly unknown[], shown: boolean): PlacedFault {
  return { keys, what: phrase(shown ? 'fault.fugitive.must-hide' : 'fault.fugitive.must-show') };
}

/** A field that has to be null, or must not be. */
function nullFault(value: unknown, hidden: boolean, keys: readonly unknown[]): PlacedFault | undefined {
  return (value === null) === hidden ? undefined : fault(keys, hidden);
}

/** The first card of the piles or of the deal that says too much, or too little (I2, I7). */
function coveredFault({ piles, eventPiles = {}, deal }: Round, he: boolean): PlacedFault | undefined {
  for (const [k, card] of deal.entries()) {
    const found = nullFault(card, !he, ['deal', k]);
    if (found !== undefined) return found;
  }
  for (const [k, pile] of piles.entries()) {
    const at = pile.findIndex((card) => card !== null);
    if (at >= 0) return fault(['piles', k, at], true);
  }
  for (const [name, pile = []] of Object.entries(eventPiles)) {
    const at = pile.findIndex((card) => card !== null);
    if (at >= 0) return fault(['eventPiles', name, at], true);
  }
  return undefined;
}

/** What of an entry says too much to this seat, or too little (I2 to I5, I7). */
function entryHides(event: Entry, own: boolean, he: boolean): PlacedFault | undefined {
  if ('shown' in event && he) return fault(['shown'], true);
  if ('seen' in event && !he) return fault(['seen'], true);
  switch (event.type) {
    case 'draw':
      if (event.card !== null && !isHideout(event.card)) return undefined;
      return nullFault(event.card, !own, ['card']);
    case 'place':
      if (event.card !== GOAL) {
        const found = nullFault(event.card, !he, ['card']);
        if (found !== undefined) return found;
      }
      return (typeof event.sprints === 'number') === !he ? undefined : fault(['sprints'], !he);
    case 'choose':
      return event.event === 'glimpse' ? nullFault(event.answer, !own, ['answer']) : undefined;
    default:
      return undefined;
  }
}

function seenFault(replay: SeenReplay, at: number, before: readonly State[]): PlacedFault | undefined {
  const round = replay.rounds[at] as Round;
  const dealt = dealtFault(replay, at, before);
  if (dealt !== undefined) return dealt;
  const he = round.roles[replay.pointOfView] === 'fugitive';
  const covered = coveredFault(round, he);
  if (covered !== undefined) return { ...covered, keys: ['rounds', at, ...covered.keys] };
  for (const [index, event] of round.events.entries()) {
    const found = entryHides(event, event.seat === replay.pointOfView, he);
    if (found !== undefined) return { ...found, keys: ['rounds', at, 'events', index, ...found.keys] };
  }
  return undefined;
}

const seenReplay: ReplayGame<FugitiveTypes, SeenReplay> = {
  rules: fugitive,
  schema: SeenReplaySchema,
  dealFault: seenFault,
  eventFault: entryFault,
  endFault: cutOff,
  spare: [],
  trimmed: (replay) => replay,
  // Nobody can judge what a seat was not shown.
  verdict: () => ({}),
};

/** Reads replays of Fugitive by point of view. */
export const seenReplays = readerFor(seenReplay);
