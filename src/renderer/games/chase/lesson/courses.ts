/** Chase's courses as the window has them. The files are checked where they are made. */
import type { ChaseCourse } from '../../../../shared/chase/lesson';
import { LANGUAGES, type Language } from '../../../../shared/catalogue';
import type { Course, CourseLesson } from '../../../lib/lesson-screens';
import heads from './heads';

const courses = import.meta.glob<ChaseCourse>('../../../../../resources/chase/lessons/*/course.json', { eager: true, import: 'default' });
const words = import.meta.glob<Readonly<Record<string, string>>>('../../../../../resources/chase/lessons/*/{en,it}.json', {
  eager: true,
  import: 'default',
});

/** What a folder has by this name. */
function inFolder<What>(files: Readonly<Record<string, What>>, folder: string, file: string): What | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${folder}/${file}.json`))?.[1];
}

function lessonOf(lesson: ChaseCourse['lessons'][number]): CourseLesson {
  return lesson.kind === 'round' ? { ...lesson, start: { ...lesson.start, game: 'chase' } } : lesson;
}

function courseOf(folder: string): Course[] {
  const course = inFolder(courses, folder, 'course');
  if (course === undefined) return [];
  const spoken = Object.fromEntries(LANGUAGES.map((language) => [language, inFolder(words, folder, language) ?? {}]));
  return [{ ...course, lessons: course.lessons.map(lessonOf), words: spoken as Record<Language, Record<string, string>> }];
}

/** In the order of their heads; a course's folder has its name. */
export const COURSES: readonly Course[] = heads.flatMap(({ id }) => courseOf(id));
