/** What a live game of Fugitive is played with. */
import type { PlayScreens } from '../../../lib/games';
import { asFugitive } from '../lib/at-table';
import { happenings } from '../lib/happenings';
import LiveTable from './LiveTable.svelte';
import MatchResult from '../verdict/MatchResult.svelte';

const screens: PlayScreens = {
  Table: LiveTable,
  Result: MatchResult,
  happenings: (before, now) => happenings(asFugitive(before), asFugitive(now)),
  tellsEnd: () => false,
  pressOf: () => null,
};

export default screens;
