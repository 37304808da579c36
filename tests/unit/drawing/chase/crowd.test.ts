import { describe, expect, test } from 'vitest';
import type { Tile } from '../../../../src/shared/chase/replay';
import { VECTOR } from '../../../../src/drawing/chase/headings';
import { CORNERS } from '../../../../src/rules/chase/compass';
import { crowdIn } from '../../../../src/drawing/chase/crowd';
import {
  BADGE,
  CLUMP,
  HEAD,
  LANE,
  SIDE,
  badgeAt,
  blockOf,
  clumpsOf,
  distanceToLine,
  isInside,
  streetsOf,
} from '../../../../src/drawing/chase/face';
import { decorationIn } from '../../../../src/drawing/chase/houses';
import { diceOf } from '../../../../src/drawing/seeded';
import { CROWDED, FACES } from '../../../fixtures/chase-faces';

const faces: [string, Tile][] = [...Object.entries(FACES), ['a crowded face', CROWDED]];
const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(faces)('the people of %s', (_, tile) => {
  test('C2: every witness is drawn once, in its sector, facing its way', () => {
    for (const corner of CORNERS) {
      const expected = tile.kind === 'hideout' ? [] : tile.sectors[corner].witnesses;
      const crowd = crowdIn(tile, corner);
      expect(crowd.map((witness) => witness.facing)).toEqual(expected);
      const block = blockOf(tile, corner);
      for (const witness of crowd) expect(isInside(witness, block)).toBe(true);
    }
  });

  test('no head touches another, a badge, a street, trees or the edge', () => {
    const crowd = CORNERS.flatMap((corner) => crowdIn(tile, corner));
    crowd.forEach((witness, i) => {
      for (const other of crowd.slice(i + 1)) expect(apart(witness, other)).toBeGreaterThan(witness.radius + other.radius);
      for (const corner of CORNERS) expect(apart(witness, badgeAt(corner))).toBeGreaterThan(BADGE + witness.radius);
      for (const street of streetsOf(tile)) {
        expect(distanceToLine(witness, street.line)).toBeGreaterThan(LANE + witness.radius);
        if (street.exit.end === 'trees') {
          for (const clump of clumpsOf(street)) expect(apart(witness, clump)).toBeGreaterThan(CLUMP + witness.radius);
        }
      }
      expect(Math.min(witness.x, witness.y, SIDE - witness.x, SIDE - witness.y)).toBeGreaterThan(witness.radius);
    });
  });
});

test('heads of the tiles that ship all have the full size', () => {
  for (const tile of Object.values(FACES)) {
    for (const corner of CORNERS) for (const witness of crowdIn(tile, corner)) expect(witness.radius).toBe(HEAD);
  }
});

test('the same face always has the same people and houses in the same places', () => {
  const copy = structuredClone(CROWDED);
  for (const corner of CORNERS) {
    const crowd = crowdIn(CROWDED, corner);
    expect(crowdIn(copy, corner)).toEqual(crowd);
    expect(decorationIn(copy, corner, crowd, diceOf(7))).toEqual(decorationIn(CROWDED, corner, crowd, diceOf(7)));
  }
});

test('where there is room, nobody stands in what another one sees', () => {
  let watched = 0;
  let people = 0;
  for (const tile of Object.values(FACES)) {
    for (const corner of CORNERS) {
      const crowd = crowdIn(tile, corner);
      people += crowd.length;
      for (const witness of crowd) {
        const { x, y } = VECTOR[witness.facing];
        const eye = { x: witness.x + x * HEAD * 1.8, y: witness.y + y * HEAD * 1.8 };
        if (crowd.some((other) => other !== witness && apart(other, eye) < HEAD)) watched++;
      }
    }
  }
  // A few sectors are too full for everybody; they must stay few.
  expect(watched / people).toBeLessThan(0.04);
});
