/** What keys are called: by the letters of the person's own layout, and no two alike. */

/** The layout as the system tells it: what each position (`event.code`) writes without Shift. */
export type Layout = ReadonlyMap<string, string>;

/** What a position is called where the layout does not say, and where two would be called alike. */
const PLAIN_NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Equal: '=',
  Minus: '−',
  Enter: 'Enter',
  Backspace: 'Backspace',
  Comma: ',',
  Period: '.',
  Slash: '/',
  Semicolon: ';',
  Quote: "'",
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Backquote: '`',
};

function plainName(code: string): string {
  return PLAIN_NAMES[code] ?? code.replace(/^(Key|Digit)/, '').replace(/^Numpad/, 'Num ');
}

/** Every position that writes something on some layout. */
const WRITING: readonly string[] = [
  ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => `Key${letter}`),
  ...Array.from('0123456789', (digit) => `Digit${digit}`),
  ...Object.keys(PLAIN_NAMES),
];

/** As it is printed on the key. A letter whose capital is two (ß) stays as it is; the two signs for less look alike. */
function printed(written: string): string {
  if (written === '-') return '−';
  const capital = written.toUpperCase();
  return capital.length === written.length ? capital : written;
}

function clashing(labels: ReadonlyMap<string, string>): string[] {
  const codes = new Map<string, string[]>();
  for (const [code, label] of labels) codes.set(label, [...(codes.get(label) ?? []), code]);
  return [...codes.values()].flatMap((alike) => (alike.length > 1 ? alike : []));
}

/**
 * What the positions of a layout are called. Where two would be called alike (both small sigmas are Σ), they are called by
 * their places, and so is a third whose own letter is such a name; the names of places are all different.
 */
function namesOf(layout: Layout): ReadonlyMap<string, string> {
  const names = new Map(WRITING.map((code) => [code, plainName(code)]));
  for (const [code, written] of layout) if (written.trim() !== '') names.set(code, printed(written));
  for (;;) {
    const fall = clashing(names).filter((code) => names.get(code) !== plainName(code));
    if (fall.length === 0) return names;
    for (const code of fall) names.set(code, plainName(code));
  }
}

const known = new WeakMap<Layout, ReadonlyMap<string, string>>();

/** What a position is called: its letter on the person's own layout, or its plain name. */
export function keyLabel(code: string, layout: Layout | null): string {
  if (layout === null) return plainName(code);
  const names = known.get(layout) ?? namesOf(layout);
  known.set(layout, names);
  return names.get(code) ?? plainName(code);
}

/** A key that somebody presses, as the browser tells it. */
export interface Written {
  readonly code: string;
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Whether a press shows that the layout is another by now: it writes a letter which that position has not. */
export function isOfAnother(layout: Layout, { code, key, shiftKey, ctrlKey, altKey, metaKey }: Written): boolean {
  const own = layout.get(code);
  if (own === undefined || Array.from(key).length !== 1 || shiftKey || ctrlKey || altKey || metaKey) return false;
  return key.toLowerCase() !== own.toLowerCase();
}
