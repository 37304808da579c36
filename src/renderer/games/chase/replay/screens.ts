/** What a saved round of Chase is played back with. */
import { chase } from '../../../../rules/chase/chase';
import { happenings } from '../lib/happenings';
import type { RoundView } from '../../../../shared/chase/table';
import type { ReplayScreens } from '../../../lib/replay/viewer.svelte';
import { Part } from '../../../lib/part.svelte';
import { settings } from '../../../lib/settings.svelte';
import { assessed } from './assessed';
import { eventText } from './event-text';
import { stateAt } from './in-chase';
import { mistakesOf } from './mistakes';
import ReplayTable from './ReplayTable.svelte';
import { signsOf } from './signs';

const screens: ReplayScreens = {
  rules: chase,
  Table: ReplayTable,
  signsOf,
  eventText,
  mistakesOf,
  assessed,
  Analysis: new Part(() => import('./analysis/Analysis.svelte')),
  pictured: {
    get plain() {
      return settings.current.plainWitnesses;
    },
  },
  film: new Part(() => import('./film')),
  happenings: (viewer, place) => {
    const at = (when: number): RoundView => chase.view(stateAt(viewer, when), viewer.seat) as RoundView;
    return happenings(at(place - 1), at(place), viewer.playersAt(place));
  },
};

export default screens;
