/** What Chase says to the room in which people sit down by a press. */
import { SEATS } from '../../../../rules/chase/seats';
import { sameJson } from '../../../../shared/same-json';
import type { JoiningOfGame, SeatAtPlace } from '../../../lib/joining-game';
import { players } from '../../../lib/players.svelte';
import { settings } from '../../../lib/settings.svelte';
import { t } from '../../../lib/words.svelte';
import { arriving, carry } from './carried';
import { choiceFrom, followedBy, placesOf, roleAt } from './join-places';
import { botLevelOf, isRemembered, NEW_SEAT, requestOf, settled } from './match-choice';
import { rulesText } from './match-text';

/** The choice whose rules hold for the match to come. */
let choice = settings.current.lastMatch;

/** Who is there now, with the devices that they can have together. */
const chosen = (seats: readonly SeatAtPlace[]): typeof choice =>
  settled(
    choiceFrom(seats, choice),
    players.all.map(({ id }) => id),
    null,
  );

const joining: JoiningOfGame = {
  seats: SEATS,
  botLevel: () => botLevelOf(choice) ?? NEW_SEAT.level,
  last: () => {
    choice = arriving();
    return isRemembered(choice) ? placesOf(choice) : [];
  },
  part: (at, taken, nameAt) => {
    const role = roleAt(at, taken);
    const followed = role === 'chaser' ? followedBy(at, taken) : undefined;
    const partner = taken.find((other) => other !== at && roleAt(other, taken) === 'runner');
    const named = followed === undefined ? '' : nameAt(followed);
    const beside = role === 'runner' && partner !== undefined ? nameAt(partner) : '';
    const note = named !== '' ? t('join.follows', { name: named }) : beside !== '' ? t('join.runs-with', { name: beside }) : '';
    return {
      icon: role === 'chaser' ? 'lens' : 'runner',
      name: t(`role.${role}`),
      note,
      ...(followed !== undefined && { after: followed }),
    };
  },
  rules: () => rulesText(choice.variants),
  start: (seats) => {
    const settledNow = chosen(seats);
    void settings.change({ lastMatch: settledNow });
    return requestOf(settledNow);
  },
  // Who sits as the last time is left in the order in which they sat then.
  arrange: (seats) => carry(seats.length < SEATS.fewest || sameJson(seats, placesOf(choice)) ? choice : chosen(seats)),
};

export default joining;
