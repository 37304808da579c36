/**
 * Escape: one step back, wherever one is. A screen says what its way back is, and a part that lies over it what closes it.
 * Dialogs and menus close by themselves, and a field in which something is written is left first.
 */

/** Goes a step back; false says that there was none to go. */
type GoBack = () => unknown;

/** Who is asked first: a part that lies over a screen before the screen. */
type Layer = 'part' | 'screen';

interface Way {
  readonly step: GoBack;
  readonly layer: Layer;
}

/** What closes by itself on Escape. */
const OPEN = 'dialog[open], :popover-open';
const WRITTEN_IN = new Set(['text', 'search', 'number', 'email', 'password', 'url', 'tel']);

const ways: Way[] = [];

/** Takes Escape until the given function is called; of one layer whoever came last is asked first. */
export function stepBack(step: GoBack, layer: Layer = 'screen'): () => void {
  const way: Way = { step, layer };
  if (ways.push(way) === 1) window.addEventListener('keydown', pressed);
  return () => {
    ways.splice(ways.indexOf(way), 1);
    if (ways.length === 0) window.removeEventListener('keydown', pressed);
  };
}

/** A step back, as Escape would go it where nothing is written. */
export function stepBackNow(): void {
  if (!goneBack('part')) goneBack('screen');
}

function pressed(event: KeyboardEvent): void {
  if (event.code !== 'Escape' || event.repeat || event.isComposing || event.defaultPrevented) return;
  if (event.ctrlKey || event.altKey || event.shiftKey || event.metaKey || document.querySelector(OPEN) !== null) return;
  event.preventDefault();
  if (goneBack('part')) return;
  // What was written stays; the focus goes where a new screen has it.
  if (isWrittenIn(event.target)) document.querySelector<HTMLElement>('h1')?.focus();
  else goneBack('screen');
}

function goneBack(layer: Layer): boolean {
  const asked = ways.filter((way) => way.layer === layer).reverse();
  return asked.some(({ step }) => step() !== false);
}

function isWrittenIn(target: EventTarget | null): boolean {
  const field = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && WRITTEN_IN.has(target.type));
  return field && target.value !== '';
}
