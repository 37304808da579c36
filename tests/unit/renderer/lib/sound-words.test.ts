/** No sound is the only word of anything: the page about them says of each what is seen and said with it. */
import { expect, test } from 'vitest';
import page from '../../../../docs/sounds.md?raw';
import { SOUNDS } from '../../../../src/renderer/lib/sounds';

test.each(SOUNDS)('%s has its row, with what is seen and what is said', (sound) => {
  const rows = page.split('\n').filter((line) => line.startsWith('|') && (line.split('|')[1] ?? '').includes(`\`${sound}\``));
  expect(rows).toHaveLength(1);
  const cells = (rows[0] ?? '').split('|').map((cell) => cell.trim());
  expect(cells.slice(2, 5).every((cell) => cell.length > 3)).toBe(true);
});
