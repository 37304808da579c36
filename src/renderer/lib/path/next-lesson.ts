/** The lesson that the chosen player does best next, by the names of its course and of itself; null as long as no screen shows lessons. */
export interface ComingLesson {
  readonly course: string;
  readonly lesson: string;
}

export const NEXT_LESSON = null as ComingLesson | null;
