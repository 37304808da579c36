/** What of a person's settings is Chase's: its keys, the last choices of its screens, how faces are drawn, and what can be practised. */
import * as v from 'valibot';
import { DEFAULT_MATCH, MatchChoiceSchema } from './match-choice';
import { PUZZLE_KINDS, PUZZLE_THEMES } from './puzzle-kinds';

const entries = {
  /** Arrows instead of heads. */
  plainWitnesses: v.boolean(),
  /** P10: a Hideout that would end the round against its Runner is asked about once. */
  asksHideout: v.boolean(),
  /** The last choices on the new-round screen. */
  lastRole: v.picklist(['runner', 'chaser', 'watch']),
  lastLevel: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  lastAssist: v.boolean(),
  /** The last choices on the new-match screen. */
  lastMatch: MatchChoiceSchema,
};

const defaults = {
  plainWitnesses: false,
  asksHideout: true,
  lastRole: 'chaser',
  lastLevel: 1,
  lastAssist: false,
  lastMatch: DEFAULT_MATCH,
} satisfies { readonly [Name in keyof typeof entries]: v.InferOutput<(typeof entries)[Name]> };

/** Its deeds, and the keys that they have at first. */
const keys = {
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
  'hear-tile': 'KeyT',
  'hear-counts': 'KeyC',
  'hear-hand': 'KeyV',
} as const;

/** Who sat at this computer, with what and by which rules: whoever's turn it is, they are the same people. */
const computers = ['lastMatch'] as const satisfies readonly (keyof typeof entries)[];

/** What of its puzzles can be chosen; the first kind is practised first. */
const drilled = { kinds: PUZZLE_KINDS, themes: PUZZLE_THEMES };

/** How its puzzles looked in a run, as it is kept with the run. */
const runLooks = {
  /** Arrows instead of heads. */
  plain: v.exactOptional(v.boolean()),
};

export const CHASE_SETTINGS = { entries, defaults, keys, computers, drilled, runLooks };
