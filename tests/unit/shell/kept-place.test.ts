import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepPlace, readPlace } from '../../../src/main/shell/kept-place';
import { scratchFolder } from '../../fixtures/scratch';

const PLACE = { x: 10, y: 20, width: 1100, height: 700, maximized: true, fullScreen: false };

test("the window's place is kept in a file of its own, the last one counts", () => {
  const folder = scratchFolder();
  expect(readPlace(folder)).toBeUndefined();
  keepPlace(folder, PLACE);
  keepPlace(folder, { ...PLACE, x: 30 });
  expect(readPlace(folder)).toEqual({ ...PLACE, x: 30 });
  expect(readdirSync(folder)).toEqual(['window.json']);
});

test.each(['', '{', 'null\0'])('a file that says nothing is as if there were none: %j', (text) => {
  const folder = scratchFolder();
  writeFileSync(join(folder, 'window.json'), text);
  expect(readPlace(folder)).toBeUndefined();
});
