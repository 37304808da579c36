/** Lessons of Chase on the table. */
import { chaseLessons } from '../../../../rules/chase/lesson/lesson';
import type { ChaseLessonTypes, LessonFault, LessonQuestion } from '../../../../rules/chase/lesson/types';
import type { LessonWhyNot } from '../../../../rules/chase/lesson/types';
import type { RoundState } from '../../../../rules/chase/round';
import { Lesson } from '../../../../rules/lesson';
import type { LessonStep } from '../../../../rules/lesson-types';
import type { Action } from '../../../../shared/settings';
import { deedsOf } from '../../../lib/deeds';
import type { LessonOnTable } from '../../../lib/lessons/stage';
import { padConnected, wordOf } from '../../../lib/keyboard.svelte';
import { padButtonWord } from '../../../lib/pads/button-word';
import { isMessageKey } from '../../../../shared/catalogue';
import { t, tn } from '../../../lib/words.svelte';
import { DEEDS } from '../seats/deeds';
import { TILES } from '../lib/tile-set';
import { playersOf } from './lesson-table.svelte';
import { answeredWrong } from './answered-wrong';
import { objectionOf, overtakenBy, whyRight } from './objection';
import { hintNow, type HandLies, type TurnedWords } from './turned';
import Proof from './LessonProof.svelte';
import Stage from './Stage.svelte';

/** What does a deed: its key as it is bound and labelled, and while a gamepad is there its button. */
function keyWord(deed: string): string {
  const [, means] = [...deedsOf(DEEDS, 'runner'), ...deedsOf(DEEDS, 'chaser')].find(([name]) => name === deed) ?? [];
  const action: Action | undefined = means?.action;
  const key = action === undefined ? '' : wordOf(action);
  const [button] = means?.buttons ?? [];
  return padConnected() && button !== undefined ? t('lesson.key-or-button', { key, button: padButtonWord(button) }) : key;
}

const NAMED: Readonly<Record<string, string>> = { symbol: 'because.symbol', item: 'item', colour: 'colour', direction: 'direction' };

/** M3, C1: things of the game by their names among its words. */
function named(kind: string, name: string): string | undefined {
  const key = `${NAMED[kind] ?? ''}.${name}`;
  return isMessageKey(key) ? t(key) : undefined;
}

/** Everything that is asked by the rules has options by them, too. */
function optionsOf(question: LessonQuestion, state: RoundState): string[] {
  if (question.type === 'winner') {
    const many = (side: string): number => state.setup.roles.filter((role) => role === side).length;
    return [tn('lesson.runners', many('runner')), tn('lesson.chasers', many('chaser')), t('lesson.nobody-wins')];
  }
  const tiles = state.paths[0]?.tiles ?? [];
  return [...tiles.map((_, at) => t('lesson.tile', { position: at + 1 })), t('lesson.no-tile')];
}

const TURNED: TurnedWords = {
  turns: (turns) => t(`lesson.turned.${turns}`, { key: keyWord('rotate-right'), back: keyWord('rotate-left') }),
  get otherwise() {
    return t('lesson.hint-otherwise');
  },
};

const onTable: LessonOnTable = {
  Stage,
  Proof,
  lessonOf: (steps) => new Lesson(chaseLessons(TILES), steps as readonly LessonStep<ChaseLessonTypes>[]),
  answeredWrong: (whyNot) => answeredWrong(whyNot as LessonWhyNot),
  objected: ({ fault, state, overtaken }, name) =>
    overtaken
      ? overtakenBy(fault as LessonFault)
      : objectionOf(fault as LessonFault, state as RoundState, playersOf(state as RoundState, name)),
  whyRight: ({ state, entry }) => whyRight(state as RoundState, entry as RoundState),
  optionsOf: (question, { state }) => optionsOf(question as LessonQuestion, state as RoundState),
  hintNow: (text, play) => hintNow(text, play, play.hand as HandLies | null, TURNED),
  keyWord,
  named,
};

export default onTable;
