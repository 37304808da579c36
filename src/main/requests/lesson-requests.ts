/** Lessons of the chosen player: how far they have come, and where they are now. */
import { isoOf } from '../../shared/moment';
import type { Refusal } from '../../shared/refusal';
import type { Result } from '../../rules/result';
import type { Handlers } from '../ipc';
import { dayOf } from '../learning/day';
import type { LessonRepository } from '../store/lesson-repository';

interface LessonPorts {
  readonly lessons: LessonRepository;
  /** The chosen profile. */
  readonly profile: () => Result<string, Refusal>;
  readonly now: () => Date;
}

export function lessonRequests({ lessons, profile, now }: LessonPorts): Pick<Handlers, `lessons.${'progress' | 'reach' | 'spent'}`> {
  return {
    'lessons.progress': () => {
      const chosen = profile();
      return chosen.ok ? lessons.of(chosen.value) : chosen;
    },
    'lessons.reach': (reached) => {
      const chosen = profile();
      return chosen.ok ? lessons.reach(chosen.value, { ...reached, at: isoOf(now()) }) : chosen;
    },
    'lessons.spent': ({ millis }) => {
      const chosen = profile();
      return chosen.ok ? lessons.spend(chosen.value, dayOf(now()), millis) : chosen;
    },
  };
}
