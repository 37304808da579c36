/** Chase's courses as lists need them, made of the same files as the courses themselves (`scripts/lesson-heads.mjs`). */
import { LANGUAGES, type Language } from '../../../../shared/catalogue';
import type { CourseHead } from '../../../lib/lesson-screens';

/** In this order they are best gone through. */
const ORDER = ['first-chase', 'reading', 'running', 'judging', 'several', 'variants'] as const;

type Words = Readonly<Record<string, string>>;

const courses = import.meta.glob<Omit<CourseHead, 'words'>>('../../../../../resources/chase/lessons/*/course.json', {
  eager: true,
  import: 'default',
  query: '?head',
});
const words = import.meta.glob<Words>('../../../../../resources/chase/lessons/*/{en,it}.json', {
  eager: true,
  import: 'default',
  query: '?head',
});

/** What a folder has by this name. */
function inFolder<What>(files: Readonly<Record<string, What>>, folder: string, file: string): What | undefined {
  return Object.entries(files).find(([path]) => path.includes(`/${folder}/${file}.json`))?.[1];
}

function headOf(folder: string): CourseHead[] {
  const course = inFolder(courses, folder, 'course');
  if (course === undefined) return [];
  const spoken = Object.fromEntries(LANGUAGES.map((language) => [language, inFolder(words, folder, language) ?? {}]));
  return [{ ...course, words: spoken as Record<Language, Words> }];
}

const heads: readonly CourseHead[] = ORDER.flatMap(headOf);

export default heads;
