/** What a person has chosen; kept in the store, changed at once without a restart. */
import * as v from 'valibot';
import { SETTINGS } from './game-list';
import { together, type Both } from './of-games';
import { MOST_LOOKS, ReplayLookSchema } from './replay-view';

type OfGames = (typeof SETTINGS)[number];

/** The games' own, put together; their names differ. */
const entriesOfGames = together(SETTINGS.map(({ entries }) => entries));
const defaultsOfGames = together(SETTINGS.map(({ defaults }) => defaults));
const keysOfGames = together(SETTINGS.map(({ keys }) => keys));

/** A setting in which a game keeps who sat at its last match, and with what. */
export type LineUp = OfGames['computers'][number];

/** Those of every game. */
export const LINE_UPS: readonly LineUp[] = SETTINGS.flatMap(({ computers }) => computers);

/** Settings that are the computer's and not a player's: whoever is chosen finds them as they were left. */
export const COMPUTER_SETTINGS: readonly (LineUp | 'lastGame')[] = [...LINE_UPS, 'lastGame'];

/** The kinds and themes of puzzles that the games have. */
const KINDS = SETTINGS.flatMap(({ drilled }) => drilled.kinds);
const THEMES = SETTINGS.flatMap(({ drilled }) => drilled.themes);
const KindSchema = v.picklist(KINDS);

/** Keys of the app itself. */
const OWN_KEYS = {
  pause: 'KeyP',
  skip: 'Space',
  'zoom-in': 'Equal',
  'zoom-out': 'Minus',
  fit: 'Digit0',
  help: 'F1',
  hint: 'KeyH',
  restart: 'KeyN',
  'hear-time': 'KeyB',
} as const;

/** Keys of the replay viewer. Nothing is played there: a key may do one thing here and another at a table. */
const REPLAY_KEYS = {
  'replay-play': 'Space',
  'replay-next': 'ArrowRight',
  'replay-previous': 'ArrowLeft',
  'replay-next-move': 'ArrowDown',
  'replay-previous-move': 'ArrowUp',
  'replay-next-mistake': 'Period',
  'replay-previous-mistake': 'Comma',
  'replay-first': 'Home',
  'replay-last': 'End',
  'replay-faster': 'KeyR',
  'replay-slower': 'KeyE',
  'replay-view': 'KeyV',
  'replay-idle': 'KeyI',
  'replay-next-round': 'PageDown',
  'replay-previous-round': 'PageUp',
} as const;

/** Keys of the list of saved matches, where nothing is played either. */
const LIBRARY_KEYS = {
  'library-star': 'KeyS',
  'library-mark': 'KeyX',
  'library-remove': 'Delete',
  'library-rename': 'F2',
  'library-search': 'Slash',
} as const;

/** What the app itself does at a key. */
export type ShellAction = keyof typeof OWN_KEYS | keyof typeof REPLAY_KEYS | keyof typeof LIBRARY_KEYS;

/** Everything that a key can be bound to: the games' deeds and the app's. */
export type Action = keyof Both<OfGames['keys']> | ShellAction;

/** Positions on the keyboard as `event.code` names them. */
export const DEFAULT_KEYS: Readonly<Record<Action, string>> = { ...keysOfGames, ...OWN_KEYS, ...REPLAY_KEYS, ...LIBRARY_KEYS };
export const ACTIONS = Object.keys(DEFAULT_KEYS) as readonly Action[];

/** Whether an action is the replay viewer's. */
export function isOfReplays(action: Action): boolean {
  return Object.hasOwn(REPLAY_KEYS, action);
}

/** Where an action is done: where something is played, in the replay viewer, or in the list of saved matches. */
function placeOf(action: Action): 'played' | 'replay' | 'library' {
  if (isOfReplays(action)) return 'replay';
  return Object.hasOwn(LIBRARY_KEYS, action) ? 'library' : 'played';
}

/** Whether an action is one of those that are done where something is played. */
export function isOfPlay(action: Action): boolean {
  return placeOf(action) === 'played';
}

/** Whether two actions are never done on the same screen, so that one key may do both. */
export function mayShareKey(one: Action, other: Action): boolean {
  return placeOf(one) !== placeOf(other);
}

/** Warnings that are remembered as understood. */
export const MOST_UNDERSTOOD = 20;

/** Minutes of a day that can be meant. */
export const GOALS = [0, 3, 5, 10, 15] as const;

const KeyCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,24}$/));

export const SettingsSchema = v.strictObject({
  ...entriesOfGames,
  /** `system` follows the computer's language. */
  language: v.picklist(['system', 'en', 'it']),
  theme: v.picklist(['system', 'night', 'day', 'contrast']),
  motion: v.picklist(['system', 'full', 'none']),
  sound: v.boolean(),
  /** How loud sounds are; at 7 as they are written. */
  volume: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  /** What decided a round, and what to practise, is said after it. */
  coach: v.boolean(),
  /** Minutes of a day that somebody means to play or practise; 0: none, and no day is counted. */
  goalMinutes: v.picklist(GOALS),
  /** How-to-play has been seen. */
  introduced: v.boolean(),
  /** The game that the first screen offers, by its id; empty, and where there is none by it: the first of the list. */
  lastGame: v.pipe(v.string(), v.maxLength(40)),
  /** Warnings about this computer that were understood, by their ids; the newest are kept. */
  understood: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(MOST_UNDERSTOOD)),
  keys: v.strictObject(v.entriesFromList(ACTIONS, KeyCode)),
  /** How the matches were looked at that were looked at last, the last one first: with whose eyes, how fast, and beside what. */
  replayLooks: v.pipe(v.array(ReplayLookSchema), v.maxLength(MOST_LOOKS)),
  /** In every replay: whether the time is skipped in which nothing happens. */
  replaySkipsIdle: v.boolean(),
  /** Calm drills: time is not shown and ends nothing; wrong answers cost nothing. */
  calmNoClock: v.boolean(),
  calmNoPenalty: v.boolean(),
  /** The last length of a rush, in minutes. */
  lastMinutes: v.picklist([3, 5]),
  /** The kind of puzzle that was practised last; drills are about its game. */
  lastKind: KindSchema,
  /** The last run of one's own making; without themes it has all of them. */
  lastCustom: v.strictObject({
    kinds: v.pipe(v.array(KindSchema), v.minLength(1), v.maxLength(KINDS.length)),
    themes: v.pipe(v.array(v.picklist(THEMES)), v.maxLength(THEMES.length)),
    length: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
    rated: v.boolean(),
  }),
});
export type Settings = v.InferOutput<typeof SettingsSchema>;

/** The part of the settings that a change names; keys are given whole. */
export const SettingsChangeSchema = v.partial(SettingsSchema);
export type SettingsChange = v.InferOutput<typeof SettingsChangeSchema>;

/** What is practised first: the first kind that there is. */
const [FIRST_KIND] = SETTINGS[0].drilled.kinds;

export const DEFAULT_SETTINGS: Settings = {
  ...defaultsOfGames,
  language: 'system',
  theme: 'system',
  motion: 'system',
  sound: true,
  volume: 7,
  coach: true,
  goalMinutes: 5,
  introduced: false,
  lastGame: '',
  understood: [],
  keys: { ...DEFAULT_KEYS },
  replayLooks: [],
  replaySkipsIdle: false,
  calmNoClock: false,
  calmNoPenalty: false,
  lastMinutes: 3,
  lastKind: FIRST_KIND,
  lastCustom: { kinds: [FIRST_KIND], themes: [], length: 20, rated: true },
};

/** What a new player takes over from whoever adds them: the language and the light of the moment, and how much the screen moves and sounds. */
export function takenOver({ language, theme, motion, sound, volume }: Settings): SettingsChange {
  return { language, theme, motion, sound, volume };
}
