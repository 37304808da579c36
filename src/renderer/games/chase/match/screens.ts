/** What a live round of Chase is played with. */
import type { PlayScreens } from '../../../lib/games';
import { asChase } from '../lib/at-table';
import { calledOf } from '../lib/called';
import { tableHappenings } from '../lib/happenings';
import { pressOf } from '../../../lib/deeds';
import { DEEDS, type SeatDeed } from '../seats/deeds';
import LiveTable from './LiveTable.svelte';
import MatchResult from './MatchResult.svelte';

const screens: PlayScreens = {
  Table: LiveTable,
  Result: MatchResult,
  happenings: tableHappenings,
  tellsEnd: (snapshot) => calledOf(asChase(snapshot)) !== null,
  // What both roles do, and what is done after the round, is on the Runner's keys.
  pressOf: (device, deed: SeatDeed) => pressOf(DEEDS, device, 'runner', deed),
};

export default screens;
