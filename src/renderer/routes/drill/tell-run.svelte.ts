/** What is said, and heard, of a run as it goes on; and that it goes on by itself where an answer was right. */
import { untrack } from 'svelte';
import { announcer } from '../../lib/announcer.svelte';
import { isSaid, pitchOf } from '../../lib/drill/combo';
import { stepText } from '../../lib/drill/result-text';
import type { DrillRun } from '../../lib/drill/run.svelte';
import type { DrillScreens, Puzzle } from '../../lib/games';
import { settings } from '../../lib/settings.svelte';
import { play } from '../../lib/sound';
import { t } from '../../lib/words.svelte';

interface Telling {
  readonly screensOf: (puzzle: Puzzle) => DrillScreens;
  /** Nobody is hurried: every answer stays until the player goes on. */
  readonly patient: () => boolean;
  /** What is left of the milliseconds for which a right answer is glanced at. */
  readonly timeLeft: (glance: number) => number;
}

/** A wrong answer on a clock that runs out is looked at for so long, in milliseconds; a press goes on before. */
const WRONG_LOOK_MS = 4000;

/** Called in a component, for as long as that lives. */
export function tellRun(run: DrillRun, { screensOf, patient, timeLeft }: Telling): void {
  // A puzzle's time starts with the frame in which it is on the screen.
  const puzzle = $derived(run.onScreen);
  $effect(() => {
    if (puzzle === null) return;
    const frame = requestAnimationFrame(() => run.seen());
    untrack(() => announcer.say(screensOf(puzzle).spokenPuzzle(puzzle)));
    return () => {
      cancelAnimationFrame(frame);
    };
  });
  // A step that is reached within a run is said once, where its first puzzle may come.
  const step = $derived(run.view?.step ?? null);
  let reached: number | null = null;
  $effect(() => {
    const before = reached;
    reached = step?.step ?? null;
    if (step !== null && before !== null && step.step > before) untrack(() => announcer.say(stepText(step)));
  });
  /** Time runs out: nobody who does not know that a press is needed loses it by waiting. */
  const onClock = $derived(run.view !== null && run.view.clock.left !== null);
  const right = $derived(run.feedback?.right ?? null);
  $effect(() => {
    if (right !== null) untrack(() => play(right ? 'right' : 'wrong', settings.current, { raised: right ? pitchOf(run.combo) : 0 }));
  });
  $effect(() => {
    const { feedback } = run;
    if (feedback === null) return;
    const { worth } = feedback;
    if (worth === null) return;
    const screens = screensOf(feedback.puzzle);
    const words = [
      t(worth.right ? 'drill.right' : 'drill.not-right'),
      screens.spokenReason(feedback.puzzle, feedback.answer, worth.reason),
      ...(isSaid(worth.run.combo) ? [t('say.in-a-row', { count: worth.run.combo })] : []),
    ];
    untrack(() => announcer.say(words.join(' ')));
    if (patient() || (!worth.right && !onClock)) return;
    // What was wrong is looked at anew after a pause, since somebody may have paused to read it.
    const timer = setTimeout(() => run.next(), worth.right ? timeLeft(screens.glanceMillis(feedback.puzzle)) : WRONG_LOOK_MS);
    return () => {
      clearTimeout(timer);
    };
  });
}
