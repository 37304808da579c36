/** What was much worse than it need have been in a game of Fugitive, by the entry with which it happened: calls (J1) and placements (N4). */
import { fugitive } from '../../../../rules/fugitive/fugitive';
import { isWrongCall, isWrongPlacement } from '../../../../rules/fugitive/analysis/wrongs';
import { callsIn } from '../../../../rules/fugitive/judge';
import { seatOf } from '../../../../rules/fugitive/row';
import { viewFor } from '../../../../rules/fugitive/view';
import type { FugitiveEvent, Rules, Setup, State } from '../../../../rules/fugitive/types';
import { Timeline } from '../../../../rules/timeline';
import type { ReplayMistake } from '../../../lib/replay/signs';
import type { SavedRound } from '../../../lib/replay/viewer.svelte';
import { t } from '../../../lib/words.svelte';
import { percent } from '../lib/percent';
import { verdictOf } from './in-fugitive';
import { notepadAt } from './notepad-at';

/** Her best odds at a state, from what she sees of it. */
function bestAt(state: State): number | null {
  const noted = notepadAt(viewFor(state, seatOf(state.setup, 'marshal')).state);
  return noted === null ? null : Math.max(0, ...noted.odds.values());
}

/** What a placement made of her best odds: a game that goes on while one looks is not counted again from its beginning. */
const placed = new WeakMap<FugitiveEvent, { readonly before: number | null; readonly after: number | null }>();

function placements(timeline: Timeline, events: readonly FugitiveEvent[]): ReplayMistake[] {
  return events.flatMap((event, at) => {
    if (event.type !== 'place') return [];
    const odds = placed.get(event) ?? {
      before: bestAt(timeline.stateAt(at) as State),
      after: bestAt(timeline.stateAt(at + 1) as State),
    };
    placed.set(event, odds);
    const { before, after } = odds;
    if (before === null || after === null || !isWrongPlacement(event, before, after)) return [];
    return [{ event: at, text: () => t('fugitive.mistake.place', { before: percent(before), after: percent(after) }) }];
  });
}

export function mistakesOf(saved: SavedRound): readonly ReplayMistake[] {
  const { rules, deal, events: all } = saved.log;
  const events = all as readonly FugitiveEvent[];
  const setup = fugitive.setup(rules as Rules, null, deal as Setup);
  const timeline = new Timeline(fugitive, setup, events);
  const { guesses } = verdictOf(saved);
  const calls = callsIn(timeline.stateAt(events.length) as State).flatMap(({ at }, nth): ReplayMistake[] => {
    const guess = guesses[nth];
    if (guess === undefined || guess.odds === null || guess.best === null || !isWrongCall(guess)) return [];
    const { odds, best } = guess;
    return [{ event: at, text: () => t('fugitive.mistake.call', { odds: percent(odds), best: percent(best) }) }];
  });
  return [...calls, ...placements(timeline, events)].sort((one, other) => one.event - other.event);
}
