/**
 * A gamepad in a dialog: the cross goes from control to control and turns what a control shows, the lower button presses, the right one
 * closes. For dialogs that people reach who have nothing else in their hands, and for a screen that is read like one.
 */
import { stepBackNow } from '../step-back';
import { pads } from './watch.svelte';

const [PRESS, LEAVE, UP, DOWN, LEFT, RIGHT] = [0, 1, 12, 13, 14, 15];
/** What is pressed, and what is read where it says that the cross stops there. */
const CONTROLS =
  '[data-stop], button:not(:disabled), select:not(:disabled), input:not(:disabled):not([type=radio]), input[type=radio]:checked';

/** For a dialog's element: anybody's gamepad is heard while it is the uppermost. */
export function padInDialog(dialog: HTMLDialogElement): () => void {
  return heard(
    dialog,
    () => [...document.querySelectorAll('dialog[open]')].at(-1) === dialog,
    () => dialog.close(),
  );
}

/** For a screen's element: the same while no dialog is open; the right button goes a step back. */
export function padInPart(screen: HTMLElement): () => void {
  return heard(screen, () => document.querySelector('dialog[open]') === null, stepBackNow);
}

function heard(dialog: HTMLElement, uppermost: () => boolean, leave: () => void): () => void {
  return pads.watch((change) => {
    if (!uppermost() || (change.type === 'down' && change.first)) return;
    if (change.type !== 'down' && change.type !== 'again') return;
    if (change.button === UP || change.button === DOWN) goOn(dialog, change.button === UP ? -1 : 1);
    else if (change.button === LEFT || change.button === RIGHT) turn(change.button === LEFT ? -1 : 1);
    else if (change.type === 'down' && change.button === PRESS) press(dialog);
    else if (change.type === 'down' && change.button === LEAVE) leave();
  }, 'rests');
}

/** The control that comes next has the focus, around at the ends. */
function goOn(dialog: HTMLElement, by: 1 | -1): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => each.getClientRects().length > 0);
  const at = controls.findIndex((each) => each === document.activeElement);
  const next = at === -1 ? (by === 1 ? 0 : controls.length - 1) : (at + by + controls.length) % controls.length;
  controls[next]?.focus({ focusVisible: true });
  controls[next]?.scrollIntoView({ block: 'nearest' });
}

/** What the control that has the focus shows becomes the next of its kind. */
function turn(by: 1 | -1): void {
  const { activeElement: control } = document;
  if (control instanceof HTMLSelectElement) {
    const { length } = control.options;
    control.selectedIndex = (control.selectedIndex + by + length) % length;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control instanceof HTMLInputElement && control.type === 'radio') {
    const of = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(control.name)}"]`)];
    const next = of[(of.indexOf(control) + by + of.length) % of.length];
    next?.focus();
    next?.click();
  }
}

function press(dialog: HTMLElement): void {
  const { activeElement: control } = document;
  if (control instanceof HTMLButtonElement && dialog.contains(control)) control.click();
  else goOn(dialog, 1);
}
