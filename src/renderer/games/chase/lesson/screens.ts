/** Chase's lessons in the window: a part of its own, read when somebody learns. */
import type { LessonScreens } from '../../../lib/lesson-screens';
import { COURSES } from './courses';
import onTable from './on-table';
import HelpTile from '../rulebook/HelpTile.svelte';

const screens: LessonScreens = { courses: COURSES, onTable, pages: { 'help-tile': HelpTile } };

export default screens;
