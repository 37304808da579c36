/** What Chase brings to the window. This file is read before the first picture: the rest is read when it is needed. */
import type { GameInWindow } from '../../lib/games';
import { Part } from '../../lib/part.svelte';
import { KINDS, themesOf } from './drill/kinds';
import Again from './home/Again.svelte';
import { outcomeText } from './home/outcome-text';
import { recordText } from './home/record-text';
import { endingText, roleText, variantText } from './home/sought-text';
import { quickStart } from './home/quick-start';
import { DEEDS } from './seats/deeds';

export const CHASE: GameInWindow = {
  id: 'chase',
  deeds: DEEDS,
  confirm: 'place',
  growing: true,
  kinds: KINDS,
  themesOf,
  outcomeText,
  roleText,
  variantText,
  endingText,
  tablePicture: new Part(() => import('./saved/TablePicture.svelte')),
  recordText,
  lineUp: 'lastMatch',
  looks: new Part(() => import('./settings/Looks.svelte')),
  puzzleLooks: {
    choice: new Part(() => import('./parts/PlainSwitch.svelte')),
    of: ({ plainWitnesses }) => ({ plain: plainWitnesses }),
  },
  quickStart,
  groups: new Part(() => import('./home/Compass.svelte')),
  Again,
  art: new Part(() => import('./home/HeroArt.svelte')),
  newRound: new Part(() => import('./new-round/NewRound.svelte')),
  joining: new Part(() => import('./new-round/joining')),
  newMatch: new Part(() => import('./new-round/NewMatch.svelte')),
  help: new Part(() => import('./how/HowSteps.svelte')),
  lessons: { heads: new Part(() => import('./lesson/heads')), screens: new Part(() => import('./lesson/screens')) },
  rulebook: new Part(() => import('./rulebook/rulebook')),
  play: new Part(() => import('./match/screens')),
  saved: new Part(() => import('./verdict/SavedRound.svelte')),
  replay: new Part(() => import('./replay/screens')),
  drills: new Part(() => import('./drill/screens')),
  statistics: new Part(() => import('./statistics/Details.svelte')),
};
