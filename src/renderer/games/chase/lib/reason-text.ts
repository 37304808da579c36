/** Who won and why, in plain words: the judge's own reasons, each put into a sentence with the players' names. */
import type { Player } from '../../../../shared/chase/replay';
import type { Mistake, PathIndex, Reason, VerdictView, WalkStep } from '../../../../shared/chase/table';
import { clauseText } from './verdict-text';
import { list, t, tn } from '../../../lib/words.svelte';

/** Whose names the sentences use: those of the round's Runner and Chaser. */
export interface Sides {
  readonly runner: string;
  readonly chaser: string;
  /** How many they are: verbs go by it. */
  readonly runners: number;
  readonly chasers: number;
  /** With two paths: who goes along one, and who follows. */
  readonly of?: (path: PathIndex, role: 'runner' | 'chaser') => string;
}

/** What was found of a side's tiles or markers. */
type FoundReason = Extract<Reason, { why: 'tiles' | 'markers' }>;

type Judged = Pick<VerdictView, 'verdict' | 'reasons'>;

/** Names of both sides; several of a side are joined. */
export function sidesOf(players: readonly Player[], roles: readonly string[]): Sides {
  const names = (role: string): string[] => players.filter((_, seat) => roles[seat] === role).map((player) => player.name);
  const [runners, chasers] = [names('runner'), names('chaser')];
  return { runner: list(runners), chaser: list(chasers), runners: runners.length, chasers: chasers.length };
}

/** Who won, as a headline: Runners get away where they won by a Hideout and nobody of them was caught (F5). */
export function headline({ verdict, reasons }: Judged, sides: Sides): string {
  if (verdict.winner === 'runners') {
    const away = reasons.some((reason) => reason.why === 'hideout' && !reason.alone);
    return tn(away ? 'result.runners' : 'result.runners-win', sides.runners, { name: sides.runner });
  }
  if (verdict.winner === 'chasers') return tn('result.chasers', sides.chasers, { name: sides.chaser });
  // Nothing was decided: it is no result that nobody has won.
  return t(verdict.ending === 'unfinished' ? 'result.left' : 'result.nobody');
}

/** What the winners get, each of them where they are several (J7, T4, F5); empty without a winner. */
export function awardText({ winner, award }: VerdictView['verdict'], sides: Sides): string {
  if (winner === null || award === null) return '';
  return tn(`result.award.${award}`, sides[winner]);
}

/** Where a side's first mistake is; with two paths it says whose path. */
export function mistakeWhere(role: 'runner' | 'chaser', { path, position }: Mistake, sides: Sides): string {
  const name = sides.of?.(path, role) ?? sides[role];
  return t(sides.of ? `result.${role}s-mistake` : `result.${role}-mistake`, { name, position });
}

/** A side's first mistake, with what it broke. */
function mistakeText(role: 'runner' | 'chaser', mistake: Mistake, sides: Sides): string {
  return `${mistakeWhere(role, mistake, sides)} ${clauseText(mistake.clause)}`;
}

/** The round ended with a catch that wins nothing, since a mistake of the Chasers' weighs as much or more (J5, F6). */
function catchUndone(reasons: readonly Reason[]): boolean {
  const caught = reasons.every(({ why }) => why !== 'hideout' && why !== 'trail-lost' && why !== 'given-up' && why !== 'unfinished');
  return caught && reasons.some((reason) => reason.why === 'same-position' || ('loser' in reason && reason.loser === 'chasers'));
}

/** One reason of the judge in a sentence; `undone` says that a catch does not stand. */
export function reasonText(reason: Reason, sides: Sides, undone = false): string {
  switch (reason.why) {
    case 'caught': {
      // With two paths one of the Runners was caught (F4), else all of them.
      const name = sides.of?.(reason.path, 'runner');
      const count = name === undefined ? sides.runners : 1;
      return tn(undone ? 'result.caught-undone' : 'result.caught', count, { name: name ?? sides.runner, position: reason.position });
    }
    case 'hideout':
      return reason.alone ? t('result.alone', { name: sides.of?.(reason.path, 'runner') ?? sides.runner }) : t('result.ending.hideout');
    case 'trail-lost':
      return t(`result.trail-lost.${reason.colour}`);
    case 'given-up':
    case 'unfinished':
      return t(`result.ending.${reason.why}`);
    case 'tiles': {
      if (reason.mistake !== null) return mistakeText('runner', reason.mistake, sides);
      const key = reason.idle === null ? 'result.runner-clean' : 'result.runner-clean-so-far';
      return tn(key, sides.runners, { name: sides.runner });
    }
    case 'markers': {
      if (reason.mistake !== null) return mistakeText('chaser', reason.mistake, sides);
      const key = reason.idle === 'J8' ? 'result.chaser-clean-so-far' : 'result.chaser-clean';
      return tn(key, sides.chasers, { name: sides.chaser });
    }
    case 'clean-hideout':
    case 'clean-catch':
    case 'one-mistaken':
    case 'no-winner':
      return t(`result.${reason.why}`);
    case 'lone-hideout':
      return t(reason.mistake ? 'result.lone-hideout-mistake' : 'result.lone-hideout');
    case 'earlier-mistake':
      return t(`result.earlier-mistake.${reason.clause}`);
    case 'same-position':
      return t(`result.same-position.${reason.clause}`, { position: reason.position });
    case 'lost-trail':
      return tn(`result.lost-trail.${reason.loser}`, sides.runners);
  }
}

/** A reason in a sentence, and the clause that it follows from. */
interface Told {
  readonly text: string;
  readonly clause: string;
}

/** How it ended and why it was judged so, one sentence each (J1 to J8, F4 to F6). */
export function reasonTexts(verdict: Pick<VerdictView, 'reasons'> & Partial<Judged>, sides: Sides): string[] {
  return reasonsTold(verdict, sides).map(({ text }) => text);
}

/** The same, each with its clause: of a mistake the one that was broken. */
export function reasonsTold({ reasons, verdict }: Pick<VerdictView, 'reasons'> & Partial<Judged>, sides: Sides): Told[] {
  const told = (reason: Reason, text: string): Told => ({
    text,
    clause: 'mistake' in reason && typeof reason.mistake === 'object' && reason.mistake !== null ? reason.mistake.clause : reason.clause,
  });
  const undone = catchUndone(reasons);
  const [first, second] = reasons;
  if (!undone || first?.why !== 'caught' || second?.why !== 'caught')
    return reasons.map((reason) => told(reason, reasonText(reason, sides, undone)));
  // Two catches that are undone are one sentence.
  const name = (path: PathIndex): string => sides.of?.(path, 'runner') ?? sides.runner;
  const both = { name: name(first.path), position: first.position, other: name(second.path), also: second.position };
  // J7, T4: two who were caught get more than two who chased them well, which nobody expects.
  const perfect = verdict?.winner === 'runners' && verdict.award === 'perfect' ? [t('result.perfect-though-caught')] : [];
  return [
    told(first, [t('result.caught-both-undone', both), ...perfect].join(' ')),
    ...reasons.slice(2).map((reason) => told(reason, reasonText(reason, sides))),
  ];
}

/** What the judge makes of mistakes on a step: the first of its side, or why it decides nothing. */
export function remarksOn({ reasons }: Pick<VerdictView, 'reasons'>, step: WalkStep, sides: Pick<Sides, 'runners' | 'chasers'>): string[] {
  const wrong = { tiles: step.fault !== null, markers: step.marker?.ok === false };
  const lines = new Set<string>();
  for (const why of ['tiles', 'markers'] as const) {
    if (!wrong[why]) continue;
    const found = reasons.find((reason): reason is FoundReason => reason.why === why);
    if (found === undefined) {
      lines.add(t('verdict.unread')); // J2
      continue;
    }
    const { mistake, idle } = found;
    if (mistake?.path !== step.path || mistake.position !== step.position) {
      lines.add(t('verdict.beside'));
      continue;
    }
    const side = why === 'tiles' ? 'runners' : 'chasers';
    lines.add(tn(`verdict.first.${side}`, sides[side], { position: step.position }));
    if (idle !== null) lines.add(t(`verdict.idle.${idle}`));
  }
  return [...lines];
}
