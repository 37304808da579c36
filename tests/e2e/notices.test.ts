/** What the window says where something that was saved is gone or was changed: one clear sentence, and the app goes on. */
import Database from 'better-sqlite3';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { request, startAsChaser } from '../accessibility/visits';
import { expect, launch, test, type RunningApp } from './app';

/** Ends the app as a person does: nothing of a log is left, and there is a backup. */
async function quit({ electron }: RunningApp): Promise<void> {
  await Promise.all([
    electron.waitForEvent('close'),
    electron.evaluate(({ app }) => {
      app.quit();
    }),
  ]);
}

/** Starts the app on what is there, expects the sentence, and that a screen can be gone to after it. */
async function expectTold(dataFolder: string, sentence: string | RegExp): Promise<void> {
  const again = await launch(dataFolder);
  try {
    const told = again.window.getByRole('dialog', { name: 'Good to know' });
    await expect(told).toContainText(sentence);
    await told.getByRole('button', { name: 'All right' }).click();
    await expect(told).toHaveCount(0);
    await again.window.getByRole('button', { name: 'Replays' }).click();
    await expect(again.window.getByRole('heading', { name: 'Replays', level: 1 })).toBeVisible();
    expect(again.complaints).toEqual([]);
  } finally {
    await again.close();
  }
}

async function usedOnce(dataFolder: string): Promise<void> {
  const app = await launch(dataFolder);
  await request(app.window, 'profile.create', { name: 'Ada' });
  await quit(app);
}

test('a database that is gone comes back from its copy, and without one the app begins with nothing', async ({ emptyFolder }) => {
  await usedOnce(emptyFolder);
  rmSync(join(emptyFolder, 'lookout.db'));
  await expectTold(emptyFolder, 'What was saved is gone, and the last good copy was brought back.');
  for (const name of readdirSync(emptyFolder))
    if (name.startsWith('lookout.db') || name === 'backups') rmSync(join(emptyFolder, name), { recursive: true });
  await expectTold(emptyFolder, 'What was saved is gone, and no copy of it could be read, so Lookout started with nothing.');
});

test('a log that the disk has lost is told, with how much is missing', async ({ emptyFolder }) => {
  await usedOnce(emptyFolder);
  const app = await launch(emptyFolder);
  await request(app.window, 'profile.create', { name: 'Bea' });
  await request(app.window, 'profile.create', { name: 'Cleo' });
  await app.kill();
  for (const part of ['-wal', '-shm']) rmSync(join(emptyFolder, `lookout.db${part}`));
  await expectTold(emptyFolder, /The disk has lost something that Lookout had saved\. .*missing: \d+\./);
});

test("an event that was changed behind the app's back is named with its match", async ({ dataFolder }) => {
  const app = await launch(dataFolder);
  await startAsChaser(app.window);
  await app.window.keyboard.press('KeyQ');
  await expect.poll(async () => (await request(app.window, 'match.current', {}))?.table.paths[0]?.marks.length).toBe(1);
  const match = (await request(app.window, 'match.current', {}))?.match ?? '';
  await request(app.window, 'match.leave', { match });
  await quit(app);
  const db = new Database(join(dataFolder, 'lookout.db'));
  const changed = db.prepare("UPDATE event SET body = body || ' ' WHERE seq = (SELECT max(seq) FROM event)").run().changes;
  db.close();
  expect(changed).toBe(1);
  await expectTold(dataFolder, /event \d+ of round 1 was changed or is missing\./);
});
