/** Bitmaps of a round of which any moment is gone to: shared by all its boards, drawn ahead in idle moments, and no more than there is room for. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NIGHT } from '../../../../../../src/drawing/chase/palettes/night';
import { DrawnAhead } from '../../../../../../src/renderer/games/chase/board/drawn-ahead';
import { Jumps } from '../../../../../../src/renderer/games/chase/board/jumps';
import type { Piece } from '../../../../../../src/renderer/games/chase/board/sprites';
import type { StageState } from '../../../../../../src/renderer/games/chase/board/stage-state';

const back = (id: string): Piece => ({ id, face: null, rotation: 0 });
const style = (pixels: number) => ({ palette: NIGHT, plain: false, pixels });

let made = 0;
/** What waits for an idle moment. */
let waiting: IdleRequestCallback | null = null;
let pending = false;
function idle(remaining: number): void {
  const now = waiting;
  waiting = null;
  now?.({ didTimeout: false, timeRemaining: () => remaining });
}

beforeEach(() => {
  made = 0;
  pending = false;
  waiting = null;
  vi.stubGlobal('document', { createElement: () => ({ width: 0, height: 0, at: made++, getContext: () => null }) });
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => {
    waiting = callback;
    return 1;
  });
  vi.stubGlobal('navigator', { scheduling: { isInputPending: () => pending } });
});
afterEach(() => vi.unstubAllGlobals());

test('a bitmap that one board had drawn serves the next one', () => {
  const { sprites } = new Jumps(() => []);
  const first = sprites.get(back('a'), style(96));
  expect(sprites.get(back('a'), style(96))).toBe(first);
  expect(sprites.ahead(back('a'), style(96))).toBe(false);
  expect(made).toBe(1);
  expect(sprites.ahead(back('a'), style(112))).toBe(true);
  sprites.get(back('a'), style(112));
  expect(made).toBe(2);
});

test('what was asked for longest ago goes first once there is much of it, and no more than has to', () => {
  const { sprites } = new Jumps(() => []);
  const large = style(640);
  for (let at = 0; !sprites.full; at++) sprites.ahead(back(String(at)), large);
  const kept = made;
  sprites.get(back('0'), large);
  sprites.sweep(true);
  expect(sprites.full).toBe(false);
  expect(sprites.ahead(back('0'), large)).toBe(false);
  for (let at = 2; at < kept; at++) expect(sprites.ahead(back(String(at)), large)).toBe(false);
  expect(sprites.ahead(back('1'), large)).toBe(true);
});

test('sizes are the steps that the camera has rested at and those between, whatever a hand chose', () => {
  const jumps = new Jumps(() => []);
  expect(jumps.sizes(1)).toEqual([]);
  for (const scale of [128, 96, 171]) jumps.restedAt(scale);
  expect(jumps.sizes(1)).toEqual([96, 112, 128]);
  expect(jumps.sizes(1.25)).toEqual([120, 140, 160]);
});

/** A stage that shows a round, and what it had drawn ahead. */
function stageOf(jumps: Jumps, state: Partial<StageState> = {}): { readonly ahead: DrawnAhead; readonly drawn: string[] } {
  const drawn: string[] = [];
  const ahead = new DrawnAhead({
    state: () => ({ aim: null, otherAims: [], hidden: false, jumps, ...state }) as unknown as StageState,
    sizes: () => [112, 96, 112],
    draw: ({ piece, pixels }) => {
      const drew = jumps.sprites.ahead(piece, style(pixels));
      if (drew) drawn.push(`${piece.id} ${pixels}`);
      return drew;
    },
  });
  ahead.more();
  return { ahead, drawn };
}

test('all pieces of the round are drawn in idle moments, at the size of now first, and then it rests', () => {
  const { drawn } = stageOf(new Jumps(() => [back('a'), back('b')]));
  idle(50);
  expect(drawn).toEqual(['a 112', 'b 112', 'a 96', 'b 96']);
  expect(waiting).toBeNull();
});

test('one piece is drawn and no more where time is short, or somebody has pressed something', () => {
  const { drawn } = stageOf(new Jumps(() => [back('a'), back('b'), back('c')]));
  idle(2);
  expect(drawn).toEqual(['a 112']);
  pending = true;
  idle(50);
  expect(drawn).toEqual(['a 112', 'b 112']);
  pending = false;
  idle(50);
  expect(drawn).toHaveLength(6);
});

test('nothing is drawn ahead under a cover, nor where there is no room for more', () => {
  const jumps = new Jumps(() => [back('a')]);
  const { drawn } = stageOf(jumps, { hidden: true });
  idle(50);
  for (let at = 0; !jumps.sprites.full; at++) jumps.sprites.ahead(back(`large ${at}`), style(640));
  const { drawn: full } = stageOf(jumps);
  idle(50);
  expect([...drawn, ...full]).toEqual([]);
});
