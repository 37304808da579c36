/** A puzzle in words: what is asked, what lies there, and what is right. */
import type { Hint as AnyHint } from '../../../lib/games';
import type { Hint } from '../../../../shared/fugitive/hint';
import type { Puzzle } from '../../../../shared/fugitive/puzzle';
import type { RowPosition, SeenPlace, Step } from '../../../../rules/fugitive/drills/types';
import { knownSprints, sprintCount } from '../../../../rules/fugitive/drills/position';
import { list, t, tn } from '../../../lib/words.svelte';

/** Numbers as somebody says them. */
export function numbersText(numbers: readonly number[]): string {
  return list(numbers.map(String));
}

/** What is asked. */
export function questionText(puzzle: Puzzle): string {
  const { kind } = puzzle;
  switch (kind) {
    case 'where':
      return t('fugitive.drill.ask.where', { place: puzzle.question.place });
    case 'back':
      return t('fugitive.drill.ask.back', {
        place: puzzle.question.place,
        next: puzzle.position.places[puzzle.question.place]?.number ?? 0,
      });
    case 'steps':
    case 'way':
      return t(`fugitive.drill.ask.${kind}`, { last: puzzle.position.last });
    case 'cheap':
      return t('fugitive.drill.ask.cheap', { last: puzzle.position.last, card: puzzle.question.card });
    default:
      return t(`fugitive.drill.ask.${kind}`);
  }
}

/** How many he had drawn from each pile when he placed it (N2). */
export function drawsText({ draws }: SeenPlace): string {
  const [one = 0, two = 0, three = 0] = draws;
  return t('fugitive.drill.draws', { one, two, three });
}

/** A place of the row. */
export function placeText(place: SeenPlace, at: number): string {
  const known = knownSprints(place);
  const what =
    place.number === null ? t('fugitive.place.down', { place: at + 1 }) : t('fugitive.place.up', { place: at + 1, card: place.number });
  const under =
    known === null
      ? tn('fugitive.place.sprints', sprintCount(place))
      : known.length > 0
        ? t('fugitive.place.sprints-are', { cards: numbersText(known) })
        : '';
  return [what, under, drawsText(place)].filter((part) => part !== '').join(' ');
}

/** N2d: the calls that were wrong, and how many places lay there then. */
export function wrongTexts({ wrong }: RowPosition): string[] {
  return wrong.map(({ numbers, before }) => tn('fugitive.drill.wrong', before, { numbers: numbersText(numbers) }));
}

/** Her own cards. */
export function herText({ hand }: RowPosition): string {
  return hand.length === 0 ? t('fugitive.drill.hers-none') : t('fugitive.drill.hers', { numbers: numbersText(hand) });
}

/** The question with all that the eye would see. */
export function spokenPuzzle(puzzle: Puzzle): string {
  const asked = questionText(puzzle);
  if ('last' in puzzle.position) return [asked, t('fugitive.drill.hand-is', { numbers: numbersText(puzzle.position.hand) })].join(' ');
  const { position } = puzzle;
  const sets = puzzle.kind === 'gamble' ? puzzle.question.sets.map((set) => t('fugitive.drill.set', { numbers: numbersText(set) })) : [];
  return [asked, ...position.places.map(placeText), herText(position), ...wrongTexts(position), ...sets].join(' ');
}

/** D9: a way by its hideouts. */
export function wayText(way: readonly Step[]): string {
  return way.map(({ card }) => String(card)).join(' – ');
}

/** What is right, in a sentence. */
export function rightText(puzzle: Puzzle): string {
  switch (puzzle.kind) {
    case 'where':
    case 'back':
    case 'sure':
    case 'steps': {
      const { numbers } = puzzle.answer;
      return numbers.length === 0 ? t('fugitive.drill.is-none') : t('fugitive.drill.is', { numbers: numbersText(numbers) });
    }
    case 'pair': {
      const { numbers } = puzzle.answer;
      if (numbers.length < 2) return t('fugitive.drill.is-no-pair');
      return t(numbers.length === 2 ? 'fugitive.drill.is' : 'fugitive.drill.is-any-two', { numbers: numbersText(numbers) });
    }
    case 'call':
    case 'hunt':
      return t('fugitive.drill.is', { numbers: numbersText(puzzle.answer.best) });
    case 'gamble':
      return t('fugitive.drill.is', { numbers: list(puzzle.answer.best.map((at) => numbersText(puzzle.question.sets[at] ?? []))) });
    case 'cheap':
      return t('fugitive.drill.is', { numbers: numbersText(puzzle.answer.sprints) });
    case 'way': {
      const { way } = puzzle.answer;
      return way.length === 0 ? t('fugitive.drill.is-no-way') : tn('fugitive.drill.is-way', way.length, { way: wayText(way) });
    }
  }
}

/** A hint in words. */
export function hintText(hint: Hint): string {
  switch (hint.type) {
    case 'between':
      return t('fugitive.drill.between', hint);
    case 'count':
      return tn('fugitive.drill.hint.count', hint.count);
    case 'among':
      return t('fugitive.drill.hint.among', { numbers: numbersText(hint.numbers) });
    case 'not-set':
      return t('fugitive.drill.hint.not-set', { nth: hint.set + 1 });
    case 'needed':
      return t('fugitive.drill.hint.needed', { needed: hint.needed });
    case 'length':
      return hint.length === 0 ? t('fugitive.drill.is-no-way') : tn('fugitive.drill.hint.length', hint.length);
  }
}

/** The hints of a puzzle of Fugitive among those of all games. */
export function ownHints(hints: readonly AnyHint[]): readonly Hint[] {
  return hints as readonly Hint[];
}
