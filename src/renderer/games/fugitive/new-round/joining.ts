/** What Fugitive says to the room in which people sit down by a press: one flees, the other one hunts. */
import { SEATS } from '../../../../rules/fugitive/seats';
import type { JoiningOfGame } from '../../../lib/joining-game';
import { sittingOf } from '../../../lib/seats/joining';
import { settings } from '../../../lib/settings.svelte';
import { t } from '../../../lib/words.svelte';
import { rulesOf } from './wish';

const joining: JoiningOfGame = {
  seats: SEATS,
  botLevel: () => settings.current.lastFugitive.level,
  last: () => [],
  part: (at, taken) => {
    const role = taken.indexOf(at) === 1 ? 'marshal' : 'fugitive';
    return { icon: role === 'marshal' ? 'lens' : 'runner', name: t(`fugitive.role.${role}`), note: '' };
  },
  rules: () => '',
  start: (seats) => {
    const { lastFugitive } = settings.current;
    return {
      game: 'fugitive',
      seats: seats.map(({ seat }) => sittingOf(seat)),
      firstFugitive: 0,
      notepad: lastFugitive.notepad,
      rules: rulesOf(lastFugitive),
    };
  },
  // What can be chosen besides is chosen on one screen for all.
  arrange: () => void settings.change({ lastFugitive: { ...settings.current.lastFugitive, against: 'person' } }),
};

export default joining;
