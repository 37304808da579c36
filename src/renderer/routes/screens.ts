/** Every screen but the first, each read when somebody goes there or once the first one stands. */
import { Part } from '../lib/part.svelte';
import type { Prepare } from '../lib/router.svelte';

export const SCREENS = {
  'how-to-play': new Part(() => import('./HowToPlay.svelte')),
  'new-round': new Part(() => import('./NewRound.svelte')),
  'new-match': new Part(() => import('./NewMatch.svelte')),
  match: new Part(() => import('./Match.svelte')),
  drill: new Part(() => import('./Drill.svelte')),
  drills: new Part(() => import('./Drills.svelte')),
  custom: new Part(() => import('./Custom.svelte')),
  replays: new Part(() => import('./Replays.svelte')),
  replay: new Part(() => import('./Replay.svelte')),
  statistics: new Part(() => import('./Statistics.svelte')),
  profiles: new Part(() => import('./Profiles.svelte')),
  packs: new Part(() => import('./Packs.svelte')),
  settings: new Part(() => import('./Settings.svelte')),
} as const;

/** What opens over a screen. */
export const OVERLAYS = {
  'how-to-play': new Part(() => import('./how/HelpDialog.svelte')),
  settings: new Part(() => import('./settings/SettingsDialog.svelte')),
} as const;

/** The picture on the first screen. */
export const HERO_ART = new Part(() => import('./home/HeroArt.svelte'));

export const prepareScreen: Prepare = (screen) => (screen === 'home' ? undefined : SCREENS[screen].prepare());

/** What is played on: there nobody should wait. The others are read in a few frames, and would only lie in memory before. */
const READY = [SCREENS.match, SCREENS.drill, SCREENS.drills];

/** Reads the screens that are played on, one after the other, whenever nothing else is to be done. */
export async function prepareAhead(idle: () => Promise<void>): Promise<void> {
  for (const part of READY) {
    await idle();
    await part.prepare();
  }
}
