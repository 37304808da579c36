/** What decided a judged round: whose mistakes, which catches, which Hideout, which lost trail (J1 to J6, F5, F6, M6). */
import type { JudgedMark, Mistake, Reason, WalkStep } from '../../../../shared/chase/table';
import type { Story } from './because-words';

export type Role = 'runner' | 'chaser';
export type Why<Name extends Reason['why']> = Extract<Reason, { readonly why: Name }>;

/** Where a mistake was made. */
function stepOf({ verdict }: Story, at: Pick<Mistake | JudgedMark, 'path' | 'position'> | null): WalkStep | null {
  return verdict.walk.find(({ path, position }) => path === at?.path && position === at.position) ?? null;
}

/** A side's first mistake that counts at all, where it was made. */
export function firstOf(story: Story, role: Role): WalkStep | null {
  const { runnerMistake, chaserMistake } = story.verdict.verdict;
  return stepOf(story, role === 'runner' ? runnerMistake : chaserMistake);
}

/** What decided the round. */
export function decidedOf({ verdict }: Story): Reason | undefined {
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

/** The Hideout that was reached. */
export function hideoutOf({ verdict }: Story): WalkStep | null {
  return verdict.walk.find(({ counts }) => counts.length === 0) ?? null;
}

/** Catches, in the order of the walk. */
export function catches({ verdict }: Story): readonly WalkStep[] {
  return verdict.walk.filter(({ marker }) => marker?.final === true);
}

/** M6: what the trail was lost by; null where it was not. */
export function lostBy({ verdict }: Story): Extract<Reason, { readonly why: 'trail-lost' }> | null {
  return verdict.reasons.find((reason) => reason.why === 'trail-lost') ?? null;
}

/** M6: the tile that the Chaser stood before who wanted a colour that was out; null where none lay there to be marked. */
export function stoodBefore(story: Story): WalkStep | null {
  const lost = lostBy(story);
  const marks = story.view.paths[lost?.path ?? 0]?.marks.length ?? 0;
  const step = story.verdict.walk.find(({ path, position }) => path === lost?.path && position === marks + 1);
  return step === undefined || step.counts.length === 0 ? null : step;
}
