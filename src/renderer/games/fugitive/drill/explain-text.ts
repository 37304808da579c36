/** Why an answer is right, in words: made of the explanation that the rules give. */
import type { Explanation, Hunted, Likely, Routes, Summed } from '../../../../rules/fugitive/drills/explain';
import type { Bounds, Why } from '../../../../rules/fugitive/drills/why';
import { sprintOf } from '../../../../rules/fugitive/cards';
import { t, tn } from '../../../lib/words.svelte';
import { numbersText } from './puzzle-text';
import { partText } from './part-text';

/** A line of an explanation, with the clause that it follows from, if one alone does. */
export interface Line {
  readonly text: string;
  readonly clause?: string;
}

/** How a place's number is bounded, and what else rules numbers out. */
function outLines(bounds: Bounds, out: readonly Why[]): Line[] {
  const { from, lowest, highest, next } = bounds;
  const between = t(next === null ? 'fugitive.drill.between' : 'fugitive.drill.between-next', { from, lowest, highest, next: next ?? 0 });
  const groups = (['hers', 'face-up', 'called', 'not-drawn', 'no-filling'] as const).flatMap((why): Line[] => {
    const numbers = out.filter((each) => each.why === why).map(({ number }) => number);
    return numbers.length === 0 ? [] : [{ text: t(`fugitive.drill.out.${why}`, { numbers: numbersText(numbers) }), clause: 'N2' }];
  });
  return [{ text: between, clause: 'F3' }, ...groups];
}

/** The routes that are left, the likeliest first. */
function routeLines({ shown, count }: Routes): Line[] {
  const routes = shown.map(({ numbers, part }): Line => ({ text: `${numbers.join(' – ')}: ${partText(part)}` }));
  const more = count - shown.length;
  return [
    { text: tn('fugitive.drill.routes', count), clause: 'N4' },
    ...routes,
    ...(more > 0 ? [{ text: tn('fugitive.drill.routes-more', more) }] : []),
  ];
}

const likely = ({ numbers, part }: Likely): Line => ({ text: `${numbersText(numbers)}: ${partText(part)}` });
const hunted = ({ number, right, all }: Hunted): Line => ({
  text: t('fugitive.drill.hunted', { number, right: partText(right), all: partText(all) }),
});

/** F3 as a sum. */
function sumText({ from, card, needed, sprints, value }: Summed): string {
  const facts = { from, card, needed, gap: card - from, value };
  if (sprints.length === 0) return t('fugitive.drill.sum-free', facts);
  const cards = sprints.map((each) => `${String(each)} (${String(sprintOf(each))})`).join(' + ');
  return t('fugitive.drill.sum', { ...facts, cards });
}

/** All lines of an explanation. */
export function explanationLines(told: Explanation): Line[] {
  switch (told.kind) {
    case 'where':
    case 'back':
      return [...outLines(told.bounds, told.out), ...routeLines(told.routes)];
    case 'sure':
    case 'pair':
    case 'call':
      return [{ text: t('fugitive.drill.odds'), clause: 'N4' }, ...told.odds.map(likely), ...routeLines(told.routes)];
    case 'gamble':
      return [...told.sets.map(likely), ...routeLines(told.routes)];
    case 'hunt':
      return [{ text: t('fugitive.drill.hunts'), clause: 'H2' }, ...told.calls.map(hunted), ...routeLines(told.routes)];
    case 'steps':
      return told.cards.map(({ ok, ...sum }) => ({
        text: t(ok ? 'fugitive.drill.step-can' : 'fugitive.drill.step-cannot', { card: sum.card, needed: sum.needed, value: sum.value }),
        clause: 'F3',
      }));
    case 'cheap':
      return [
        { text: sumText(told.sum), clause: 'F3' },
        { text: t('fugitive.drill.values', { ones: numbersText(told.ones), twos: numbersText(told.twos) }), clause: 'C2' },
      ];
    case 'way':
      if (told.way.length === 0) return [{ text: t('fugitive.drill.furthest', { number: told.furthest }), clause: 'F3' }];
      return told.way.map((sum) => ({ text: sumText(sum), clause: 'F3' }));
  }
}
