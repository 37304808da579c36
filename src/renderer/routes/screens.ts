/** Every screen but the first, each read when somebody goes there or once the first one stands. */
import { drilledGames, homeGame, offeredGames, taughtGames, type GameInWindow } from '../lib/games';
import { Part } from '../lib/part.svelte';
import type { Prepare } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';

/** A part of the window as a screen asks for it. */
interface Readable<Component> {
  prepare(): Promise<unknown> | undefined;
  readonly ready: Component | undefined;
}

/** The one that most likely is meant; the screen itself reads what another game's needs. */
const likely = (): readonly GameInWindow[] => [homeGame(settings.current)];

/** A screen that is a game's own: of the one that Home offers. */
function own<Component>(part: (game: GameInWindow) => Part<Component>): Readable<Component> {
  const now = (): Part<Component> => part(homeGame(settings.current));
  return {
    prepare: () => now().prepare(),
    get ready() {
      return now().ready;
    },
  };
}

/** A screen that shows something of games': all is read at once, and what another game needs once that is meant. */
function along<Component>(
  read: () => Promise<{ readonly default: Component }>,
  part: (game: GameInWindow) => Part<unknown> | null | undefined,
  games = likely,
): Readable<Component> {
  const screen = new Part(read);
  const all = (): readonly Part<unknown>[] => [screen, ...games().flatMap((game) => part(game) ?? [])];
  return {
    prepare: () => {
      const read = all().flatMap((each) => each.prepare() ?? []);
      return read.length === 0 ? undefined : Promise.all(read);
    },
    get ready() {
      return all().every((each) => each.ready !== undefined) ? screen.ready : undefined;
    },
  };
}

const puzzleLooks = (game: GameInWindow): Part<unknown> | null => game.puzzleLooks?.choice ?? null;

export const SCREENS = {
  'how-to-play': along(
    () => import('./HowToPlay.svelte'),
    (game) => game.help,
  ),
  rules: along(
    () => import('./Rules.svelte'),
    (game) => game.rulebook,
  ),
  'new-round': own((game) => game.newRound),
  join: along(
    () => import('./Join.svelte'),
    (game) => game.joining,
  ),
  'new-match': own((game) => game.newMatch),
  match: along(
    () => import('./Match.svelte'),
    (game) => game.play,
  ),
  drill: along(
    () => import('./Drill.svelte'),
    (game) => game.drills,
    drilledGames,
  ),
  drills: along(() => import('./Drills.svelte'), puzzleLooks, drilledGames),
  lessons: along(
    () => import('./Lessons.svelte'),
    (game) => game.lessons?.screens ?? null,
    taughtGames,
  ),
  lesson: along(
    () => import('./Lesson.svelte'),
    (game) => game.lessons?.screens ?? null,
    taughtGames,
  ),
  custom: along(() => import('./Custom.svelte'), puzzleLooks, drilledGames),
  replays: new Part(() => import('./Replays.svelte')),
  replay: along(
    () => import('./Replay.svelte'),
    (game) => game.replay ?? game.saved,
  ),
  statistics: along(
    () => import('./Statistics.svelte'),
    (game) => game.statistics,
    drilledGames,
  ),
  path: new Part(() => import('./Path.svelte')),
  profiles: new Part(() => import('./Profiles.svelte')),
  packs: new Part(() => import('./Packs.svelte')),
  settings: along(
    () => import('./Settings.svelte'),
    (game) => game.looks,
    offeredGames,
  ),
} as const;

/** What opens over a screen. */
export const OVERLAYS = {
  'how-to-play': along(
    () => import('./how/HelpDialog.svelte'),
    (game) => game.help,
  ),
  rules: along(
    () => import('./rules/RulesDialog.svelte'),
    (game) => game.rulebook,
  ),
  settings: along(
    () => import('./settings/SettingsDialog.svelte'),
    (game) => game.looks,
    offeredGames,
  ),
} as const;

/** The picture on the first screen. */
export const HERO_ART = own((game) => game.art);

/** How groups of puzzles of the game that is drilled were answered, as a picture. */
export const GROUPS_FIGURE = new Part(async () => {
  const part = drilledGames()[0]?.groups;
  return part ? part.whole() : { default: null };
});

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
