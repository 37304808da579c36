/** What a person has chosen; kept in the store, changed at once without a restart. */
import * as v from 'valibot';
import { DEFAULT_MATCH, MatchChoiceSchema } from './seats';
import { PUZZLE_KINDS, PUZZLE_THEMES, PuzzleKindSchema, PuzzleThemeSchema } from './chase/puzzle';

/** Everything that a key can be bound to, by position (`event.code`). */
export const ACTIONS = [
  'mark-triangle',
  'mark-star',
  'mark-square',
  'mark-diamond',
  'hand-next',
  'hand-previous',
  'rotate-right',
  'rotate-left',
  'cell-next',
  'cell-previous',
  'place',
  'switch-pile',
  'pause',
  'skip',
  'zoom-in',
  'zoom-out',
  'fit',
  'help',
  'hint',
  'restart',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Positions on the keyboard as `event.code` names them. */
export const DEFAULT_KEYS: Readonly<Record<Action, string>> = {
  'mark-triangle': 'KeyQ',
  'mark-star': 'KeyW',
  'mark-square': 'KeyA',
  'mark-diamond': 'KeyS',
  'hand-next': 'ArrowRight',
  'hand-previous': 'ArrowLeft',
  'rotate-right': 'KeyR',
  'rotate-left': 'KeyE',
  'cell-next': 'ArrowUp',
  'cell-previous': 'ArrowDown',
  place: 'Enter',
  'switch-pile': 'KeyX',
  pause: 'KeyP',
  skip: 'Space',
  'zoom-in': 'Equal',
  'zoom-out': 'Minus',
  fit: 'Digit0',
  help: 'F1',
  hint: 'KeyH',
  restart: 'KeyN',
};

/** Warnings that are remembered as understood. */
export const MOST_UNDERSTOOD = 20;

const KeyCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,24}$/));

export const SettingsSchema = v.strictObject({
  /** `system` follows the computer's language. */
  language: v.picklist(['system', 'en', 'it']),
  theme: v.picklist(['system', 'night', 'day', 'contrast']),
  motion: v.picklist(['system', 'full', 'none']),
  sound: v.boolean(),
  /** Arrows instead of heads. */
  plainWitnesses: v.boolean(),
  /** How-to-play has been seen. */
  introduced: v.boolean(),
  /** Warnings about this computer that were understood, by their ids; the newest are kept. */
  understood: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(MOST_UNDERSTOOD)),
  keys: v.strictObject(v.entriesFromList(ACTIONS, KeyCode)),
  /** The last choices on the new-round screen. */
  lastRole: v.picklist(['runner', 'chaser', 'watch']),
  lastLevel: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  lastAssist: v.boolean(),
  /** The last choices on the new-match screen. */
  lastMatch: MatchChoiceSchema,
  /** Calm drills: time is not shown and ends nothing; wrong answers cost nothing. */
  calmNoClock: v.boolean(),
  calmNoPenalty: v.boolean(),
  /** The last length of a rush, in minutes. */
  lastMinutes: v.picklist([3, 5]),
  /** The kind of puzzle that was practised last. */
  lastKind: PuzzleKindSchema,
  /** The last run of one's own making; without themes it has all of them. */
  lastCustom: v.strictObject({
    kinds: v.pipe(v.array(PuzzleKindSchema), v.minLength(1), v.maxLength(PUZZLE_KINDS.length)),
    themes: v.pipe(v.array(PuzzleThemeSchema), v.maxLength(PUZZLE_THEMES.length)),
    length: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
    rated: v.boolean(),
  }),
});
export type Settings = v.InferOutput<typeof SettingsSchema>;

/** The part of the settings that a change names; keys are given whole. */
export const SettingsChangeSchema = v.partial(SettingsSchema);
export type SettingsChange = v.InferOutput<typeof SettingsChangeSchema>;

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  motion: 'system',
  sound: true,
  plainWitnesses: false,
  introduced: false,
  understood: [],
  keys: { ...DEFAULT_KEYS },
  lastRole: 'chaser',
  lastLevel: 1,
  lastAssist: false,
  lastMatch: DEFAULT_MATCH,
  calmNoClock: false,
  calmNoPenalty: false,
  lastMinutes: 3,
  lastKind: 'read',
  lastCustom: { kinds: ['read'], themes: [], length: 20, rated: true },
};
