/** The app ends right after the last tile: the round is whole in the list of the next start, whichever way it ended. */
import type { Page } from '@playwright/test';
import { createBot } from '../../../../src/main/games/chase/bots/create';
import { chanceOf } from '../../../../src/main/chance';
import { readReplay } from '../../../../src/main/games/chase/replay/chase-replay';
import type { RequestInput } from '../../../../src/shared/contract';
import type { RoundView } from '../../../../src/rules/chase/view';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request, startAsRunner } from '../../../accessibility/visits';
import { expect, launch, test, type RunningApp } from '../../../e2e/app';
import { answerSaving } from '../../../e2e/saving';

type Act = RequestInput<'table.act'>['act'];

interface Played {
  readonly match: string;
  readonly tiles: number;
}

/** Plays a round as Runner up to its last tile, which lies on the table when this answers. */
async function toTheLastTile(page: Page): Promise<Played> {
  await startAsRunner(page);
  const match = (await request(page, 'match.current', {}))?.match ?? '';
  const view = async (): Promise<RoundView | undefined> => (await request(page, 'match.current', {}))?.seats[0]?.view;
  const first = await view();
  const bot = createBot({ role: 'runner', level: 10, seat: first?.seat ?? 0, chance: chanceOf('the last tile') });
  for (;;) {
    const now = await view();
    if (now === undefined) throw new Error('Nobody plays in this window.');
    if (now.phase === 'over') return { match, tiles: now.paths[0]?.tiles.length ?? 0 };
    const plan = bot.observe(now, now.t);
    const act = plan?.decide(now, plan.at);
    // Not every wish of a bot is possible at this very moment.
    if (act) await request(page, 'table.act', { match, seat: now.seat ?? 0, act: act as Act }).catch(() => undefined);
  }
}

const ENDS: Readonly<Record<string, (app: RunningApp) => Promise<unknown>>> = {
  quits: ({ electron }) =>
    Promise.all([
      electron.waitForEvent('close'),
      electron.evaluate(({ app }) => {
        app.quit();
      }),
    ]),
  'is killed': ({ kill }) => kill(),
};

for (const [how, end] of Object.entries(ENDS))
  test(`whoever ${how} right after the last tile finds the round whole`, async ({ dataFolder }) => {
    test.slow();
    const before = await launch(dataFolder);
    const { match, tiles } = await toTheLastTile(before.window).catch(async (error: unknown) => {
      await before.close();
      throw error;
    });
    await end(before);

    const { window: page, electron, complaints, close } = await launch(dataFolder);
    try {
      const { replays } = await request(page, 'replay.list', { offset: 0, limit: 10 });
      expect(replays.map(({ id }) => id)).toEqual([match]);
      const saved = await request(page, 'replay.round', { id: match, round: 0 });
      expect(saved.verdict.verdict.ending).not.toBe('unfinished');
      expect(saved.table.paths[0]?.tiles).toHaveLength(tiles);
      await page.getByRole('button', { name: 'Replays' }).click();
      await answerSaving(electron, { path: join(dataFolder, 'round.lookout.json') });
      await page.getByRole('button', { name: /^Export the match/ }).click();
      await expect(page.getByRole('region', { name: 'Where the file went' })).toBeVisible();
      expect(readReplay(readFileSync(join(dataFolder, 'round.lookout.json'), 'utf8'))).toMatchObject({ ok: true });
      expect(complaints).toEqual([]);
    } finally {
      await close();
    }
  });
