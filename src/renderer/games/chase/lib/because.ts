/**
 * Why a round came out as it did, in one sentence that a child can say back: who did what, on which tile, what was right there,
 * and why that decides; and what the proof beside it shows (J1 to J9, F4 to F6).
 */
import type { JudgedMark, Mistake, Reason, WalkStep } from '../../../../shared/chase/table';
import { list, t, tn } from '../../../lib/words.svelte';
import { caughtText, countsText, laidText, laidWrong, nameOf, namesOf, onTile, putWrong, ruleText, type Story } from './because-words';

export type { Story } from './because-words';

export interface Because {
  /** The sentence. */
  readonly sentence: string;
  /** What can be counted or seen; empty where nothing can. */
  readonly shown: string;
}

type Role = 'runner' | 'chaser';
type Why<Name extends Reason['why']> = Extract<Reason, { readonly why: Name }>;

/** Where a mistake was made. */
function stepOf({ verdict }: Story, at: Pick<Mistake | JudgedMark, 'path' | 'position'> | null): WalkStep | null {
  return verdict.walk.find(({ path, position }) => path === at?.path && position === at.position) ?? null;
}

/** A side's first mistake that counts at all, where it was made. */
function firstOf(story: Story, role: Role): WalkStep | null {
  const { runnerMistake, chaserMistake } = story.verdict.verdict;
  return stepOf(story, role === 'runner' ? runnerMistake : chaserMistake);
}

const did = (story: Story, role: Role, step: WalkStep): string => (role === 'runner' ? laidWrong(story, step) : putWrong(story, step));
const seen = (role: Role, step: WalkStep): string => (role === 'runner' ? ruleText(step) : countsText(step));

function decidedOf({ verdict }: Story): Reason | undefined {
  return verdict.reasons[verdict.reasons.length - 1];
}

/** The side that a decided round was lost by, where a mistake lost it. */
function loserOf(reason: Reason | undefined): Role | null {
  if (reason === undefined || !('loser' in reason)) return null;
  if (reason.why === 'lost-trail' && reason.loser === 'chasers') return null;
  return reason.loser === 'runners' ? 'runner' : 'chaser';
}

/** Whose mistakes a round was decided by, in the order of the sentence; none where none was. */
export function deciding(story: Story): readonly { readonly role: Role; readonly step: WalkStep }[] {
  const decided = decidedOf(story);
  const of = (role: Role): { role: Role; step: WalkStep }[] => {
    const step = firstOf(story, role);
    return step === null ? [] : [{ role, step }];
  };
  if (decided?.why === 'same-position') return [...of('runner'), ...of('chaser')];
  if (decided?.why === 'lone-hideout') return decided.mistake ? of('chaser') : [];
  const loser = loserOf(decided);
  return loser === null ? [] : of(loser);
}

/** `name` wins, since `what` and `why`. */
function wins(story: Story, winner: Role, what: string, why: string): string {
  const { name, count } = namesOf(story, winner);
  return tn('because.wins', count, { name, what, why });
}

/** Whose mistake it was, and where: a Runner's is on the own path, which need not be said. */
function whose(story: Story, role: Role, step: WalkStep): { readonly name: string; readonly on: string } {
  const seat = role === 'runner' ? step.placed.seat : story.view.paths[step.path]?.chaser;
  return { name: nameOf(story, seat), on: onTile(story, step, role === 'chaser') };
}

/** Why the mistake of `loser` decides. */
function whyItDecides(story: Story, loser: Role, reason: Why<'one-mistaken' | 'earlier-mistake' | 'lost-trail'>): string {
  const winner = loser === 'runner' ? 'chaser' : 'runner';
  if (reason.why === 'lost-trail') return t('because.only-tiles');
  const theirs = firstOf(story, winner);
  if (reason.why === 'earlier-mistake' && theirs !== null) return t('because.later', whose(story, winner, theirs));
  const { name, count } = namesOf(story, winner);
  return tn('because.clean', count, { name });
}

/** The Hideout that was reached. */
function hideoutOf({ verdict }: Story): WalkStep | null {
  return verdict.walk.find(({ counts }) => counts.length === 0) ?? null;
}

function reached(story: Story): string {
  const step = hideoutOf(story);
  return step === null ? '' : t('because.reached', { name: nameOf(story, step.placed.seat), hideout: laidText(step) });
}

/** Catches, in the order of the walk. */
export function catches({ verdict }: Story): readonly WalkStep[] {
  return verdict.walk.filter(({ marker }) => marker?.final === true);
}

/** F5: one got away and the other had been caught. */
function alone(story: Story, mistake: boolean): string {
  const { name } = namesOf(story, 'runner');
  const what = reached(story);
  if (mistake) {
    const [first] = deciding(story);
    return t('because.alone-perfect', { name, what, put: first === undefined ? '' : putWrong(story, first.step) });
  }
  const [caught] = catches(story);
  return t('because.alone-small', { name, what, caught: caught === undefined ? '' : nameOf(story, story.view.paths[caught.path]?.runner) });
}

/** M6, J6: the colour ran out; which one is told where it is beyond doubt. */
function trailLost(story: Story): string {
  const { name, count } = namesOf(story, 'chaser');
  const out = (['red', 'blue'] as const).filter((colour) => story.view.paths.every(({ supply }) => supply[colour] === 0));
  const [colour] = out;
  const what = out.length === 1 && colour !== undefined ? tn(`because.out.${colour}`, count, { name }) : tn('because.out', count, { name });
  return wins(story, 'runner', what, t('because.tiles-right', { name: namesOf(story, 'runner').name }));
}

/** The sentence of the whole round. */
function sentenceOf(story: Story): string {
  const decided = decidedOf(story);
  const mistakes = deciding(story);
  const [first, second] = mistakes;
  switch (decided?.why) {
    case 'one-mistaken':
    case 'earlier-mistake':
    case 'lost-trail': {
      if (first === undefined) return trailLost(story);
      const winner = first.role === 'runner' ? 'chaser' : 'runner';
      return wins(story, winner, did(story, first.role, first.step), whyItDecides(story, first.role, decided));
    }
    case 'same-position': {
      if (first === undefined || second === undefined) return '';
      const facts = { position: decided.position, what: did(story, first.role, first.step), other: did(story, second.role, second.step) };
      return t(first.step.path === second.step.path ? 'because.nobody' : 'because.nobody-apart', facts);
    }
    case 'clean-hideout':
      return wins(story, 'runner', reached(story), t('because.way-right'));
    case 'clean-catch':
      return wins(story, 'chaser', list(catches(story).map((step) => caughtText(story, step))), t('because.nobody-wrong'));
    case 'lone-hideout':
      return alone(story, decided.mistake);
    default:
      return t(story.verdict.verdict.ending === 'given-up' ? 'because.given-up' : 'because.unfinished');
  }
}

/** What the proof of the whole round shows. */
function shownOf(story: Story): string {
  const decided = decidedOf(story);
  const mistakes = deciding(story).map(({ role, step }) => seen(role, step));
  if (decided?.why === 'earlier-mistake' && decided.clause === 'F6') mistakes.push(t('because.rule.F6'));
  if (mistakes.length > 0) return mistakes.join(' ');
  if (decided?.why === 'clean-catch') return catches(story).map(countsText).join(' ');
  const wrong = story.verdict.verdict.markers.some(({ ok }) => !ok);
  return decided?.why === 'clean-hideout' && wrong ? t('because.unread') : '';
}

/** Why the round came out as it did. */
export function becauseOf(story: Story): Because {
  return { sentence: sentenceOf(story), shown: shownOf(story) };
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
  return theirs === null ? t('because.only-first') : t('because.earlier', whose(story, other, theirs));
}

/** What is to be said at a step of the walk on which something is wrong; null where nothing is. */
export function becauseAt(story: Story, step: WalkStep): Because | null {
  const wrong = (['runner', 'chaser'] as const).filter((role) => (role === 'runner' ? step.fault !== null : step.marker?.ok === false));
  if (wrong.length === 0) return null;
  const decides = deciding(story).filter((each) => each.step.path === step.path && each.step.position === step.position);
  const idle = wrong
    .filter((role) => !decides.some((each) => each.role === role))
    .map((role) => t('because.but', { what: did(story, role, step), why: whyItDoesNot(story, role, step) }));
  const shown = wrong.map((role) => seen(role, step));
  if (decides.length === 0) return { sentence: idle.join(' '), shown: shown.join(' ') };
  return { sentence: sentenceOf(story), shown: [...shown, ...idle].join(' ') };
}
