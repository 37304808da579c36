/**
 * Why a round came out as it did, in one sentence that a child can say back: who did what, on which tile, and what was right there;
 * in a second, smaller one why that decides; and what the proof beside them shows (J1 to J9, F4 to F6).
 */
import type { WalkStep } from '../../../../shared/chase/table';
import { t } from '../../../lib/words.svelte';
import { countsText, ruleText, type Story } from './because-words';
import { did, saidOf, wouldHaveDone, wrongOf } from './because-said';
import { catches, decidedOf, deciding, firstOf, type Role, type Why } from './deciding';

export type { Story } from './because-words';

export interface Because {
  /** The sentence: the reason itself, which comes first. */
  readonly sentence: string;
  /** Why that decides, in a few words more; empty where it is plain. */
  readonly detail: string;
  /** What can be counted or seen; empty where nothing can. */
  readonly shown: string;
  /** The clauses that it follows from, for whoever asks why: what was broken, and what decided. */
  readonly clauses: readonly string[];
}

const seen = (role: Role, step: WalkStep): string => (role === 'runner' ? ruleText(step) : countsText(step));

/** What the proof of the whole round shows. */
function shownOf(story: Story): string {
  const decided = decidedOf(story);
  // Two mistakes are told one by one already.
  if (decided?.why === 'same-position') return '';
  const mistakes = deciding(story).map(({ role, step }) => seen(role, step));
  if (decided?.why === 'earlier-mistake' && decided.clause === 'F6') mistakes.push(t('because.rule.F6'));
  if (mistakes.length > 0) return mistakes.join(' ');
  if (decided?.why === 'clean-catch')
    return catches(story)
      .map((step) => countsText(step))
      .join(' ');
  return decided?.why === 'lost-trail' ? wouldHaveDone(story) : '';
}

/** The clauses that tell what a side broke on a tile; none where it broke nothing. A marker that came too late has the one of that, too. */
function brokenBy(role: Role, { fault, marker, overtaken }: WalkStep): string[] {
  if (role === 'runner') return fault === null ? [] : [fault];
  if (marker === null) return [];
  return overtaken ? ['M3', 'M5'] : [marker.final ? 'M4' : 'M3'];
}

/** What was broken, in the order of the sentence, and what decided; of a lost trail also how it was lost. */
function clausesOf(story: Story): string[] {
  const decided = decidedOf(story);
  const broken = deciding(story).flatMap(({ role, step }) => brokenBy(role, step));
  const how = decided?.why === 'lost-trail' ? ['M6'] : decided?.why === 'clean-catch' ? ['M4'] : [];
  return [...new Set([...how, ...broken, ...(decided === undefined ? [] : [decided.clause])])];
}

/** All of it in one, to be read out. */
export function saidTogether({ sentence, detail, shown }: Because): string {
  return [sentence, detail, shown].filter((part) => part !== '').join(' ');
}

/** Why the round came out as it did. */
export function becauseOf(story: Story): Because {
  return { ...saidOf(story), shown: shownOf(story), clauses: clausesOf(story) };
}

/** Why a mistake that was made does not decide the round. */
function whyItDoesNot(story: Story, role: Role, step: WalkStep): string {
  const found = story.verdict.reasons.find(
    (reason): reason is Why<'tiles' | 'markers'> => reason.why === (role === 'runner' ? 'tiles' : 'markers'),
  );
  if (found === undefined) return t('because.clean-way');
  const first = firstOf(story, role);
  if (found.idle !== null) return t(found.idle === 'J6' ? 'because.only-tiles' : 'because.no-end');
  if (first?.path !== step.path || first.position !== step.position) return t('because.only-first');
  const other = role === 'runner' ? 'chaser' : 'runner';
  const theirs = firstOf(story, other);
  return theirs === null ? t('because.only-first') : t('because.earlier', { what: wrongOf(story, other, theirs) });
}

/** What is to be said at a step of the walk on which something is wrong; null where nothing is. */
export function becauseAt(story: Story, step: WalkStep): Because | null {
  const wrong = (['runner', 'chaser'] as const).filter((role) => (role === 'runner' ? step.fault !== null : step.marker?.ok === false));
  if (wrong.length === 0) return null;
  const decides = deciding(story).filter((each) => each.step.path === step.path && each.step.position === step.position);
  const idle = wrong.filter((role) => !decides.some((each) => each.role === role));
  const done = idle.map((role) => `${did(story, role, step)}.`);
  const why = [...new Set(idle.map((role) => whyItDoesNot(story, role, step)))];
  const shown = wrong.map((role) => seen(role, step));
  const broken = wrong.flatMap((role) => brokenBy(role, step));
  const [first = '', ...others] = done;
  if (decides.length === 0) return { sentence: first, detail: [...others, ...why].join(' '), shown: shown.join(' '), clauses: broken };
  const clauses = [...new Set([...broken, ...clausesOf(story)])];
  return { ...saidOf(story), shown: [...shown, ...done, ...why].join(' '), clauses };
}
