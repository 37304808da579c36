/** Several players at one computer: whose settings hold, whose match it was, what is left when one goes. */
import type { Page } from '@playwright/test';
import { DEFAULT_KEYS } from '../../src/shared/settings';
import { markUntilOver, openJudged, request } from '../accessibility/visits';
import { skipScene } from '../../scripts/watch/scene.mjs';
import { expect, test } from './app';
import { shownTile } from '../games/chase/e2e/drill-screen';

/** Ada has Italian, day and other keys; Bea has the app as it comes. Bea plays now. */
async function twoPlayers(page: Page): Promise<void> {
  await request(page, 'profile.create', { name: 'Ada' });
  // Triangle and star have changed places.
  const keys = { ...DEFAULT_KEYS, 'mark-triangle': 'KeyW', 'mark-star': 'KeyQ' };
  await request(page, 'settings.change', { language: 'it', theme: 'day', introduced: true, keys });
  await request(page, 'profile.create', { name: 'Bea' });
  await request(page, 'settings.change', { introduced: true, language: 'system', theme: 'system' });
  await page.reload();
}

const drill = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

test('the first start asks for no player', async ({ app: { window: page, complaints } }) => {
  await expect(page.getByRole('button', { name: 'Player: Guest. Let somebody else play' })).toBeVisible();
  await drill(page, /^Drill/);
  await expect(shownTile(page)).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('another player is two presses away, and language, theme and keys change at once', async ({ app: { window: page, complaints } }) => {
  await twoPlayers(page);
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  await page.getByRole('button', { name: 'Player: Bea. Let somebody else play' }).click();
  await page.getByRole('button', { name: 'Ada', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Giocatore: Ada. Fai giocare qualcun altro' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gioca subito' })).toBeVisible();
  expect(await theme()).toBe('day');

  // Keys: what is Q for Bea is W for Ada, seen in a drill answered by keyboard.
  await drill(page, /^Allenamento/);
  const pad = (symbol: string) => page.getByRole('button', { name: new RegExp(`^${symbol}`, 'i') });
  await expect(pad('triangolo')).toContainText('W');
  await page.getByRole('button', { name: 'Indietro' }).click();
  await drill(page, /^Tutti gli esercizi/);

  // From the drills screen back to Bea, by keyboard alone.
  const who = page.getByRole('button', { name: 'Giocatore: Ada. Fai giocare qualcun altro' });
  await who.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Chi gioca?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(who).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bea', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Drills', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Player: Bea. Let somebody else play' })).toBeVisible();
  expect((await request(page, 'settings.read', {})).keys).toEqual(DEFAULT_KEYS);
  expect(complaints).toEqual([]);
});

test('Players goes back to where it was opened, and after a rename the new name stands everywhere that somebody sits or is chosen', async ({
  app: { window: page, complaints },
}) => {
  await request(page, 'profile.create', { name: 'Ada' });
  await request(page, 'settings.change', { introduced: true });
  await page.reload();
  const players = async () => {
    await page.getByRole('button', { name: /^Player: / }).click();
    await page.getByRole('button', { name: 'Players: add, rename, delete' }).click();
    await page.getByRole('heading', { name: 'Players', level: 1 }).waitFor();
  };
  const back = () => page.getByRole('button', { name: 'Back', exact: true }).click();
  // A match with Ada in it is begun and left.
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  await page.getByRole('radio', { name: '3: one Chaser, two Runners' }).check({ force: true });
  await expect(page.getByRole('group', { name: 'Seat 3: Bibo' })).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect
    .poll(async () => (await request(page, 'match.current', {}))?.players.map(({ name }) => name))
    .toEqual(['Ada', 'Guest', 'Bibo']);
  const match = (await request(page, 'match.current', {}))?.match ?? '';
  await request(page, 'match.leave', { match });
  await page.reload();

  await expect(page.getByText('Ada 0, Guest 0, Bibo 0, round 1')).toBeVisible();
  await players();
  await page.getByRole('button', { name: 'Rename Ada' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Adela');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Adela playing now' })).toBeVisible();
  await back();
  await expect(page.getByRole('heading', { name: 'Lookout', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Player: Adela. Let somebody else play' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Again: Adela, Guest, Bibo (level 1)' })).toBeVisible();
  await expect(page.getByText('Adela 0, Guest 0, Bibo 0, round 1')).toBeVisible();
  await page.getByRole('button', { name: 'Play together' }).click();
  await page.getByRole('button', { name: 'All choices' }).click();
  await expect(page.getByRole('group', { name: 'Seat 1: Adela' })).toBeVisible();
  await back();

  await page.getByRole('button', { name: 'Settings' }).click();
  await players();
  await back();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await back();
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByRole('main')).toContainText('Adela');
  await back();
  await page.getByRole('button', { name: 'Players', exact: true }).click();
  await back();
  await expect(page.getByRole('heading', { name: 'Drills', level: 1 })).toBeVisible();
  await back();

  // What was left says first that it was left, and goes on under the name of now.
  await page.getByRole('button', { name: 'Replays' }).click();
  await openJudged(page);
  await expect(page.getByRole('heading', { name: 'This round was not played to its end' })).toBeVisible();
  await expect(page.getByText('Nobody wins this round')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect
    .poll(async () => (await request(page, 'match.current', {}))?.players.map(({ name }) => name))
    .toEqual(['Adela', 'Guest', 'Bibo']);
  expect(complaints).toEqual([]);
});

test('a match is saved under the name of who sat down for it, and has the new one when they are renamed; deleted, it says Guest', async ({
  app: { window: page, complaints },
}) => {
  await twoPlayers(page);
  await page.getByRole('button', { name: 'New round' }).click();
  await expect(page.getByRole('heading', { name: 'New round', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Who plays')).toHaveValue(/^[0-9a-f-]{36}$/);
  await page.getByLabel('Who plays').selectOption({ label: 'Ada' });
  // Ada's language holds from here on.
  await page.getByRole('button', { name: 'Inizia' }).click();
  await page
    .getByRole('button', { name: /^triangolo, / })
    .and(page.locator(':enabled'))
    .waitFor();
  const ada = (await request(page, 'profile.list', {})).chosen;
  await request(page, 'settings.change', { language: 'en', keys: { ...DEFAULT_KEYS } });
  await markUntilOver(page);
  await page.getByRole('button', { name: 'To the result' }).click();
  await expect(page.getByText('Ada', { exact: true }).first()).toBeVisible();

  await request(page, 'profile.rename', { profile: ada, name: 'Adela' });
  const [replay] = (await request(page, 'replay.list', { offset: 0, limit: 1 })).replays;
  expect(replay?.players.map(({ name }) => name)).toEqual(['Adela', 'Lulu']);
  await request(page, 'profile.remove', { profile: ada });
  const [kept] = (await request(page, 'replay.list', { offset: 0, limit: 1 })).replays;
  expect(kept?.players.map(({ name }) => name)).toEqual(['Guest', 'Lulu']);
  expect(complaints).toEqual([]);
});

test("somebody in nobody's record plays as a guest, and one whom nobody named gets the name that is typed", async ({
  app: { window: page, complaints },
}) => {
  await request(page, 'settings.change', { introduced: true });
  await page.getByRole('button', { name: 'New round' }).click();
  await page.getByLabel('Who plays').selectOption({ label: 'Somebody else, in no record' });
  await page.getByLabel('Their name').fill('Zoe');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page
    .getByRole('button', { name: /^triangle, 15 red markers left/ })
    .and(page.locator(':enabled'))
    .waitFor();
  await markUntilOver(page);
  expect((await request(page, 'match.current', {}))?.players[0]?.name).toBe('Zoe');
  const guest = (await request(page, 'profile.list', {})).profiles;
  expect(guest).toEqual([expect.objectContaining({ name: '', records: [] })]);

  await page.getByRole('button', { name: 'To the result' }).click();
  await skipScene(page);
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'New round' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page
    .getByRole('button', { name: /^triangle, 15 red markers left/ })
    .and(page.locator(':enabled'))
    .waitFor();
  expect((await request(page, 'match.current', {}))?.players[0]?.name).toBe('Ada');
  expect((await request(page, 'profile.list', {})).profiles.map(({ name }) => name)).toEqual(['Ada']);
  expect(complaints).toEqual([]);
});
