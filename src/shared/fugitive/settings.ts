/** What of a person's settings is Fugitive's: the last choices of its screen. It is read with the window's first script, so it imports little. */
import * as v from 'valibot';
import { DRILL_KINDS, DRILL_THEMES } from '../../rules/fugitive/drills/types';

/** The last choices of the new-game screen. */
export const ChoiceSchema = v.strictObject({
  side: v.picklist(['fugitive', 'marshal']),
  /** Against whom: a bot, somebody at this computer, or nobody: two bots are looked at. */
  against: v.picklist(['bot', 'person', 'watch']),
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  /** N1. */
  notepad: v.picklist(['off', 'basic', 'full']),
  /** V1; `helps` counts with `helpful` alone. */
  events: v.picklist(['none', 'random', 'discovery', 'helpful', 'catch-up']),
  helps: v.picklist(['fugitive', 'marshal']),
  /** F1, V7 to V9. */
  opening: v.picklist([1, 2]),
  secondWind: v.boolean(),
  bestOf: v.picklist([1, 3, 5]),
  handicap: v.boolean(),
  /** How large the numbers of the notepad are. */
  padSize: v.picklist([1, 2, 3]),
});
export type GameChoice = v.InferOutput<typeof ChoiceSchema>;

const entries = { lastFugitive: ChoiceSchema };

const defaults: { readonly lastFugitive: GameChoice } = {
  lastFugitive: {
    side: 'marshal',
    against: 'bot',
    level: 2,
    notepad: 'basic',
    events: 'none',
    helps: 'marshal',
    opening: 1,
    secondWind: false,
    bestOf: 1,
    handicap: false,
    padSize: 1,
  },
};

export const FUGITIVE_SETTINGS = {
  entries,
  defaults,
  keys: {},
  computers: [],
  drilled: { kinds: DRILL_KINDS, themes: DRILL_THEMES },
  runLooks: {},
} as const;
