// Four bots at one table, as somebody who looks on has them play: with the buttons of the screens, match after match.
import { pressesCount, skipScene } from './scene.mjs';

/** Has four bots of level 10 begin a match, from the first screen. */
export async function watchFour(page) {
  await page.getByRole('button', { name: /^New round/ }).click();
  await page.getByRole('radio', { name: /^Onlooker/ }).check({ force: true });
  await page.getByRole('radio', { name: 'Two against two' }).check({ force: true });
  for (const level of await page.getByRole('slider').all()) await level.fill('10');
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await page.getByRole('region', { name: 'The round' }).waitFor();
}

/** The way to the result, which is there once a round is over. */
function toTheResult(page) {
  return page.getByRole('button', { name: /^To the result/ });
}

/** The way from a round that was watched to its end to how it was judged. */
export function toTheVerdict(page) {
  return page.getByRole('button', { name: 'As it was judged' });
}

/** Waits until the round is over, and goes on to its verdict; false when that takes longer than `millis`. */
export async function roundOver(page, millis) {
  const over = toTheVerdict(page).waitFor({ timeout: millis });
  return over.then(
    async () => {
      await toTheVerdict(page).click();
      await toTheResult(page).waitFor();
      return true;
    },
    (error) => {
      if (error?.name === 'TimeoutError') return false;
      throw error;
    },
  );
}

/** From the verdict of a round to its result. */
export async function seeResult(page) {
  await toTheResult(page).waitFor();
  await pressesCount(page);
  await toTheResult(page).click();
  await page.getByRole('region', { name: 'The result' }).waitFor();
}

/** From the result to the next round, or to the rematch where the game is won. */
export async function playOn(page) {
  await skipScene(page);
  await page.getByRole('button', { name: /^(Next round|Rematch)\b/ }).click();
  await page.getByRole('region', { name: 'The round' }).waitFor();
}
