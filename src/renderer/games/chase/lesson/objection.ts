/** Why a deed in a lesson does not count: what is wrong and by which clause, and of a marker not yet what would be right. */
import type { LessonFault } from '../../../../rules/chase/lesson/types';
import { walkOf } from '../../../../rules/chase/explain';
import type { RoundState } from '../../../../rules/chase/round';
import { viewFor } from '../../../../rules/chase/view';
import type { VerdictView, WalkStep } from '../../../../shared/chase/table';
import { laidWrong, ruleText, symbolText, type Story } from '../lib/because-words';
import { proofAt, type Proof } from '../lib/proof';
import { TILES } from '../lib/tile-set';
import { t, tn } from '../../../lib/words.svelte';
import { lessonWay } from './lesson-way';

export interface ObjectionShown {
  readonly text: string;
  readonly clause: string;
  /** Of a tile what it ran against; of a marker it would give the answer away. */
  readonly proof: Proof | null;
}

/** M3, M4: how many look where the tile is read in the corner that was chosen; that another has more is all that is said of the others. */
function fewText({ counts, marker, direction }: WalkStep): string {
  if (marker === null) return '';
  const count = counts.find(({ symbol }) => symbol === marker.symbol)?.witnesses ?? 0;
  const facts = { symbol: symbolText(marker.symbol), direction: lessonWay(direction) };
  const few = count === 0 ? t('lesson.nobody', facts) : tn('lesson.few', count, facts);
  return marker.final ? `${few} ${t('lesson.read-back')}` : few;
}

/** M3, M4: how many look where the last marker's tile is read, where it was put since `entry`. */
export function whyRight(state: RoundState, entry: RoundState): string {
  const mark = state.marks[state.marks.length - 1];
  if (mark === undefined || state.marks.length <= entry.marks.length) return '';
  const step = walkOf(state).find(({ path, position }) => path === mark.path && position === mark.position);
  const most = step?.counts.find(({ symbol }) => symbol === step.marker?.symbol)?.witnesses ?? 0;
  if (step?.marker?.ok !== true || most === 0) return '';
  return tn('because.counts-right', most, { way: lessonWay(step.direction), symbol: symbolText(step.marker.symbol) });
}

/** M5: a marker that was right until the Runner laid the next tile; of which way it is read now nothing is said. */
export function overtakenBy({ step }: LessonFault): Pick<ObjectionShown, 'text' | 'clause'> {
  return { text: t('lesson.overtaken', { direction: lessonWay(step.direction) }), clause: 'M5' };
}

/** What is said of a fault; `players` are called as at the table. */
export function objectionOf({ role, clause, step }: LessonFault, state: RoundState, players: Story['players']): ObjectionShown {
  if (role === 'chaser') return { text: fewText(step), clause, proof: null };
  const seen = viewFor(state, null);
  const story: Story = {
    view: { ...seen, tiles: TILES },
    players,
    learning: true,
    verdict: { walk: [step] } as unknown as VerdictView,
  };
  return { text: `${laidWrong(story, step)}. ${ruleText(step)}`, clause, proof: proofAt(story, step) };
}
