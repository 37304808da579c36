/** Whether an answer to a drill is right, and what of it is not. */
import { cheaper, mayStep } from './hand';
import type { Drill, DrillAnswer } from './types';
import { faultIn } from './way';
import { GOAL } from '../cards';

/** What came of an answer, as data. */
export type Judged =
  | { readonly kind: 'where' | 'back' | 'sure' | 'steps'; readonly missed: readonly number[]; readonly wrong: readonly number[] }
  /** `none`: how many numbers are certain is fewer than two. */
  | { readonly kind: 'pair'; readonly wrong: readonly number[]; readonly none: boolean }
  | { readonly kind: 'call' | 'hunt' | 'gamble'; readonly best: readonly number[] }
  /** D8: refused by F3 or F4; or legal, but dearer. */
  | { readonly kind: 'cheap'; readonly legal: boolean; readonly cheapest: boolean }
  /** D9: the first step that the rules refuse, from 0. */
  | { readonly kind: 'way'; readonly fault: number | null; readonly arrived: boolean; readonly length: number; readonly shortest: number };

export interface JudgedAnswer {
  readonly right: boolean;
  readonly judged: Judged;
}

/** Judges an answer by what is right in the drill; null for one to another kind. */
export function judgeAnswer(drill: Drill, answer: DrillAnswer): JudgedAnswer | null {
  switch (drill.kind) {
    case 'where':
    case 'back':
    case 'sure':
    case 'steps': {
      if (answer.kind !== drill.kind) return null;
      const right = drill.answer.numbers;
      const missed = right.filter((number) => !answer.numbers.includes(number));
      const wrong = answer.numbers.filter((number) => !right.includes(number));
      return { right: missed.length + wrong.length === 0, judged: { kind: drill.kind, missed, wrong } };
    }
    case 'pair': {
      if (answer.kind !== 'pair') return null;
      const certain = drill.answer.numbers;
      const none = certain.length < 2;
      const chosen = [...new Set(answer.numbers)];
      const wrong = chosen.filter((number) => !certain.includes(number));
      return { right: none ? chosen.length === 0 : chosen.length === 2 && wrong.length === 0, judged: { kind: 'pair', wrong, none } };
    }
    case 'call':
    case 'hunt':
      if (answer.kind !== drill.kind) return null;
      return { right: drill.answer.best.includes(answer.number), judged: { kind: drill.kind, best: drill.answer.best } };
    case 'gamble':
      if (answer.kind !== 'gamble') return null;
      return { right: drill.answer.best.includes(answer.set), judged: { kind: 'gamble', best: drill.answer.best } };
    case 'cheap': {
      if (answer.kind !== 'cheap') return null;
      const legal = mayStep(drill.position, { card: drill.question.card, sprints: answer.sprints });
      const cheapest = legal && !cheaper(drill.answer.sprints, answer.sprints);
      return { right: cheapest, judged: { kind: 'cheap', legal, cheapest } };
    }
    case 'way': {
      if (answer.kind !== 'way') return null;
      const fault = faultIn(drill.position, answer.way);
      const arrived = fault === null && answer.way[answer.way.length - 1]?.card === GOAL;
      const [length, shortest] = [answer.way.length, drill.answer.way.length];
      const right = length === shortest && (shortest === 0 || arrived);
      return { right, judged: { kind: 'way', fault, arrived, length, shortest } };
    }
  }
}
