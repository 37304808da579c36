/** An entry of the log in words, for the record beside the table and for whoever hears it. */
import { GOAL, isHideout, PLACEHOLDER, type EventId, type PileCard } from '../../../../rules/fugitive/cards';
import type { ChooseEvent, FugitiveEvent, Logged, Shown } from '../../../../rules/fugitive/types';
import type { Player } from '../../../../shared/replay';
import { list, t, tn } from '../../../lib/words.svelte';

/** An event's name. */
export function eventName(event: EventId): string {
  return t(`fugitive.event.${event}`);
}

/** A card of a pile. */
export function cardName(card: PileCard): string {
  return isHideout(card) ? String(card) : card === PLACEHOLDER ? t('fugitive.placeholder') : eventName(card);
}

/** Numbers as the language lists them. */
export function numbersText(numbers: readonly number[]): string {
  return list([...numbers].sort((one, two) => one - two).map(String));
}

function drawn(name: string, pile: number, card: PileCard | null): string {
  if (card === null) return t('fugitive.say.draw', { name, pile });
  if (isHideout(card)) return t('fugitive.say.draw-own', { name, pile, card });
  return t('fugitive.say.draw-event', { name, pile, event: cardName(card) });
}

function chosen(name: string, event: ChooseEvent): string {
  const facts = { name, event: eventName(event.event) };
  switch (event.event) {
    case 'tip':
      return t(event.answer === 'odd' ? 'fugitive.say.tip-odd' : 'fugitive.say.tip-even', { ...facts, place: event.hideout });
    case 'witness':
      return event.answer === 0
        ? t('fugitive.say.witness-none', { ...facts, place: event.hideout })
        : t('fugitive.say.witness', { ...facts, place: event.hideout, pile: event.answer });
    case 'cast':
      return t('fugitive.say.cast', { ...facts, place: event.hideout, value: event.answer });
    case 'dragnet':
      return tn('fugitive.say.dragnet', event.answer, { ...facts, numbers: numbersText(event.numbers) });
    case 'glimpse':
      return event.answer === null
        ? t('fugitive.say.glimpse', { ...facts, pile: event.pile })
        : t('fugitive.say.glimpse-own', { ...facts, pile: event.pile, card: cardName(event.answer) });
    case 'retrace':
      return t('fugitive.say.retrace', { ...facts, card: event.card });
    case 'swap':
      return event.card === null ? t('fugitive.say.swap-no', facts) : t('fugitive.say.swap', { ...facts, card: event.card });
  }
}

function placed(name: string, card: number | null, sprints: readonly number[] | number): string {
  if (typeof sprints === 'number') {
    return sprints === 0
      ? t(card === GOAL ? 'fugitive.say.goal' : 'fugitive.say.place', { name })
      : tn(card === GOAL ? 'fugitive.say.goal-sprints' : 'fugitive.say.place-sprints', sprints, { name });
  }
  const own = { name, card: card ?? '' };
  return sprints.length === 0
    ? t('fugitive.say.place-own', own)
    : t('fugitive.say.place-own-sprints', { ...own, sprints: numbersText(sprints) });
}

/** What turned up by it. */
function shownText(shown: readonly Shown[]): string {
  return shown
    .map(({ place, card, sprints }) =>
      sprints.length === 0
        ? t('fugitive.say.shown', { place, card })
        : t('fugitive.say.shown-sprints', { place, card, sprints: numbersText(sprints) }),
    )
    .join(' ');
}

function done(name: string, event: FugitiveEvent): string {
  switch (event.type) {
    case 'draw':
      return drawn(name, event.pile, event.card);
    case 'place':
      return placed(name, event.card, event.sprints);
    case 'guess':
      return t(event.right ? 'fugitive.say.right' : 'fugitive.say.wrong', { name, numbers: numbersText(event.numbers) });
    case 'event':
      return t('fugitive.say.event', { name, event: eventName(event.card) });
    case 'keep':
      return t(event.use ? 'fugitive.say.keep-use' : 'fugitive.say.keep-wait', { name });
    case 'choose':
      return chosen(name, event);
    case 'pass':
    case 'stop':
      return t(`fugitive.say.${event.type}`, { name });
    case 'give-up':
      return t('fugitive.say.give-up', { name });
    case 'pause':
    case 'resume':
      return '';
  }
}

/** An entry as a view has it: what it does not show is not told. */
export function entryText({ event, shown = [], seen }: Logged, players: readonly Player[]): string {
  const cards = seen?.flatMap((card) => (card === null ? [] : [cardName(card)])) ?? [];
  const looked = seen === undefined ? '' : t('fugitive.say.seen', { cards: cards.length === 0 ? t('fugitive.nothing') : list(cards) });
  return [done(players[event.seat]?.name ?? '', event), shownText(shown), looked].filter((part) => part !== '').join(' ');
}
