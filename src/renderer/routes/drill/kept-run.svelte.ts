/** What was answered is kept whichever way a run is left. */
import { untrack } from 'svelte';
import { announcer } from '../../lib/announcer.svelte';
import { ask, hear } from '../../lib/bridge';
import type { DrillRun } from '../../lib/drill/run.svelte';
import { errand } from '../../lib/lesson-errand.svelte';
import { refusalText } from '../../lib/refusals';
import { router } from '../../lib/router.svelte';
import type { EndQuestion } from './end-question.svelte';

/** Called in a component, for as long as that lives; `ending` is asked before the run is left. */
export function keepRun(run: DrillRun, ending: EndQuestion): void {
  $effect(() =>
    router.guard(async () => {
      if (!(await ending.mayEnd(run.view, 'leave'))) return false;
      await run.end();
      return true;
    }),
  );
  $effect(() =>
    hear('closing', () => {
      void ending.mayEnd(run.view, 'leave').then((may) => (may ? ask('app.close', {}) : null));
    }),
  );
  // A course's test that was passed is kept at once.
  $effect(() => {
    const ended = run.over ? run.view : null;
    if (ended === null) return;
    void untrack(() => errand.runOver(ended)).then((refusal) => {
      if (refusal !== null) announcer.say(refusalText(refusal), 'urgent');
    });
  });
}
