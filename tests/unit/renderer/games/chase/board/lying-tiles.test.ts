/** Tiles on the table as they come, turn over and go, on a stage that draws nothing. */
import { Shape } from 'konva/lib/Shape';
import { beforeEach, expect, test } from 'vitest';
import { LyingTiles } from '../../../../../../src/renderer/games/chase/board/lying-tiles';
import type { SceneTile } from '../../../../../../src/renderer/games/chase/board/scene';
import type { StageState } from '../../../../../../src/renderer/games/chase/board/stage-state';
import { CROWDED, FACES } from '../../../../../fixtures/chase-faces';

const begun: string[] = [];
let cleared = 0;
let seen = true;
/** Lets what came down last go on. */
let arrive: (share: number) => void;
let lying: LyingTiles;
beforeEach(() => {
  begun.length = 0;
  cleared = 0;
  seen = true;
  lying = new LyingTiles({
    drawn: () => new Shape({ listening: false }),
    stateAt: () => (seen ? ({ scene: { prison: { x: 1, y: 3 } } } as StageState) : null),
    spriteOf: () => undefined,
    others: () => cleared++,
    turnOver: (name, _, step) => {
      begun.push(name);
      step(1);
    },
    comeDown: (name, _, step) => {
      begun.push(name);
      arrive = step;
      step(0);
    },
  });
});

const [first, second] = Object.keys(FACES);
function tile(id = first ?? '', more: Partial<SceneTile> = {}): SceneTile {
  const face = FACES[id] ?? null;
  return { id, face, cell: { x: 1, y: 2 }, rotation: 0, path: 0, position: 1, mark: null, turned: null, ...more };
}
const back = { path: 0, position: 1, direction: 'n', legal: ['star'], fault: false } as const;

test('those of another round are there at once; one that joins them comes down', () => {
  lying.show([tile()], false);
  expect([begun, cleared]).toEqual([[], 1]);
  lying.show([tile(), tile(second)], false);
  expect([begun, cleared]).toEqual([[`place ${second ?? ''}`], 1]);
  expect([lying.tiles.children.length, lying.marks.children.length]).toEqual([2, 2]);
});

test('outside the window nothing comes down: nobody would see it', () => {
  lying.show([tile()], false);
  seen = false;
  lying.show([tile(), tile(second)], false);
  lying.show([tile(first, { mark: { symbol: 'star', final: false, direction: 'n' } }), tile(second)], false);
  expect(begun).toEqual([]);
  expect(lying.tiles.children).toHaveLength(2);
});

test('at once means that nothing comes down', () => {
  lying.show([tile()], false);
  lying.show([tile(), tile(second)], true);
  expect([begun, cleared]).toEqual([[], 2]);
});

test('what is not shown any more is taken away with its marker, and lies where it is said to', () => {
  lying.show([tile(), tile(second, { cell: { x: 4, y: 3 } })], false);
  lying.show([tile(second, { cell: { x: 4, y: 3 } })], false);
  expect(lying.tiles.children.map((shape) => shape.position())).toEqual([{ x: 4, y: 3 }]);
  expect(lying.marks.children.map((shape) => shape.position())).toEqual([{ x: 4.5, y: 3.5 }]);
});

test('faces of a file of its own under the same names are drawn anew', () => {
  lying.show([tile()], false);
  lying.show([tile()], false);
  expect(cleared).toBe(1);
  lying.show([tile(first, { face: CROWDED })], false);
  expect(cleared).toBe(2);
});

test('a tile turns over and back again, and a marker comes down on a tile that lay there', () => {
  lying.show([tile()], false);
  lying.show([tile(first, { turned: back })], false);
  expect(lying.turnedOver(first ?? '')).toBe(1);
  lying.show([tile()], false);
  expect(lying.turnedOver(first ?? '')).toBe(0);
  lying.show([tile(first, { mark: { symbol: 'star', final: false, direction: 'n' } })], false);
  expect(begun).toEqual([`turn over ${first ?? ''}`, `turn over ${first ?? ''}`, `mark ${first ?? ''}`]);
  expect(lying.turnedOver('no such tile')).toBe(0);
});

test('what comes down is over the table until it lies there, a tile with its marker', () => {
  const id = first ?? '';
  lying.show([tile(second, { cell: { x: 4, y: 3 } })], false);
  expect([lying.comesDown(id), lying.busy]).toEqual([null, false]);
  lying.show([tile(second, { cell: { x: 4, y: 3 } }), tile()], false);
  expect([lying.comesDown(id), lying.busy]).toEqual(['tile', true]);
  const land = arrive;
  land(0.5);
  lying.show([tile(second, { cell: { x: 4, y: 3 } }), tile(first, { mark: { symbol: 'star', final: false, direction: 'n' } })], false);
  arrive(0.5);
  expect(lying.comesDown(id)).toBe('tile');
  land(1);
  expect([lying.comesDown(id), lying.busy]).toEqual(['mark', true]);
  arrive(1);
  expect([lying.comesDown(id), lying.busy]).toEqual([null, false]);
});
