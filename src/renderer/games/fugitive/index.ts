/** What Fugitive brings to the window. This file is read before the first picture: the rest is read when it is needed. */
import type { GameInWindow } from '../../lib/games';
import { Part } from '../../lib/part.svelte';
import Again from './home/Again.svelte';
import { KINDS, themesOf } from './drill/kinds';
import { outcomeText, recordText } from './home/outcome-text';
import { quickStart } from './home/quick-start';
import { endingText, roleText, variantText } from './home/sought-text';

export const FUGITIVE: GameInWindow = {
  id: 'fugitive',
  byTurns: true,
  deeds: { means: {}, repeated: new Set(), agree: 'agree' },
  confirm: 'skip',
  kinds: KINDS,
  themesOf,
  outcomeText,
  roleText,
  variantText,
  endingText,
  tablePicture: new Part(() => import('./saved/TablePicture.svelte')),
  recordText,
  lineUp: null,
  looks: null,
  puzzleLooks: null,
  quickStart,
  groups: null,
  Again,
  art: new Part(() => import('./home/HeroArt.svelte')),
  newRound: new Part(() => import('./new-round/NewGame.svelte')),
  joining: new Part(() => import('./new-round/joining')),
  newMatch: new Part(() => import('./new-round/NewGame.svelte')),
  help: new Part(() => import('./how/HowSteps.svelte')),
  rulebook: new Part(() => import('./rulebook/rulebook')),
  play: new Part(() => import('./match/screens')),
  drills: new Part(() => import('./drill/screens')),
  saved: new Part(() => import('./verdict/SavedGame.svelte')),
  replay: new Part(() => import('./replay/screens')),
};
