/** The one next thing for a player to do, from what they have done. */
import type { NextOpponent } from '../../../shared/match-requests';
import type { SkillFound } from '../../../shared/path';
import { currentLanguage, t, tn } from '../words.svelte';
import { courseWord } from '../lesson-screens';
import type { NextLesson } from '../lessons.svelte';
import { skillDone, skillName } from './skill-text';

export type NextThing =
  | { readonly what: 'lesson'; readonly lesson: NextLesson }
  | { readonly what: 'first-round' }
  /** So many mistakes of this week are weak spots still. */
  | { readonly what: 'mistakes'; readonly count: number }
  | { readonly what: 'skill'; readonly skill: SkillFound }
  /** The bot of that level is to be beaten now. */
  | { readonly what: 'opponent'; readonly level: number };

/** What there is to choose from. */
export interface Known {
  /** The next lesson of those that there are; null without any. */
  readonly lesson: NextLesson | null;
  /** Lessons are how this player learns: something of them was begun. */
  readonly learns: boolean;
  /** Has played, or been shown how to. */
  readonly introduced: boolean;
  readonly skills: readonly SkillFound[];
  /** Weak spots that came of mistakes of this week. */
  readonly mistakes: number;
  /** Null as long as it is not known. */
  readonly opponent: NextOpponent | null;
}

/** So many answers to a weak spot are enough for a day. */
const ENOUGH_TODAY = 10;

/** The least filled of these; the first of those that are level. */
function weakest(skills: readonly SkillFound[]): SkillFound | undefined {
  return skills.reduce<SkillFound | undefined>(
    (least, each) => (least === undefined || each.filled < least.filled ? each : least),
    undefined,
  );
}

/**
 * For whoever learns by lessons the next of them comes first; then mistakes of this week that somebody made puzzles of; then what is missed, once a day; then for whoever is new a lesson, or a first
 * round, and the first puzzles; then the opponent, or something new for whoever loses to it; and where all that is done, a lesson. Null where
 * nothing is known.
 */
export function nextThing({ lesson, learns, introduced, skills, mistakes, opponent }: Known): NextThing | null {
  if (lesson !== null && learns) return { what: 'lesson', lesson };
  if (mistakes > 0) return { what: 'mistakes', count: mistakes };
  const missed = weakest(skills.filter(({ stage, today }) => stage === 'shaky' && today < ENOUGH_TODAY));
  if (missed !== undefined) return { what: 'skill', skill: missed };
  if (!introduced) return lesson === null ? { what: 'first-round' } : { what: 'lesson', lesson };
  const unmet = skills.filter(({ stage }) => stage === 'new');
  const [first] = unmet;
  const record = opponent?.levels.find(({ level }) => level === opponent.level);
  const loses = record !== undefined && record.lost > record.won;
  if (first !== undefined && (loses || unmet.length === skills.length)) return { what: 'skill', skill: first };
  if (opponent !== null) return { what: 'opponent', level: opponent.level };
  const least = weakest(skills.filter(({ stage }) => stage !== 'firm'));
  if (least !== undefined) return { what: 'skill', skill: least };
  return lesson === null ? null : { what: 'lesson', lesson };
}

/** What it is called, and why it is that. */
export function nextTexts(next: NextThing): { readonly name: string; readonly why: string } {
  switch (next.what) {
    case 'lesson':
      return {
        name: courseWord(next.lesson.course, currentLanguage(), `${next.lesson.lesson.id}.title`),
        why: t('path.next-lesson', {
          course: courseWord(next.lesson.course, currentLanguage(), 'title'),
          minutes: next.lesson.course.minutes,
        }),
      };
    case 'first-round':
      return { name: t('path.first-round'), why: t('path.first-round-why') };
    case 'mistakes':
      return { name: t('mode.mistakes'), why: tn('weak.due', next.count) };
    case 'skill':
      return { name: skillName(next.skill), why: skillDone(next.skill) };
    case 'opponent':
      return { name: t('path.opponent', { level: next.level }), why: t('path.opponent-why') };
  }
}
