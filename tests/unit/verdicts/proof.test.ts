/** The proof of a verdict as a picture: what it shows, and that it is large enough to be read wherever it stands. */
import { describe, expect, test } from 'vitest';
import {
  BETWEEN,
  boxOf,
  LABEL,
  labelAt,
  labelSide,
  layoutOf,
  PLATE,
  plateAt,
  SIGN,
  signAt,
  type ProofGroup,
} from '../../../src/drawing/chase/proof-picture';
import { proofAt, proofOfRound } from '../../../src/renderer/games/chase/lib/proof';
import { becauseAt } from '../../../src/renderer/games/chase/lib/because';
import { manyRounds } from '../../fixtures/many-rounds';
import { storyOf } from '../../fixtures/stories';
import { kindOf, walked } from '../../fixtures/verdict-kinds';

/** What is left for the picture beside the panel of the smallest window and of the usual one, between the longest sentences above and below. */
const ROOMS = [
  { width: 628, height: 310, least: 110 },
  { width: 826, height: 430, least: 150 },
] as const;
/** The least of a tile that nothing is read on: what touches what is seen on a smaller one. */
const UNREAD = 0.65;

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What stands around the tiles of a group: plates, numbers and the signs at edges. */
function besideTiles(group: ProofGroup): Rect[] {
  const { reading, seams, tiles } = group;
  const rect = ({ x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }): Rect => {
    return { x: x - width / 2, y: y - height / 2, width, height };
  };
  const plates = reading === null ? [] : reading.counts.map(({ corner }) => rect(plateAt(reading.cell, corner, reading.lit), PLATE));
  const labels = tiles.flatMap((tile) => {
    const side = labelSide(group, tile);
    return side === null ? [] : [rect(labelAt(tile.cell, side), LABEL)];
  });
  const signs = seams.map((seam) => rect(signAt(group, seam), { width: 2 * SIGN.radius, height: 2 * SIGN.radius }));
  return [...plates, ...labels, ...signs];
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - 1e-9 && b.x < a.x + a.width - 1e-9 && a.y < b.y + b.height - 1e-9 && b.y < a.y + a.height - 1e-9;

/** Whatever is wrong with how a group is drawn. */
function faultsOf(group: ProofGroup): string[] {
  const tiles = group.tiles.map(({ cell }): Rect => ({ ...cell, width: 1, height: 1 }));
  const beside = besideTiles(group);
  const box = boxOf(group);
  const outside = [...tiles, ...beside].filter(
    (each) =>
      each.x < box.x ||
      each.y < box.y ||
      each.x + each.width > box.x + box.width + 1e-9 ||
      each.y + each.height > box.y + box.height + 1e-9,
  );
  return [
    ...beside.flatMap((each, at) => (tiles.some((tile) => overlap(each, tile)) ? [`${at} covers a tile`] : [])),
    ...beside.flatMap((each, at) => (beside.some((other, k) => k < at && overlap(each, other)) ? [`${at} covers another`] : [])),
    ...outside.map(() => 'stands out of its box'),
  ];
}

test('over 1,000 rounds every proof is within its room, its tiles large enough, and nothing covers a tile', () => {
  let seen = 0;
  for (const state of manyRounds(1000)) {
    const story = storyOf(state);
    const proofs = [proofOfRound(story), ...story.verdict.walk.map((step) => proofAt(story, step))];
    for (const proof of proofs) {
      if (proof === null) continue;
      seen++;
      for (const group of proof.groups) {
        const faults = faultsOf(group);
        if (faults.length > 0) expect({ faults, group }).toEqual({ faults: [] });
      }
      for (const { width, height, least } of ROOMS) {
        // However many groups there are: a tile that is read is large enough.
        const { scales, column } = layoutOf(proof.groups, width, height);
        for (const [at, group] of proof.groups.entries()) {
          const wanted = group.reading === null ? least * UNREAD : least;
          const scale = scales[at] ?? 0;
          if (scale < wanted)
            expect({ scale, at, column, width, kind: kindOf(state), boxes: proof.groups.map(boxOf) }).toEqual('large enough');
        }
        const boxes = proof.groups.map(boxOf);
        const along = boxes.reduce((sum, box, at) => sum + (column ? box.height : box.width) * (scales[at] ?? 0), 0);
        expect(along + BETWEEN * (boxes.length - 1)).toBeLessThanOrEqual(column ? height : width);
        for (const [at, box] of boxes.entries())
          expect((column ? box.width : box.height) * (scales[at] ?? 0)).toBeLessThanOrEqual(column ? width : height);
      }
    }
  }
  expect(seen).toBeGreaterThan(2000);
});

describe('what a proof shows', () => {
  const storyFor = (...from: Parameters<typeof walked>) => storyOf(walked(...from).state);

  test('J3, M3: the tile that was marked wrongly, its lit witnesses with the count of each sector, and the next tile face up', () => {
    const story = storyFor(2, 'even', 20);
    const proof = proofOfRound(story);
    const [group] = proof?.groups ?? [];
    expect(proof?.groups).toHaveLength(1);
    expect(group?.tiles.map(({ position, tone }) => [position, tone])).toEqual([
      [2, 'wrong'],
      [3, 'beside'],
    ]);
    expect(group?.reading).toMatchObject({ final: false, ok: false, marker: 'square', lit: { direction: 'n' } });
    expect(group?.reading?.counts.map(({ witnesses, right, put }) => [witnesses, right, put])).toEqual(
      expect.arrayContaining([
        [2, true, false],
        [0, false, true],
      ]),
    );
    const step = story.verdict.walk[1];
    expect(step && proofAt(story, step)).toEqual(proof);
  });

  test('M4: a final tile with the one that it is read back to', () => {
    const [group] = proofOfRound(storyFor(2, 'even', 109))?.groups ?? [];
    expect(group?.reading).toMatchObject({ final: true, ok: false });
    const [last, previous] = group?.tiles ?? [];
    expect((last?.position ?? 0) - (previous?.position ?? 0)).toBe(1);
  });

  test.each([
    ['P1', 'careful', 47, 'edge'],
    ['P2', 'even', 15, 'touch'],
    ['P3', 'even', 16, 'streets'],
    ['P4', 'even', 8, 'roadblock'],
  ] as const)('%s: both tiles, and the edge between them', (_, lean, seed, kind) => {
    const [group] = proofOfRound(storyFor(2, lean, seed))?.groups ?? [];
    expect(group?.tiles.length).toBeGreaterThanOrEqual(2);
    expect(group?.seams.map((seam) => seam.kind)).toContain(kind);
    expect(group?.tiles[0]?.tone).toBe('wrong');
  });

  test('P6: the items that lay and those that were missing', () => {
    const { items } = proofOfRound(storyFor(2, 'careless', 123)) ?? {};
    expect(items?.map(({ item }) => item)).toEqual(['map', 'money', 'keys']);
    expect(items?.some(({ found }) => !found)).toBe(true);
  });

  test('F6: two mistakes on the same number of two paths are shown beside each other', () => {
    expect(proofOfRound(storyFor(4, 'even', 16))?.groups).toHaveLength(2);
  });

  test('J4: a catch lies with the witnesses who tell it', () => {
    const [group] = proofOfRound(storyFor(2, 'even', 2))?.groups ?? [];
    expect(group?.reading).toMatchObject({ ok: true, final: true });
    expect(group?.tiles[0]?.tone).toBe('right');
  });

  test('J8: where nothing was decided nothing proves it; each mistake of the walk is shown all the same', () => {
    const story = storyFor(2, 'leaving', 2);
    expect(proofOfRound(story)).toBeNull();
    for (const step of story.verdict.walk) expect(proofAt(story, step) === null).toBe(becauseAt(story, step) === null);
  });
});
