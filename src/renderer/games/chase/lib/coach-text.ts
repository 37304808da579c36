/** What the coach says after a round, in three sentences at most: what decided it, what was found, and what to do about it. */
import type { PuzzleKind, PuzzleTheme } from '../../../../shared/chase/puzzle';
import type { PlacementClause } from '../../../../rules/chase/legality';
import type { Coaching, Decided, Habit, Spot } from '../../../../rules/chase/coaching';
import { list, t, tn } from '../../../lib/words.svelte';
import { nameOf, type Story } from './because-words';
import { marginText } from './verdict-text';

/** Puzzles that a habit is practised with; without themes all of the kind. */
export interface CoachDrill {
  readonly kind: PuzzleKind;
  readonly themes: readonly PuzzleTheme[];
}

/** What placing drills have about a clause. */
const PLACES: Readonly<Record<PlacementClause, PuzzleTheme>> = {
  P1: 'table-edge',
  P2: 'touching-old',
  P3: 'off-centre',
  P4: 'roadblock',
  P6: 'hideout-without-items',
  P7: 'off-centre',
  F3: 'two-paths',
};

/** What a habit is practised with. */
export function drillOf(habit: Habit): CoachDrill {
  switch (habit.kind) {
    case 'looks-back':
    case 'misread':
      return { kind: 'read', themes: habit.directions.map((direction): PuzzleTheme => `direction-${direction}`) };
    case 'not-turned':
      return { kind: 'read', themes: ['rotated'] };
    case 'one-short':
      return { kind: 'read', themes: ['close-count'] };
    case 'last-forwards':
    case 'slow-last':
      return { kind: 'read', themes: ['final-tile'] };
    case 'overtaken':
    case 'behind':
      return { kind: 'trail', themes: [] };
    case 'lays':
      return { kind: 'place', themes: [PLACES[habit.clause]] };
    case 'lingers':
      return { kind: 'pick', themes: [] };
  }
}

/** What decided, to whoever sits at `seat`. */
function decidedText(story: Story, decided: Decided, seat: number): string {
  switch (decided.by) {
    case 'mistake': {
      const { what, position } = decided;
      return decided.seat === seat
        ? t(`coach.decided.own-${what}`, { position })
        : t(`coach.decided.${what}`, { position, name: nameOf(story, decided.seat) });
    }
    case 'level':
      return t('coach.decided.level', { position: decided.position });
    case 'catch':
      return story.view.paths.length > 1 ? t('coach.decided.catches') : t('coach.decided.catch', { position: decided.position });
    case 'hideout':
    case 'trail-lost':
      return t(`coach.decided.${decided.by}`);
  }
}

const places = (spots: readonly Spot[]): string => list(spots.map(({ position }) => String(position)));

/** What was found, and what to do about it. */
function habitTexts(habit: Habit): readonly [fact: string, advice: string] {
  switch (habit.kind) {
    case 'slow-last': {
      const facts = { position: habit.spot.position, waited: marginText(habit.waited), usual: marginText(habit.usual) };
      return [t('coach.slow-last', facts), t('coach.advice.slow-last')];
    }
    case 'behind': {
      const { tiles, usual, pace } = habit;
      return [tn('coach.behind', tiles, { usual: marginText(usual), pace: marginText(pace) }), t('coach.advice.behind')];
    }
    case 'lingers': {
      const facts = { position: habit.spot.position, lay: marginText(habit.lay), usual: marginText(habit.usual) };
      return [t('coach.lingers', facts), t('coach.advice.lingers')];
    }
    case 'lays':
      return [t(`coach.lays.${habit.clause}`, { position: habit.spot.position }), t(`coach.advice.${habit.clause}`)];
    default: {
      const { kind, spots } = habit;
      return [tn(`coach.${kind}`, spots.length, { tiles: places(spots) }), t(`coach.advice.${kind}`)];
    }
  }
}

/** The sentences for whoever sits at `seat`, in their order. */
export function coachTexts(story: Story, { decided, habit, clean }: Coaching, seat: number): readonly string[] {
  const first = decidedText(story, decided, seat);
  if (habit !== null) return [first, ...habitTexts(habit)];
  return clean === null ? [first] : [first, tn(`coach.clean.${clean.what}`, clean.count)];
}

/** What is practised, in a word or two. */
export function drillText({ kind, themes }: CoachDrill): string {
  return themes.length === 0 ? t(`kind.${kind}`) : list(themes.map((theme) => t(`weak.${theme}`)));
}
