/** A mouse's wheel told as quarter turns of a tile. */

/** One notch of a wheel; touchpads send many small ones. */
const NOTCH = 40;

/** A listener for wheels over a tile: down turns right. Pinches, which come as wheels with Ctrl, are left to others. */
export function notches(turn: (by: 1 | -1) => void): (event: WheelEvent) => void {
  let rolled = 0;
  return (event) => {
    if (event.ctrlKey) return;
    event.preventDefault();
    rolled += event.deltaY;
    if (Math.abs(rolled) < NOTCH) return;
    turn(rolled > 0 ? 1 : -1);
    rolled = 0;
  };
}
