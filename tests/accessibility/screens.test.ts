/** Every screen in every theme, examined by axe: no serious or critical finding. */
import { expect, test } from '../e2e/app';
import { examine, findings, misnamed } from './examine';
import { goHome, markUntilOver, openJoining, openNewMatch, openReplay, request, startAsChaser, startAsRunner } from './visits';
import { skipScene } from '../../scripts/watch/scene.mjs';

test('the examination finds what is wrong', async ({ app: { window: page } }) => {
  await page.evaluate(() => {
    const faint = document.createElement('p');
    faint.textContent = 'hardly to be read';
    faint.style.color = 'rgb(120 120 120)';
    faint.style.backgroundColor = 'rgb(100 100 100)';
    faint.style.position = 'fixed';
    faint.style.inset = '0 auto auto 0';
    document.querySelector('main')?.append(faint, document.createElement('button'));
  });
  await page.evaluate(() => {
    const button = document.createElement('button');
    const key = document.createElement('kbd');
    key.textContent = 'Enter';
    button.append('Seats ', key, ' 4');
    button.setAttribute('aria-label', 'Who plays');
    document.querySelector('main')?.append(button);
  });
  expect(await misnamed(page)).toEqual(['seats: Who plays']);
  const found = await findings(page);
  expect(found.map((each) => each.split(':')[0]).sort()).toEqual(['button-name', 'color-contrast']);
});

for (const theme of ['night', 'day', 'contrast'] as const) {
  test(`quiet screens, ${theme}`, async ({ app: { window: page } }) => {
    await request(page, 'settings.change', { theme });
    await examine(page, 'home');

    await page.getByRole('button', { name: /^Player: / }).click();
    await examine(page, 'players to choose from');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Play your first round' }).click();
    for (const title of ['Two sides', 'A tile has', 'Ask the', 'Just as many', 'The last tile', 'Streets must', 'Getting away']) {
      await page.getByRole('heading', { name: title }).waitFor();
      // The steps look alike; one of them stands for all in the other themes.
      if (theme === 'night' || title === 'Ask the') await examine(page, title);
      const next = page.getByRole('button', { name: 'Next' });
      if (await next.isVisible()) await next.click();
    }
    await goHome(page);

    await page.getByRole('button', { name: /^Your path/ }).click();
    await page.getByRole('heading', { name: 'What you can do' }).waitFor();
    await examine(page, 'the path');
    await goHome(page);

    await page.getByRole('button', { name: 'Lessons', exact: true }).click();
    await page.getByRole('list', { name: 'Courses' }).waitFor();
    await examine(page, 'courses');
    await goHome(page);

    await page.getByRole('button', { name: 'New round' }).click();
    await page.getByText('More', { exact: true }).click();
    await examine(page, 'new round');
    await page.getByLabel('Who plays').selectOption({ label: 'Somebody else, in no record' });
    await examine(page, 'new round of a guest');
    await goHome(page);

    await openJoining(page);
    await examine(page, 'nobody has joined');
    await page.keyboard.press('KeyF');
    await page.getByRole('button', { name: 'Seat 2: sit down here' }).click();
    await page.getByRole('button', { name: 'Bots for the free seats' }).click();
    await page.keyboard.press('KeyF');
    await examine(page, 'two have joined, with bots');
    await goHome(page);

    await openNewMatch(page);
    await examine(page, 'new match of two');
    await page.getByText('3: one Chaser, two Runners').click();
    await examine(page, 'new match of three');
    await page.getByText('4: two against two').click();
    for (const seat of [3, 4]) await page.getByLabel(`Who sits at seat ${seat}`).selectOption('A guest');
    await page.getByRole('group', { name: 'Seat 1: ' }).getByLabel('Plays with').selectOption('Gamepad 1');
    await examine(page, 'new match of four');
    await goHome(page);

    await page.getByRole('button', { name: 'Replays' }).click();
    await examine(page, 'no replays');
    await goHome(page);

    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.getByRole('heading', { name: 'The goal' }).waitFor();
    await examine(page, 'rules');
    await page.getByRole('searchbox').fill('last tile');
    await page.getByRole('article', { name: /^M4/ }).waitFor();
    await examine(page, 'rules found');
    await goHome(page);

    await page.getByRole('button', { name: 'Settings' }).click();
    await examine(page, 'settings');
  });

  test(`a round and its verdict, ${theme}`, async ({ app: { window: page, complaints } }) => {
    await request(page, 'settings.change', { theme });
    await startAsChaser(page);
    await examine(page, 'match as Chaser');
    await page.keyboard.press('KeyP');
    await page.getByRole('heading', { name: 'Paused' }).waitFor();
    await examine(page, 'paused');
    await page.keyboard.press('F1');
    const help = page.getByRole('dialog', { name: 'How to play' });
    await help.waitFor();
    await examine(page, 'how to play over the match');
    for (let step = 1; step < 8; step++) await page.keyboard.press('ArrowRight');
    await help.getByRole('heading', { name: 'With three or four' }).waitFor();
    await examine(page, 'how to play with several');
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'All the rules' }).click();
    const rules = page.getByRole('dialog', { name: 'The rules' });
    await rules.waitFor();
    await examine(page, 'the rules over a pause');
    await page.keyboard.press('Escape');
    await rules.waitFor({ state: 'detached' });
    await page.keyboard.press('KeyP');
    await expect(page.getByRole('heading', { name: 'Paused' })).toHaveCount(0);
    await markUntilOver(page);
    await examine(page, 'verdict walk');
    await page.getByRole('button', { name: 'To the result' }).click();
    await examine(page, 'result');
    await skipScene(page);

    await page.getByRole('button', { name: 'Next round' }).click();
    await page.getByRole('listbox', { name: 'Starting tiles' }).waitFor();
    await examine(page, 'planning as Runner');
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('dialog').waitFor();
    await examine(page, 'leaving');
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Go on with the match' }).waitFor();
    await examine(page, 'home with a match to go on with');
    await page.getByRole('button', { name: 'Replays' }).click();
    await page.getByRole('list', { name: /^[0-9]+ match/ }).waitFor();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('group', { name: 'Filters' }).waitFor();
    await examine(page, 'replays');
    await openReplay(page);
    await page.keyboard.press('ArrowRight');
    await examine(page, 'replay');
    await page.getByRole('button', { name: 'Judge', exact: true }).click();
    await page.keyboard.press('End');
    await examine(page, 'replay with the eyes of the judge');
    // Among them every breach of the content security policy.
    expect(complaints).toEqual([]);
  });
}

test('the pile in hand while the round runs', async ({ app: { window: page } }) => {
  await startAsRunner(page);
  for (let tile = 0; tile < 2; tile++) {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await page.getByRole('listbox', { name: 'Your pile, 14 tiles' }).waitFor();
  await examine(page, 'match as Runner');
});
