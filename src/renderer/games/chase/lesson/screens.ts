/** Chase's lessons in the window: a part of its own, read when somebody learns. */
import type { LessonScreens } from '../../../lib/lesson-screens';
import { COURSES } from './courses';
import onTable from './on-table';

const screens: LessonScreens = { courses: COURSES, onTable };

export default screens;
