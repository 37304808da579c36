/** Why an answer about a judged round is wrong, in words: what of the rules says so, and not which answer would be right. */
import type { LessonWhyNot } from '../../../../rules/chase/lesson/types';
import type { Objected } from '../../../lib/lessons/stage';
import { t } from '../../../lib/words.svelte';
import { countsText } from '../lib/because-words';
import { lessonWay } from './lesson-way';

type Laid = Extract<LessonWhyNot, { why: 'laid-right' }>;
type Decided = Extract<LessonWhyNot, { why: 'decided' }>;

/** P2 to P4, P6, P7: why a tile lies as it must. */
function laidText({ clause, step, seam }: Laid): string {
  const { position } = step;
  const before = position === 1 ? t('because.prison') : t('because.tile', { position: position - 1 });
  const lies = t('lesson.laid-right', { position, before });
  if (clause === 'P6') return `${lies} ${t('lesson.laid-hideout')}`;
  if (clause !== 'P4') return lies;
  const ends = [seam.here?.end, seam.there?.end];
  const met = ends.includes('roadblock') ? 'roadblock' : ends.includes('open') ? 'open' : 'trees';
  return `${lies} ${t(`lesson.meets-trees.${met}`)}`;
}

/** J2 to J8, F5, F6: what a round of this kind is decided by. */
function decidedText({ decided }: Decided): string {
  if (decided.why === 'lone-hideout') return t(decided.mistake ? 'lesson.decided.lone-mistake' : 'lesson.decided.lone-hideout');
  return t(`lesson.decided.${decided.why}`);
}

/** The sentence, and the clause that it follows from. */
export function answeredWrong(whyNot: LessonWhyNot): Objected {
  const { clause } = whyNot;
  switch (whyNot.why) {
    case 'earlier':
      return { text: t(`lesson.earlier.${whyNot.clause}`), clause };
    case 'missed':
      return { text: t(`lesson.missed.${whyNot.clause}`), clause };
    case 'laid-right':
      return { text: laidText(whyNot), clause };
    case 'read-right':
      return { text: `${t('lesson.read-right', { position: whyNot.step.position })} ${countsText(whyNot.step, lessonWay)}`, clause };
    case 'unmarked':
      return { text: t(whyNot.step.counts.length === 0 ? 'lesson.unmarked-hideout' : 'lesson.unmarked'), clause };
    case 'not-looked':
      return { text: t('lesson.not-looked'), clause };
    case 'decided':
      return { text: decidedText(whyNot), clause };
  }
}
