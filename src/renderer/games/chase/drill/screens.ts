/** What puzzles of Chase are shown with. */
import type { DrillScreens } from '../../../lib/games';
import { gradeAtOnce } from './grade';
import { hearablesOf } from './hearables';
import { hintText } from './hint-text';
import Missed from './Missed.svelte';
import PuzzleStage from './PuzzleStage.svelte';
import { laidOf } from './route-way.svelte';
import { spokenPuzzle, spokenReason } from './spoken';

/** A glance at one tile, longer at a street; in milliseconds. */
const GLANCE_MS = { tile: 350, street: 900 } as const;

const screens: DrillScreens = {
  Stage: PuzzleStage,
  Missed,
  hintText,
  spokenPuzzle,
  hearables: hearablesOf,
  spokenReason,
  gradeAtOnce,
  laidOf,
  glanceMillis: ({ kind }) => GLANCE_MS[kind === 'read' ? 'tile' : 'street'],
};

export default screens;
