/** A finished round in words: what is asked, the tile that is looked at, what could be wrong, and what was. */
import type { JudgePuzzle, PuzzleMistake } from '../../../../shared/chase/puzzle';
import type { PuzzleAnswer } from '../../../../shared/chase/puzzle-answer';
import type { WalkStep } from '../../../../shared/chase/table';
import { onTable } from '../../../../rules/chase/legality';
import { DIRECTIONS, neighbour, sameCell } from '../../../../rules/chase/compass';
import { pathTileText } from '../lib/tile-text';
import { clauseText, markerLine } from '../lib/verdict-text';
import { list, t, tn, tOr } from '../../../lib/words.svelte';
import { itemsBefore, roundToJudge, type RoundToJudge } from './judge-round';
import type { Option } from './judge-choice.svelte';

/** How many of a side sit at the table: its name goes by it. */
function sideCount({ view }: RoundToJudge, role: 'runner' | 'chaser'): number {
  return view.roles.filter((each) => each === role).length;
}

/** F4, F5: a Hideout that one Runner reached after the other had been caught. */
function isLone({ view: { ending, paths } }: RoundToJudge): boolean {
  return ending === 'hideout' && paths.some(({ caught }) => caught);
}

/** How the round ended: 'The Runner was caught on tile 5.' */
export function endingText(round: RoundToJudge): string {
  const { ending, paths } = round.view;
  if (isLone(round)) return t('result.ending.alone');
  if (ending !== 'caught') return t(`result.ending.${ending ?? 'unfinished'}`);
  if (paths.length === 2) return t('result.both-caught');
  return tn('result.ending.caught', sideCount(round, 'runner'), { position: paths[0]?.marks.length ?? 0 });
}

/** What lay beside a tile when it was placed, and whether it lies on the table: what the eye sees at once (P1, P2). */
function besideText({ view }: RoundToJudge, { placed, position, path }: WalkStep): string {
  const lay = DIRECTIONS.flatMap((direction) => {
    const cell = neighbour(placed.cell, direction);
    const side = t(`direction.${direction}`);
    if (sameCell(cell, view.prison)) return [t('drill.judge.prison-beside', { side })];
    return view.paths.flatMap(({ tiles }, own) => {
      const at = tiles.findIndex((each) => each.order < placed.order && sameCell(each.cell, cell));
      if (at === -1) return [];
      const before = own === path && at === position - 2;
      return [t(before ? 'drill.judge.before-beside' : 'drill.judge.tile-beside', { position: at + 1, side })];
    });
  });
  const touched = lay.length === 0 ? '' : t('drill.judge.beside', { tiles: list(lay) });
  return onTable(view, placed.cell) ? touched : `${touched} ${t('drill.judge.beyond')}`;
}

/** A tile of the walk as it is read out. */
export function spokenStep(round: RoundToJudge, step: WalkStep): string {
  const path = round.view.paths[step.path];
  if (path === undefined) return '';
  const hideout = round.view.tiles[step.placed.tile]?.kind === 'hideout';
  const items = hideout ? [t('drill.judge.items', { items: itemsText(round, step) })] : [];
  return [stepTitle(round, step), pathTileText(round.view, path, step.position - 1), besideText(round, step), ...items].join(' ');
}

/** 'Tile 3 of 6'; with two paths it says which. */
export function stepTitle({ view }: RoundToJudge, { path, position }: WalkStep): string {
  const title = tn('verdict.step', view.paths[path]?.tiles.length ?? 0, { position });
  return view.paths.length === 2 ? `${t('drill.judge.path', { path: path + 1 })} ${title}` : title;
}

/** The items that lay on the table when a tile came. */
function itemsText(round: RoundToJudge, step: WalkStep): string {
  const items = itemsBefore(round, step);
  return items.length === 0 ? t('match.items-none') : list(items.map((item) => t(`item.${item}`)));
}

/** What can be named, as a short sentence. */
export function optionText(option: Option, step: WalkStep): string {
  if (option === 'none') return t('drill.judge.none');
  if (option.side === 'chasers') return t('drill.judge.marker', { symbol: t(`symbol.${step.marker?.symbol ?? 'star'}`) });
  return tOr(`drill.judge.${option.clause}`, 'clause.other');
}

/** A mistake with its tile and its rule. */
function mistakeText(round: RoundToJudge, { side, path, position, clause }: PuzzleMistake): string {
  if (side === 'runners') return tn('drill.judge.first-runner', sideCount(round, 'runner'), { position, why: clauseText(clause) });
  const step = round.steps.find((each) => each.path === path && each.position === position);
  const why = step === undefined ? '' : markerLine(step).text;
  return tn('drill.judge.first-chaser', sideCount(round, 'chaser'), { position, why });
}

type Judged = Extract<PuzzleAnswer, { kind: 'judge' }>;

/** The first mistake that is told: the one that was named, if it is one. */
function mistakeTold({ answer }: JudgePuzzle, { mistakes: [named] }: Judged): PuzzleMistake | undefined {
  return answer.mistakes.find((each) => each.side === named?.side && each.clause === named.clause) ?? answer.mistakes[0];
}

/** The clauses that decide the answer: the one that was broken and how the first mistake is found. */
export function judgeClauses(puzzle: JudgePuzzle, answer: Judged): string[] {
  const told = mistakeTold(puzzle, answer);
  return told === undefined ? ['J4'] : [told.clause, told.side === 'runners' ? 'J1' : 'J3'];
}

/** What was right, whether it was named or not. */
export function judgeReason(puzzle: JudgePuzzle, answer: Judged): string {
  const round = roundToJudge(puzzle);
  const first = mistakeTold(puzzle, answer);
  if (first !== undefined) return mistakeText(round, first);
  // J2: where the Runners got there by the rules, markers are not looked at; after a lone escape they are (F5).
  const unread = round.view.ending === 'hideout' && !isLone(round);
  return [t('drill.judge.is-none'), ...(unread ? [t('result.clean-hideout')] : [])].join(' ');
}

/** The round as it is read out when it comes in sight. */
export function spokenJudge(puzzle: JudgePuzzle, at: number): string {
  const round = roundToJudge(puzzle);
  const step = round.steps[at];
  return [t('drill.judge.question'), endingText(round), step === undefined ? '' : spokenStep(round, step)].join(' ');
}
