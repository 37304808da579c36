/** Rows to ask about: games between bots as the Marshal saw them, and as she would have seen them after one more right call, or his way to 42. */
import { GOAL } from '../../../../rules/fugitive/cards';
import { fugitive } from '../../../../rules/fugitive/fugitive';
import { faceDown, seatOf } from '../../../../rules/fugitive/row';
import type { Act, Rules, State } from '../../../../rules/fugitive/types';
import type { Random } from '../../../../rules/random';
import { chanceOf } from '../../../chance';
import { enough, reachable } from '../bots/legal-act';
import { playGame } from '../bots/simulate-game';

const RULES: Rules = { events: 'none', opening: 1, secondWind: false, bestOf: 1, handicap: false };
/** Bots that neither find everything at once nor play without a thought. */
const LEVELS = [2, 3, 4, 5] as const;

/** What `act` makes of a game; null where the rules refuse it, or the game ends by it. */
function after(state: State, seat: number, act: Act): State | null {
  const event = fugitive.answer(state, seat, act, state.t, { below: () => 0 });
  const next = event.ok ? fugitive.apply(state, event.value) : event;
  return next.ok && next.value.outcome === null ? next.value : null;
}

/** Had she called one of these numbers, and no other: the row with it turned up. */
function turnedUp(state: State, she: number): State[] {
  if (state.tasks[0]?.do !== 'guess') return [];
  return faceDown(state.row).flatMap((at) => after(state, she, { type: 'guess', numbers: [state.row[at]?.number ?? 0] }) ?? []);
}

/** Had he gone for 42 now: the Manhunt begins. */
function hunted(state: State, he: number): State[] {
  const goal = reachable(state).find(({ card }) => card === GOAL);
  if (state.tasks[0]?.do !== 'place-step' || goal === undefined) return [];
  return [after(state, he, { type: 'place', card: GOAL, sprints: enough(goal.others, goal.needs) }) ?? []].flat();
}

/** Rows of one game, all as the Marshal sees them. */
export function playedRows(seed: string, random: Random): State[] {
  const seating = { roles: ['fugitive', 'marshal'], loser: null } as const;
  const setup = fugitive.deal({ rules: RULES, tiles: null, seats: 2, seating }, chanceOf(`${seed}/deal`));
  const level = (): number => LEVELS[random.below(LEVELS.length)] ?? 3;
  const [he, she] = [seatOf(setup, 'fugitive'), seatOf(setup, 'marshal')];
  const rows: State[] = [];
  playGame(fugitive.begin(setup), { fugitive: level(), marshal: level() }, seed, (state) => {
    if (state.outcome !== null) return;
    const [task] = state.tasks;
    const hers = task?.do === 'guess' || task?.do === 'hunt' ? [state] : [];
    rows.push(...[...hers, ...turnedUp(state, she), ...hunted(state, he)].map((each) => fugitive.view(each, she).state));
  });
  return rows;
}
