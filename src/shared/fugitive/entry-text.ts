/** An entry of the log of Fugitive in words: for the record beside the table, for replays, for files and for whoever hears it. */
import { GOAL, isHideout, PLACEHOLDER, type EventId, type PileCard } from '../../rules/fugitive/cards';
import type { ChooseEvent, FugitiveEvent, Logged, Shown } from '../../rules/fugitive/types';
import type { Speaker } from '../speaker';

/** An event's name. */
export function eventName(event: EventId, { t }: Speaker): string {
  return t(`fugitive.event.${event}`);
}

/** A card of a pile. */
export function cardName(card: PileCard, speaker: Speaker): string {
  return isHideout(card) ? String(card) : card === PLACEHOLDER ? speaker.t('fugitive.placeholder') : eventName(card, speaker);
}

/** Numbers as the language lists them. */
export function numbersText(numbers: readonly number[], { list }: Speaker): string {
  return list([...numbers].sort((one, two) => one - two).map(String));
}

function drawn(name: string, pile: number, card: PileCard | null, speaker: Speaker): string {
  const { t } = speaker;
  if (card === null) return t('fugitive.say.draw', { name, pile });
  if (isHideout(card)) return t('fugitive.say.draw-own', { name, pile, card });
  return t('fugitive.say.draw-event', { name, pile, event: cardName(card, speaker) });
}

function chosen(name: string, event: ChooseEvent, speaker: Speaker): string {
  const { t, tn } = speaker;
  const facts = { name, event: eventName(event.event, speaker) };
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
      return tn('fugitive.say.dragnet', event.answer, { ...facts, numbers: numbersText(event.numbers, speaker) });
    case 'glimpse':
      return event.answer === null
        ? t('fugitive.say.glimpse', { ...facts, pile: event.pile })
        : t('fugitive.say.glimpse-own', { ...facts, pile: event.pile, card: cardName(event.answer, speaker) });
    case 'retrace':
      return t('fugitive.say.retrace', { ...facts, card: event.card });
    case 'swap':
      return event.card === null ? t('fugitive.say.swap-no', facts) : t('fugitive.say.swap', { ...facts, card: event.card });
  }
}

function placed(name: string, card: number | null, sprints: readonly number[] | number, speaker: Speaker): string {
  const { t, tn } = speaker;
  if (typeof sprints === 'number') {
    return sprints === 0
      ? t(card === GOAL ? 'fugitive.say.goal' : 'fugitive.say.place', { name })
      : tn(card === GOAL ? 'fugitive.say.goal-sprints' : 'fugitive.say.place-sprints', sprints, { name });
  }
  const own = { name, card: card ?? '' };
  return sprints.length === 0
    ? t('fugitive.say.place-own', own)
    : t('fugitive.say.place-own-sprints', { ...own, sprints: numbersText(sprints, speaker) });
}

/** What turned up by it. */
function shownText(shown: readonly Shown[], speaker: Speaker): string {
  return shown
    .map(({ place, card, sprints }) =>
      sprints.length === 0
        ? speaker.t('fugitive.say.shown', { place, card })
        : speaker.t('fugitive.say.shown-sprints', { place, card, sprints: numbersText(sprints, speaker) }),
    )
    .join(' ');
}

function done(name: string, event: FugitiveEvent, speaker: Speaker): string {
  const { t } = speaker;
  switch (event.type) {
    case 'draw':
      return drawn(name, event.pile, event.card, speaker);
    case 'place':
      return placed(name, event.card, event.sprints, speaker);
    case 'guess':
      return t(event.right ? 'fugitive.say.right' : 'fugitive.say.wrong', { name, numbers: numbersText(event.numbers, speaker) });
    case 'event':
      return t('fugitive.say.event', { name, event: eventName(event.card, speaker) });
    case 'keep':
      return t(event.use ? 'fugitive.say.keep-use' : 'fugitive.say.keep-wait', { name });
    case 'choose':
      return chosen(name, event, speaker);
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

/** An entry as a view has it, with who sat where by name: what it does not show is not told. Empty for a pause and its end. */
export function entryText({ event, shown = [], seen }: Logged, names: readonly string[], speaker: Speaker): string {
  const cards = seen?.flatMap((card) => (card === null ? [] : [cardName(card, speaker)])) ?? [];
  const told = cards.length === 0 ? speaker.t('fugitive.nothing') : speaker.list(cards);
  const looked = seen === undefined ? '' : speaker.t('fugitive.say.seen', { cards: told });
  return [done(names[event.seat] ?? '', event, speaker), shownText(shown, speaker), looked].filter((part) => part !== '').join(' ');
}
