/** An entry of the log in words, for the record beside the table and for whoever hears it, in the window's language. */
import type { EventId, PileCard } from '../../../../rules/fugitive/cards';
import type { Logged } from '../../../../rules/fugitive/types';
import * as told from '../../../../shared/fugitive/entry-text';
import type { Player } from '../../../../shared/replay';
import { list, t, tn } from '../../../lib/words.svelte';

const speaker = { t, tn, list };

/** An event's name. */
export const eventName = (event: EventId): string => told.eventName(event, speaker);

/** A card of a pile. */
export const cardName = (card: PileCard): string => told.cardName(card, speaker);

/** Numbers as the language lists them. */
export const numbersText = (numbers: readonly number[]): string => told.numbersText(numbers, speaker);

/** An entry as a view has it: what it does not show is not told. */
export function entryText(logged: Logged, players: readonly Player[]): string {
  return told.entryText(
    logged,
    players.map(({ name }) => name),
    speaker,
  );
}
