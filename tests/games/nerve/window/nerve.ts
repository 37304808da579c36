/** What Nerve brings to the window: the least with which it can be played and looked at again. */
import type { DrillScreens, GameInWindow, PlayScreens, Start } from '../../../../src/renderer/lib/games';
import type { LessonOnTable } from '../../../../src/renderer/lib/lessons/stage';
import type { Course } from '../../../../src/renderer/lib/lesson-screens';
import { Part } from '../../../../src/renderer/lib/part.svelte';
import type { Rulebook } from '../../../../src/renderer/lib/rulebook/rulebook';
import type { JoiningOfGame } from '../../../../src/renderer/lib/joining-game';
import { sittingOf } from '../../../../src/renderer/lib/seats/joining';
import { SEATS } from '../rules';
import Cards from './Cards.svelte';
import Deal from './Deal.svelte';
import Nothing from './Nothing.svelte';
import Result from './Result.svelte';
import Saved from './Saved.svelte';
import Table from './Table.svelte';

const part = <What>(what: What): Part<What> => new Part(() => Promise.resolve({ default: what }));

const play: PlayScreens = { Table, Result, happenings: () => [], tellsEnd: () => false, pressOf: () => null };
const drills: DrillScreens = {
  Stage: Nothing,
  Missed: Nothing,
  hintText: () => '',
  spokenPuzzle: () => '',
  hearables: () => [],
  spokenReason: () => '',
  gradeAtOnce: () => null,
  laidOf: () => ({}) as never,
  glanceMillis: () => 0,
};

const rulebook: Rulebook = { sections: () => [], shown: new Set(), Example: Nothing };

/** All seats are alike. */
const joining: JoiningOfGame = {
  seats: SEATS,
  botLevel: () => 2,
  last: () => [],
  part: () => null,
  rules: () => '',
  start: (seats) => ({ game: 'nerve', seats: seats.map(({ seat }) => sittingOf(seat)), seed: 'joined' }) as never,
  arrange: () => undefined,
};

/** One page: it has no steps, and so nothing to show them with. */
const COURSE: Course = {
  id: 'basics',
  minutes: 1,
  lessons: [{ kind: 'page', id: 'cards' }],
  words: {
    en: { title: 'Keeping your nerve', about: 'Cards from 1 to 10.', 'cards.title': 'The cards', 'cards.about': 'Look at them once.' },
    it: { title: 'Nervi saldi', about: 'Carte da 1 a 10.', 'cards.title': 'Le carte', 'cards.about': 'Guardale una volta.' },
  },
};

export const NERVE: GameInWindow = {
  id: 'nerve',
  deeds: { means: {}, repeated: new Set(), agree: 'agree' },
  confirm: 'skip',
  kinds: [],
  themesOf: () => [],
  outcomeText: ({ points }) => points.join('–'),
  roleText: () => null,
  variantText: () => null,
  tablePicture: part(Nothing),
  recordText: () => null,
  lineUp: null,
  looks: null,
  puzzleLooks: null,
  quickStart: () => ({ start: { game: 'nerve', level: 1 } as unknown as Start, note: '' }),
  groups: null,
  Again: Nothing,
  art: part(Nothing),
  newRound: part(Deal),
  joining: part(joining),
  newMatch: part(Deal),
  help: part(Nothing),
  lessons: {
    heads: part([COURSE]),
    screens: part({ courses: [COURSE], onTable: {} as LessonOnTable, pages: { cards: Cards } }),
  },
  rulebook: part(rulebook),
  play: part(play),
  saved: part(Saved),
  drills: part(drills),
  statistics: part(Nothing),
};
