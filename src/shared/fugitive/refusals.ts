/** Every code by which Fugitive refuses, and how a person learns of it. */
import type { RefusalCode } from '../../rules/fugitive/refusal';
import type { HowTold } from '../refusal-codes';

const TABLE_STAMPS = { never: 'The table stamps every act by its own clock, which stands still with the game.' } as const;
const TABLE_TELLS = { never: 'At the table the rules themselves say what was drawn, answered and shown.' } as const;

export const FUGITIVE_REFUSALS = {
  'game-over': { never: 'The table shows nothing to do once a game is over.' },
  'time-falls': TABLE_STAMPS,
  'time-runs-paused': TABLE_STAMPS,
  'not-your-turn': 'words',
  'not-due': 'words',
  'pile-empty': 'words',
  'wrong-pile': 'words',
  'other-choice': { never: 'The table asks for the choice that is due.' },
  'wrong-card': TABLE_TELLS,
  'not-in-hand': 'words',
  'not-above': 'words',
  'out-of-reach': 'words',
  'no-second': 'words',
  'sprint-not-in-hand': 'words',
  'sprint-twice': { never: 'A card of the hand is laid down or not.' },
  'sprint-goal': 'words',
  'no-sprints': 'words',
  'face-up': 'words',
  'called-twice': { never: 'A number of the notepad is called or not.' },
  'one-number': 'words',
  'no-sprint-cards': 'words',
  'not-face-up-sprint': { never: 'Only cards that lie face up are shown to be taken back.' },
  'cannot-swap': { never: 'The cards that are shown to be put out leave out 42.' },
  'wrong-answer': TABLE_TELLS,
  'no-shown': TABLE_TELLS,
  'no-seen': TABLE_TELLS,
} as const satisfies Readonly<Record<RefusalCode, HowTold>>;
