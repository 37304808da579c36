/** Nerve in the real window: dealt, played, killed in the midst, gone on with, judged and looked at again in the list. */
import { buildWithGames } from '../../../../scripts/build.mjs';
import { pressesCount } from '../../../../scripts/watch/scene.mjs';
import { expect, launch, test, type RunningApp } from '../../../e2e/app';

/** The bridge as a test sees it. */
interface Asked {
  readonly lookout: { request(name: string, input: unknown): Promise<unknown> };
}

const FOLDER = 'out/nerve';

// The app is built once for all of them.
test.describe.configure({ mode: 'serial' });
test.beforeAll(() => {
  buildWithGames('tests/games/nerve/lists', FOLDER);
});

const started = (dataFolder: string): Promise<RunningApp> => launch(dataFolder, undefined, undefined, FOLDER);

const speak = (window: RunningApp['window'], language: 'en' | 'it'): Promise<unknown> =>
  window.evaluate((chosen) => (globalThis as unknown as Asked).lookout.request('settings.change', { language: chosen }), language);

test('a second game is dealt, played, killed, gone on with and looked at again', async ({ emptyFolder }) => {
  const first = await started(emptyFolder);
  await first.window.getByRole('button', { name: 'New round' }).click();
  await first.window.getByRole('button', { name: 'Deal' }).click();
  const hand = first.window.getByTestId('hand');
  await expect(hand).toHaveText(/^\d+$/);
  await first.window.getByRole('button', { name: 'Draw' }).click();
  await expect(hand).toHaveText(/^\d+ \d+$/);
  const held = await hand.textContent();
  await first.kill();

  const again = await started(emptyFolder);
  try {
    const { window } = again;
    await window.getByRole('button', { name: /^Go on/ }).click();
    await expect(window.getByTestId('hand')).toHaveText(held ?? '');
    // A round that was cut off stands still.
    await window.getByRole('button', { name: 'Time goes on' }).click();
    // It is spoken in whichever language is chosen, as the rest of the window is.
    await speak(window, 'it');
    await expect(window.getByRole('button', { name: 'Pesca' })).toBeVisible();
    await speak(window, 'en');
    await window.getByRole('button', { name: 'Stop' }).click();
    await expect(window.getByRole('heading', { name: 'The round is over' })).toBeVisible({ timeout: 60_000 });
    await expect(window.getByRole('table')).toContainText(/\d+/);
    await pressesCount(window);
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

test('its people sit down by a press in the room that every game has, and begin', async ({ emptyFolder }) => {
  const { window, complaints, close } = await started(emptyFolder);
  try {
    await window.evaluate(() => (globalThis as unknown as Asked).lookout.request('settings.change', { introduced: true }));
    await window.getByRole('button', { name: 'Play together' }).click();
    await expect(window.getByRole('group', { name: /^Seat \d: free$/ })).toHaveCount(6);
    await window.keyboard.press('KeyF');
    await expect(window.getByRole('group', { name: 'Seat 1: Guest' })).toBeVisible();
    await window.keyboard.press('Enter');
    await window.keyboard.press('ArrowRight');
    await expect(window.getByRole('group', { name: 'Seat 3: Guest (2)' })).toBeVisible();
    await window.keyboard.press('Backspace');
    await expect(window.getByText('5 have to sit here, bots counted.').first()).toBeVisible();
    await window.keyboard.press('KeyP');
    await window.keyboard.press('Backspace');
    await expect(window.getByTestId('hand').first()).toHaveText(/^\d+$/);
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
});

test('of two games that teach one is chosen, and the first screen goes on with the one that was learned last', async ({ emptyFolder }) => {
  const { window, complaints, close } = await started(emptyFolder);
  const game = (name: string) => window.getByRole('group', { name: 'Game' }).getByRole('radio', { name });
  const lessons = window.getByRole('button', { name: 'Lessons', exact: true });
  const next = window.getByRole('region', { name: 'Next for you' });
  try {
    // Before anything was learned the first game of the list comes first.
    await expect(next.getByRole('button', { name: 'The cards' })).toBeVisible();
    await lessons.click();
    await expect(game('Nerve')).toBeChecked();
    await game('Chase').check({ force: true });
    await expect(window.getByRole('list', { name: 'Courses' }).getByRole('listitem')).not.toHaveCount(1);
    await window.getByRole('button', { name: /^Begin / }).click();
    await expect(window.locator('.dots .here')).toHaveCount(1);
    await window.keyboard.press('Escape');
    await expect(game('Chase')).toBeChecked();
    // The way back is the one that led here, whatever was chosen meanwhile.
    await window.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(next.getByRole('button', { name: 'First chase' })).toBeVisible();
    await lessons.click();
    await expect(game('Chase')).toBeChecked();

    await game('Nerve').check({ force: true });
    await window.getByRole('button', { name: /^Begin / }).click();
    await window.getByRole('button', { name: 'Seen' }).click();
    await window.locator('.over .primary').click();
    await expect(window.getByText('You have done every lesson.', { exact: false })).toBeVisible();
    // All of one game is done: the other one goes on.
    await window.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(next.getByRole('button', { name: 'First chase' })).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
});
