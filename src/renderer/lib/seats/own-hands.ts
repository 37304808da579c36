/** Mouse and touch belong to one seat: on another's panel they press nothing. */

/** What a pointer does on a panel. */
const TOUCHES = ['pointerdown', 'click'] as const;

/** For a panel's element: keeps the pointer's presses away while it `may` not, and says so with each click. */
export function ownHands(may: () => boolean, refuse: () => void): (panel: HTMLElement) => () => void {
  return (panel) => {
    const guard = (event: Event): void => {
      if (may()) return;
      event.stopPropagation();
      event.preventDefault();
      if (event.type === 'click') refuse();
    };
    // Before whatever lies on the panel gets it.
    for (const touch of TOUCHES) panel.addEventListener(touch, guard, { capture: true });
    return () => {
      for (const touch of TOUCHES) panel.removeEventListener(touch, guard, { capture: true });
    };
  };
}
