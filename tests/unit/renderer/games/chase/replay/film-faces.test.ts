/** The faces of a film: each is drawn once, and what the next pictures need ahead of them, a little at a time. */
import { expect, test } from 'vitest';
import { FilmFaces, nowhere } from '../../../../../../src/renderer/games/chase/replay/film-faces';
import { TILES } from '../../../../../../src/renderer/games/chase/lib/tile-set';
import { PALETTES } from '../../../../../../src/drawing/chase/palettes/themes';

const STYLE = { palette: PALETTES.night, plain: true, rotation: 0, detail: 'low' } as const;
const FACES = Object.values(TILES).slice(0, 6);

function faces() {
  const made: number[] = [];
  let now = 0;
  const film = new FilmFaces({
    now: () => now,
    // Each takes four milliseconds.
    sheetOf: (pixels) => {
      made.push(pixels);
      now += 4;
      return { sheet: {}, pen: null };
    },
  });
  return { film, made, at: () => now };
}

test('what was noted is drawn ahead, no longer than there is time, and then only copied', () => {
  const { film, made, at } = faces();
  for (const face of FACES) film.note(nowhere(), face, 50, STYLE);
  expect([film.ready, made.length]).toEqual([false, 0]);
  film.work(at() + 6);
  expect(made.length).toBe(2);
  while (!film.ready) film.work(at() + 6);
  expect(made).toEqual(FACES.map(() => 72));
  for (const face of FACES) film.draw(nowhere(), face, 60, STYLE);
  for (const face of FACES) film.note(nowhere(), face, 72, STYLE);
  expect([film.ready, made.length]).toEqual([true, FACES.length]);
});

test('what nobody noted is drawn when it is needed, once', () => {
  const { film, made } = faces();
  const [face] = FACES;
  if (face === undefined) throw new Error('There are no tiles.');
  film.draw(nowhere(), face, 50, STYLE);
  film.draw(nowhere(), face, 50, STYLE);
  film.draw(nowhere(), face, 50, { ...STYLE, rotation: 90 });
  expect(made.length).toBe(2);
});
