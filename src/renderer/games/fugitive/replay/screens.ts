/** What a saved game of Fugitive is played back with. */
import { fugitive } from '../../../../rules/fugitive/fugitive';
import { Part } from '../../../lib/part.svelte';
import type { ReplayScreens } from '../../../lib/replay/viewer.svelte';
import { assessed } from './assessed';
import { eventText } from './event-text';
import { happenings } from './happenings';
import { mistakesOf } from './mistakes';
import ReplayTable from './ReplayTable.svelte';
import { signsOf } from './signs';

const screens: ReplayScreens = {
  rules: fugitive,
  Table: ReplayTable,
  signsOf,
  eventText,
  mistakesOf,
  Analysis: new Part(() => import('./analysis/Analysis.svelte')),
  pictured: { plain: false },
  assessed,
  happenings,
};

export default screens;
