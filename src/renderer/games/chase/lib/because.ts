/**
 * Why a round came out as it did, in one sentence that a child can say back: who did what, on which tile, what was right there,
 * and why that decides; and what the proof beside it shows (J1 to J9, F4 to F6).
 */
import type { JudgedMark, Mistake, Reason, WalkStep } from '../../../../shared/chase/table';
import { list, t, tn } from '../../../lib/words.svelte';
import {
  catchOf,
  countsText,
  laidWrong,
  nameOf,
  namesOf,
  ownerOf,
  putWrong,
  ruleText,
  sideOf,
  wrongMarker,
  wrongTile,
  type Story,
} from './because-words';

export type { Story } from './because-words';

export interface Because {
  /** The sentence. */
  readonly sentence: string;
  /** What can be counted or seen; empty where nothing can. */
  readonly shown: string;
  /** The clauses that it follows from, for whoever asks why: what was broken, and what decided. */
  readonly clauses: readonly string[];
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
  const { name, count } = sideOf(story, winner);
  return tn('because.wins', count, { name, what, why });
}

const wrongOf = (story: Story, role: Role, step: WalkStep): string =>
  role === 'runner' ? wrongTile(story, step) : wrongMarker(story, step);

/** Why the mistake of `loser` decides. */
function whyItDecides(story: Story, loser: Role, { why }: Why<'one-mistaken' | 'earlier-mistake'>): string {
  const winner = loser === 'runner' ? 'chaser' : 'runner';
  const theirs = firstOf(story, winner);
  if (why === 'earlier-mistake' && theirs !== null) return t('because.later', { what: wrongOf(story, winner, theirs) });
  const { name, count } = namesOf(story, winner);
  return tn(`because.clean.${winner}`, count, { name });
}

/** The Hideout that was reached. */
function hideoutOf({ verdict }: Story): WalkStep | null {
  return verdict.walk.find(({ counts }) => counts.length === 0) ?? null;
}

/** J1: that no tile is wrong. */
function tilesRight(story: Story): string {
  const { name, count } = namesOf(story, 'runner');
  return tn('because.tiles-right', count, { name });
}

/** J2: a Hideout without a wrong tile, after which no marker is looked at. */
function cleanHideout(story: Story): string {
  const step = hideoutOf(story);
  if (step === null) return '';
  const { name, count } = sideOf(story, 'runner');
  const { path, position } = step;
  const owner = ownerOf(story, path);
  const hideout = owner === '' ? t('because.hideout', { position }) : t('because.hideout-of', { position, name: owner });
  return tn('because.by-hideout', count, { name, hideout, tiles: tilesRight(story) });
}

/** J4: a catch, or one on each of two paths, and nobody went wrong. */
function cleanCatch(story: Story): string {
  const caught = catches(story).flatMap(({ marker }) => (marker === null ? [] : [catchOf(story, marker)]));
  const [first] = caught;
  const { name, count } = sideOf(story, 'chaser');
  if (first !== undefined && caught.length === 1) return tn('because.by-catch', count, { ...first, name });
  return wins(story, 'chaser', list(caught.map((each) => t('because.caught', each))), t('because.nobody-wrong'));
}

/** Catches, in the order of the walk. */
export function catches({ verdict }: Story): readonly WalkStep[] {
  return verdict.walk.filter(({ marker }) => marker?.final === true);
}

/** F5: one got away and the other had been caught. */
function alone(story: Story, mistake: boolean): string {
  const { name } = sideOf(story, 'runner');
  const step = hideoutOf(story);
  const [catching] = catches(story);
  if (step === null || catching === undefined) return '';
  const hideout = t('because.hideout', { position: step.position });
  const what = t('because.reached', { name: nameOf(story, step.placed.seat), hideout });
  const caught = nameOf(story, story.view.paths[catching.path]?.runner);
  if (!mistake) return t('because.alone-small', { name, what, caught });
  const [first] = deciding(story);
  return t('because.alone-perfect', { name, what, caught, put: first === undefined ? '' : putWrong(story, first.step) });
}

/** M6: that the colour ran out; which one is told where it is beyond doubt. */
function ranOut(story: Story): { readonly text: string; readonly count: number } {
  const { name, count } = namesOf(story, 'chaser');
  const out = (['red', 'blue'] as const).filter((colour) => story.view.paths.every(({ supply }) => supply[colour] === 0));
  const [colour] = out;
  const one = out.length === 1 && colour !== undefined;
  return { text: one ? tn(`because.out.${colour}`, count, { name }) : tn('because.out', count, { name }), count };
}

/** J6: the trail was lost, after which tiles decide and markers do not. */
function trailLost(story: Story, wrong: WalkStep | undefined): string {
  const { text, count } = ranOut(story);
  if (wrong === undefined) return wins(story, 'runner', tn('because.stuck', count, { what: text }), tilesRight(story));
  const chasers = sideOf(story, 'chaser');
  return tn('because.by-tile', chasers.count, { name: chasers.name, out: text, what: laidWrong(story, wrong) });
}

/** The sentence of the whole round. */
function sentenceOf(story: Story): string {
  const decided = decidedOf(story);
  const mistakes = deciding(story);
  const [first, second] = mistakes;
  switch (decided?.why) {
    case 'one-mistaken':
    case 'earlier-mistake': {
      if (first === undefined) return '';
      const winner = first.role === 'runner' ? 'chaser' : 'runner';
      return wins(story, winner, did(story, first.role, first.step), whyItDecides(story, first.role, decided));
    }
    case 'same-position': {
      if (first === undefined || second === undefined) return '';
      const facts = { position: decided.position, what: did(story, first.role, first.step), other: did(story, second.role, second.step) };
      return t(first.step.path === second.step.path ? 'because.nobody' : 'because.nobody-apart', facts);
    }
    case 'lost-trail':
      return trailLost(story, first?.step);
    case 'clean-hideout':
      return cleanHideout(story);
    case 'clean-catch':
      return cleanCatch(story);
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

/** The clause that a side broke on a tile; null where it broke none. */
function brokenBy(role: Role, { fault, marker }: WalkStep): string | null {
  if (role === 'runner') return fault;
  return marker === null ? null : marker.final ? 'M4' : 'M3';
}

/** What was broken, in the order of the sentence, and what decided; of a lost trail also how it was lost. */
function clausesOf(story: Story): string[] {
  const decided = decidedOf(story);
  const broken = deciding(story).flatMap(({ role, step }) => brokenBy(role, step) ?? []);
  const how = decided?.why === 'lost-trail' ? ['M6'] : decided?.why === 'clean-catch' ? ['M4'] : [];
  return [...new Set([...how, ...broken, ...(decided === undefined ? [] : [decided.clause])])];
}

/** Why the round came out as it did. */
export function becauseOf(story: Story): Because {
  return { sentence: sentenceOf(story), shown: shownOf(story), clauses: clausesOf(story) };
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
  const idle = wrong
    .filter((role) => !decides.some((each) => each.role === role))
    .map((role) => t('because.but', { what: did(story, role, step), why: whyItDoesNot(story, role, step) }));
  const shown = wrong.map((role) => seen(role, step));
  const broken = wrong.flatMap((role) => brokenBy(role, step) ?? []);
  if (decides.length === 0) return { sentence: idle.join(' '), shown: shown.join(' '), clauses: broken };
  return { sentence: sentenceOf(story), shown: [...shown, ...idle].join(' '), clauses: [...new Set([...broken, ...clausesOf(story)])] };
}
