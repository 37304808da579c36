/** Pages to be printed: a picture, a few lines, and a list in two columns that goes on over as many pages as it takes. In points of A4. */
import type { Target } from './target';
import { write } from './words';

export const PAGE = { width: 595, height: 842 } as const;
const EDGE = 42;
const INK = '#000000';
const SOFT = '#444444';
const LINE = 12.5;
const LETTERS = 8.6;
const CLOCK = 40;
const GAP = 18;

export interface Printed {
  readonly heading: string;
  readonly about: string;
  /** Below the picture, a line each. */
  readonly facts: readonly string[];
  readonly list: readonly { readonly time: string; readonly text: string }[];
  /** The number of a page as it is written. */
  readonly pageText: (page: number, of: number) => string;
  /** Width by height of the picture, and what draws it. */
  readonly picture: { readonly width: number; readonly height: number; draw(ctx: Target): void };
}

/** Words as lines that are no wider than that. */
function linesOf(ctx: Target, text: string, most: number): string[] {
  const wide = (words: string): number => write(ctx, words, -10_000, -10_000, { size: LETTERS, colour: INK });
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && wide(longer) > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Draws the pages one after the other: `begin` gives what the next one is drawn on, `end` closes it. */
export function drawPages(printed: Printed, measure: Target, begin: () => Target, end: () => void): void {
  const column = (PAGE.width - 2 * EDGE - GAP) / 2;
  const rows = printed.list.flatMap(({ time, text }) =>
    linesOf(measure, text, column - CLOCK).map((line, at) => ({ time: at === 0 ? time : '', line })),
  );
  const scale = (PAGE.width - 2 * EDGE) / printed.picture.width;
  const pictureAt = EDGE + 40;
  const factsAt = pictureAt + printed.picture.height * scale + 20;
  const firstAt = factsAt + printed.facts.length * 15 + 8;
  const bottom = PAGE.height - EDGE - 14;
  const fits = (top: number): number => Math.max(0, Math.floor((bottom - top) / LINE)) * 2;
  const first = fits(firstAt);
  const more = fits(EDGE);
  const pages = 1 + Math.ceil(Math.max(0, rows.length - first) / more);
  for (let page = 1, from = 0; page <= pages; page++) {
    const ctx = begin();
    const top = page === 1 ? firstAt : EDGE;
    if (page === 1) {
      write(ctx, printed.heading, EDGE, EDGE + 8, { size: 20, colour: INK, bold: true, most: PAGE.width - 2 * EDGE });
      write(ctx, printed.about, EDGE, EDGE + 27, { size: 10, colour: SOFT, most: PAGE.width - 2 * EDGE });
      ctx.save();
      ctx.translate(EDGE, pictureAt);
      ctx.scale(scale, scale);
      printed.picture.draw(ctx);
      ctx.restore();
      for (const [at, fact] of printed.facts.entries())
        write(ctx, fact, EDGE, factsAt + at * 15, { size: 11, colour: INK, bold: true, most: PAGE.width - 2 * EDGE });
    }
    const room = page === 1 ? first : more;
    const here = rows.slice(from, from + room);
    // Columns of the last page are as long as each other.
    const long = Math.min(room / 2, Math.ceil(here.length / 2));
    for (const [at, { time, line }] of here.entries()) {
      const x = EDGE + (at < long ? 0 : column + GAP);
      const y = top + LINE / 2 + (at < long ? at : at - long) * LINE;
      write(ctx, time, x + CLOCK - 8, y, { size: LETTERS, colour: SOFT, align: 'right' });
      write(ctx, line, x + CLOCK, y, { size: LETTERS, colour: INK });
    }
    from += room;
    write(ctx, printed.pageText(page, pages), PAGE.width / 2, PAGE.height - EDGE / 2 - 4, { size: 8, colour: SOFT, align: 'center' });
    end();
  }
}
