/** Every code by which Chase refuses, and how a person learns of it: those of its rules, and of what stands beside them at the table. */
import type { RoundRefusalCode } from '../../rules/chase/refusal';
import type { HowTold } from '../refusal-codes';

/** Beside the rules at the live table. */
type TableCode = 'assist' | 'hands-busy' | 'held-up' | 'opener-chosen' | 'pile-down' | 'taken-back';

const TABLE_STAMPS = { never: 'The table stamps every act by its own clock, which stands still with the round.' } as const;
const OWN_HAND = { never: 'A seat is given the hand of its role, which makes the acts of that role alone.' } as const;
const OWN_PATH = { never: 'The table fills in the path: that of the seat.' } as const;

export const CHASE_REFUSALS = {
  'round-over': 'words',
  'time-falls': TABLE_STAMPS,
  'time-runs-paused': TABLE_STAMPS,
  'no-such-seat': { never: 'The table knows its seats before it asks the rules.' },
  'not-a-runner': OWN_HAND,
  'not-a-chaser': OWN_HAND,
  'not-your-path': OWN_PATH,
  'no-such-path': OWN_PATH,
  'not-your-turn': 'words',
  'path-caught': 'words',
  'no-such-tile': { never: 'Tiles are laid from the own pile, which holds tiles of the set.' },
  'tile-used': 'words',
  'tile-not-held': 'words',
  'starting-tile-first': 'words',
  'starting-tile-late': 'words',
  'cell-off-table': 'words',
  'cell-not-beside-end': 'words',
  'cell-taken': 'words',
  'side-not-opposite': 'words',
  'nothing-to-mark': 'words',
  'colour-out': { never: 'The warning beside the symbols says it (M6).' },
  'taken-back': { never: 'The lesson beside the table says what was wrong.' },
  'colour-still-there': { never: 'No seat says that a trail is lost: the table does, when a colour that is out is chosen again (M6).' },
  'partner-has-colour': 'words',
  'still-plays': { never: 'Only a seat whose path is over is shown something to guess.' },
  'nothing-to-guess': { never: 'The tile has its marker by now, and the next one to guess is shown already.' },
  'no-second-pile': 'words',
  'no-partner': 'words',
  'too-few-markers': 'words',
  'chaser-unknown': { never: 'A match of four is dealt with who follows whom (F2).' },
  paused: 'words',
  'not-paused': 'words',
  'already-paused': 'words',
  assist: 'words',
  'hands-busy': 'words',
  'held-up': 'words',
  'opener-chosen': 'words',
  'pile-down': 'words',
} as const satisfies Readonly<Record<RoundRefusalCode | TableCode, HowTold>>;
