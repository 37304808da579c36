/** What keys and buttons do in the replay viewer. */
import { held, once } from '../../lib/handlers';
import type { ActionHandlers } from '../../lib/keyboard.svelte';
import type { Viewer } from '../../lib/replay/viewer.svelte';

/** `goRound` goes to the next round (1) or the one before (-1), where there is one. */
export function viewerActions(viewer: Viewer, goRound: (by: 1 | -1) => void): ActionHandlers {
  return {
    'replay-play': once(() => viewer.toggle()),
    'replay-next': held(() => viewer.step(1)),
    'replay-previous': held(() => viewer.step(-1)),
    'replay-next-move': held(() => viewer.stepMove(1)),
    'replay-previous-move': held(() => viewer.stepMove(-1)),
    'replay-next-mistake': held(() => viewer.stepMistake(1)),
    'replay-previous-mistake': held(() => viewer.stepMistake(-1)),
    'replay-first': once(() => viewer.step(-viewer.length)),
    'replay-last': once(() => viewer.step(viewer.length)),
    'replay-faster': once(() => viewer.hasten(1)),
    'replay-slower': once(() => viewer.hasten(-1)),
    'replay-view': once(() => viewer.nextView()),
    'replay-idle': once(() => (viewer.skipsIdle = !viewer.skipsIdle)),
    'replay-next-round': once(() => goRound(1)),
    'replay-previous-round': once(() => goRound(-1)),
  };
}
