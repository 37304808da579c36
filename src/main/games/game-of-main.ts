/** What a game is to main's rooms. */
import type { Game } from '../../rules/game';
import type { PuzzleGame } from '../learning/game';
import type { GamePictured } from '../pictures/game';
import type { GameAnalysis } from '../replay/analysis';
import type { ReplayGame } from '../replay/game';
import type { GameAtTable } from '../table/ports';

/** What a game brings along for main's rooms. */
export interface GameOfMain {
  readonly rules: Game;
  /** How its replay files are read, judged and written. */
  readonly replay: ReplayGame;
  /** How it is played at the live table. */
  readonly table: GameAtTable;
  /** How its saved rounds are analysed; left out where they are not. */
  readonly analysis?: GameAnalysis;
  /** How its rounds are drawn and told without a window, read when somebody asks for it; left out where they are not. */
  readonly pictured?: () => Promise<GamePictured>;
  /** Its drills; left out where it has none. */
  readonly puzzles?: PuzzleGame;
}
