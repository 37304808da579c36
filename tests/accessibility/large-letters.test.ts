/** With letters twice as large every drill stands in the smallest window: nothing is wider than it, and what answers is come to. */
import { PUZZLE_KINDS } from '../../src/shared/chase/puzzle-kinds';
import { expect, launch, test } from '../e2e/app';
import { practise } from '../games/chase/e2e/drill-street';
import { cutOff } from '../../scripts/watch/cut-off.mjs';
import { request } from './visits';
import { enlarge } from '../../scripts/watch/letters.mjs';

test('drills with letters at 200 % in 1024×640', async ({ dataFolder }) => {
  const { window: page, electron, complaints, close } = await launch(dataFolder, { width: 1024, height: 640 });
  try {
    for (const kind of PUZZLE_KINDS)
      await test.step(kind, async () => {
        // Somebody new: nothing of the drill before goes on.
        await request(page, 'profile.create', { name: `For ${kind}` });
        await page.reload();
        await practise(page, kind);
        await enlarge(electron, page, 200);
        const wider = (): Promise<string[]> => page.evaluate(cutOff);
        await expect.poll(async () => (await wider()).filter((each) => each.startsWith('wider'))).toEqual([]);
        // One below the other: the side with what is asked has all of the window's width but its edges.
        const side = page.getByRole('region', { name: 'Answer' });
        const [box, wide] = [await side.boundingBox(), await page.evaluate(() => innerWidth)];
        expect(box?.width ?? 0).toBeGreaterThan(wide * 0.8);
        const buttons = side.getByRole('button');
        await buttons.last().scrollIntoViewIfNeeded();
        await expect(buttons.last()).toBeInViewport({ ratio: 1 });
        await enlarge(electron, page, 100);
      });
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
});
