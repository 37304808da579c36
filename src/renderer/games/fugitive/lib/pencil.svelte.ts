/** Pencil marks of a seat's own on its notepad (I8): kept as long as the game is on the table, told to nobody. */

export type Mark = 'cross' | 'ring';

export class Pencil {
  #marks = $state.raw<ReadonlyMap<number, Mark>>(new Map());

  /** What stands at a number; null where nothing does. */
  of(number: number): Mark | null {
    return this.#marks.get(number) ?? null;
  }

  get any(): boolean {
    return this.#marks.size > 0;
  }

  /** Nothing becomes a cross, a cross a ring, a ring nothing. */
  turn(number: number): void {
    const next = new Map(this.#marks);
    const now = next.get(number);
    if (now === 'ring') next.delete(number);
    else next.set(number, now === 'cross' ? 'ring' : 'cross');
    this.#marks = next;
  }

  clear(): void {
    this.#marks = new Map();
  }
}

const pencils = new Map<string, Pencil>();

/** The pencil marks of a seat in a game: there again after the screen went to somebody else. */
export function pencilOf(match: string, round: number, seat: number): Pencil {
  const key = `${match}/${String(round)}/${String(seat)}`;
  const found = pencils.get(key) ?? new Pencil();
  pencils.set(key, found);
  return found;
}
