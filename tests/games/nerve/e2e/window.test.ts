/** Nerve in the real window: dealt, played, killed in the midst, gone on with, judged and looked at again in the list. */
import { buildWithGames } from '../../../../scripts/build.mjs';
import { expect, launch, test, type RunningApp } from '../../../e2e/app';

const FOLDER = 'out/nerve';

test.beforeAll(() => {
  buildWithGames('tests/games/nerve/lists', FOLDER);
});

const started = (dataFolder: string): Promise<RunningApp> => launch(dataFolder, undefined, undefined, FOLDER);

test('a second game is dealt, played, killed, gone on with and looked at again', async ({ dataFolder }) => {
  const first = await started(dataFolder);
  await first.window.getByRole('button', { name: 'New round' }).click();
  await first.window.getByRole('button', { name: 'Deal' }).click();
  const hand = first.window.getByTestId('hand');
  await expect(hand).toHaveText(/^\d+$/);
  await first.window.getByRole('button', { name: 'Draw' }).click();
  await expect(hand).toHaveText(/^\d+ \d+$/);
  const held = await hand.textContent();
  await first.kill();

  const again = await started(dataFolder);
  try {
    const { window } = again;
    await window.getByRole('button', { name: /^Go on/ }).click();
    await expect(window.getByTestId('hand')).toHaveText(held ?? '');
    // A round that was cut off stands still.
    await window.getByRole('button', { name: 'Time goes on' }).click();
    await window.getByRole('button', { name: 'Stop' }).click();
    await expect(window.getByRole('heading', { name: 'The round is over' })).toBeVisible({ timeout: 60_000 });
    await expect(window.getByRole('table')).toContainText(/\d+/);
    await window.getByRole('button', { name: 'Home' }).click();
    await window.getByRole('button', { name: 'Replays' }).click();
    await window
      .getByRole('button', { name: /^Open the match/ })
      .first()
      .click();
    await expect(window.getByRole('row')).toHaveCount(5);
    expect(again.complaints).toEqual([]);
  } finally {
    await again.close();
  }
});
