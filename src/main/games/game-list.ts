/** The list of games on this side: the one place of main that names them. */
import { ANALYSIS_VERSION } from '../../rules/chase/analysis/version';
import { chase } from '../../rules/chase/chase';
import { ANALYSIS_VERSION as FUGITIVE_ANALYSIS } from '../../rules/fugitive/analysis/types';
import type { GameOfMain } from './game-of-main';
import { chaseReplay } from './chase/replay/chase-replay';
import { chasePuzzles } from './chase/puzzles/chase-puzzles';
import { chaseAtTable } from './chase/table/at-table';
import { fugitive } from '../../rules/fugitive/fugitive';
import { fugitivePuzzles } from './fugitive/puzzles/fugitive-puzzles';
import { fugitiveReplay } from './fugitive/replay/fugitive-replay';
import { fugitiveAtTable } from './fugitive/table/at-table';

const analysis = { version: ANALYSIS_VERSION, analyst: async () => (await import('./chase/analysis/chase-analysis')).chaseAnalyst };
const pictured = async () => (await import('./chase/pictured/chase-pictured')).chasePictured;
const fugitivePictured = async () => (await import('./fugitive/pictured/fugitive-pictured')).fugitivePictured;
const fugitiveAnalysis = {
  version: FUGITIVE_ANALYSIS,
  analyst: async () => (await import('./fugitive/analysis/fugitive-analysis')).fugitiveAnalyst,
};

export const GAMES: readonly GameOfMain[] = [
  { rules: chase, replay: chaseReplay, table: chaseAtTable(), analysis, pictured, puzzles: chasePuzzles },
  {
    rules: fugitive,
    replay: fugitiveReplay,
    table: fugitiveAtTable,
    analysis: fugitiveAnalysis,
    pictured: fugitivePictured,
    puzzles: fugitivePuzzles,
  },
];
