/** The clauses of Chase by which the table refuses what it refuses in every game. */
import type { Clauses } from '../../../table/refusal';

export const CLAUSES: Clauses = {
  'no-such-seat': 'S1',
  'round-not-over': 'E2',
  'game-goes-on': 'V1',
  'already-paused': 'P9',
  'not-paused': 'P9',
  'held-up': 'P9',
};
