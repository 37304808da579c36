/** Going to the next thing: each way on begins from wherever it is offered. */
import type { RequestInput } from '../../../shared/contract';
import type { Mode } from '../../../shared/modes';
import type { SkillFound } from '../../../shared/path';
import type { RunOptions } from '../../../shared/run-options';
import type { Settings } from '../../../shared/settings';
import { drilledRun, runOptions, timedRun } from '../drill/modes';
import { drilledGame, drilledGames, taughtFirst, type GameInWindow } from '../games';
import { lessons, type NextLesson } from '../lessons.svelte';
import { router } from '../router.svelte';
import { settings } from '../settings.svelte';

/** Of which game a path is asked for: of the one that is drilled, where any is. */
export function pathAsked(chosen: Pick<Settings, 'lastKind'>): RequestInput<'path.read'> {
  return drilledGames().length === 0 ? {} : { game: drilledGame(chosen).id };
}

/** The very lesson, where it was left; back from it leads to its course. Names alone: what is in it, its screen reads. */
export function learn({ game, course, lesson }: NextLesson): void {
  const to = { game, course: course.id };
  void router.go({ name: 'lesson', ...to, lesson: lesson.id }, { name: 'lessons', ...to });
}

/** The lessons of the game that somebody was in last; of the first before any. */
export function toLessons(): void {
  const [game] = taughtFirst(lessons.progress ?? []);
  if (game !== undefined) void router.go({ name: 'lessons', game: game.id });
}

/** What went wrong in rounds of this week and was made puzzles of. */
export function mend(): void {
  void router.go({ name: 'drill', mode: 'mistakes', options: runOptions('mistakes', settings.current) });
}

/** A short run of what a skill is about: of speed one against the clock, of all others in practice. */
export function practise(skill: Pick<SkillFound, 'kind' | 'theme' | 'timed'>): void {
  void router.go({ name: 'drill', ...runOf(skill, drilledGame(settings.current), settings.current) });
}

/** Which run that is; a player who wants no clock has none. */
export function runOf(
  { kind, theme, timed }: Pick<SkillFound, 'kind' | 'theme' | 'timed'>,
  game: Pick<GameInWindow, 'id' | 'puzzleLooks'>,
  chosen: Settings,
): { readonly mode: Mode; readonly options: RunOptions } {
  const against = timed ? timedRun(game, chosen, kind) : null;
  if (against !== null) return { mode: 'rush', options: against };
  return { mode: 'practice', options: drilledRun(game, chosen, kind, theme === null ? [] : [theme]) };
}
