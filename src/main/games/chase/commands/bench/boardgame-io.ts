/**
 * Chase as a boardgame.io game: the same rounds, moves and rules (the engine's own `applyEvent` decides), run by that
 * library's client as one would play at one computer. What is compared is so the cost of getting a move through.
 */
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Game, Move } from 'boardgame.io';
import { applyEvent } from '../../../../../rules/chase/apply';
import { beginRound, type RoundEvent, type RoundSetup, type RoundState } from '../../../../../rules/chase/round';

/** A round to be played: as dealt, and what happened. */
export interface RecordedRound {
  readonly setup: RoundSetup;
  readonly events: readonly RoundEvent[];
}

const move: Move<RoundState> = ({ G }, event: RoundEvent) => {
  const next = applyEvent(G, event);
  return next.ok ? next.value : INVALID_MOVE;
};

function gameOf(setup: RoundSetup): Game<RoundState> {
  return {
    name: 'chase',
    setup: () => beginRound(setup),
    moves: { move },
    turn: { activePlayers: { all: 'acting' }, stages: { acting: { moves: { move } } } },
  };
}

/** Plays the round through a boardgame.io client; answers the number of events that it took. */
export function playWithBoardgameIo({ setup, events }: RecordedRound): number {
  const client = Client({ game: gameOf(setup), numPlayers: setup.roles.length, debug: false });
  client.start();
  for (const event of events) {
    client.updatePlayerID(String(event.seat));
    client.moves['move']?.(event);
  }
  const end = client.getState()?.G;
  client.stop();
  if (end?.t !== events[events.length - 1]?.t) throw new Error('boardgame.io did not play the round to its last event.');
  return events.length;
}

/** Plays the same round through our engine alone. */
export function playWithEngine({ setup, events }: RecordedRound): number {
  let state = beginRound(setup);
  for (const event of events) {
    const next = applyEvent(state, event);
    if (!next.ok) throw new Error(`A recorded event was refused: ${next.error.code}.`);
    state = next.value;
  }
  return events.length;
}
