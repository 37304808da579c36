/** The replay viewer in the real window: one place, whoever moves it; with whose eyes; and nothing that watching leaves behind. */
import type { Page } from '@playwright/test';
import { openReplay, request } from '../../../accessibility/visits';
import { chanceOf } from '../../../../src/main/chance';
import { clockText } from '../../../../src/shared/clock-text';
import { chase, type ChaseTypes } from '../../../../src/rules/chase/chase';
import { Timeline } from '../../../../src/rules/timeline';
import { expect, launch, test as alone } from '../../../e2e/app';
import { testOnOneApp } from '../../../e2e/one-app';
import { replayOf, walked, type WalkedRound } from '../../../fixtures/verdict-kinds';

const test = testOnOneApp();

const timelineOf = ({ setup, events }: WalkedRound): Timeline<ChaseTypes> => new Timeline<ChaseTypes>(chase, setup, events);

/** Opens the round in the viewer, from the first screen. */
async function open(page: Page, round: WalkedRound, replays: string | RegExp = /^Replays/): Promise<void> {
  await page.getByRole('button', { name: replays }).click();
  const buffer = Buffer.from(replayOf(round));
  await page.locator('input[type=file]').setInputFiles([{ name: 'match.lookout.json', mimeType: 'application/json', buffer }]);
  await openReplay(page);
}

const view = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Seen with the eyes of' }).getByRole('button', { name, exact: true });
const slider = (page: Page) => page.getByRole('slider', { name: 'Timeline' });

/** What each part of the screen says just now, looked at in one go. */
function said(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('[role=slider]');
    const entries = [...document.querySelectorAll('.twin')].map((twin) =>
      [...twin.querySelectorAll('[role=option]')].map((each) => each.textContent),
    );
    return {
      bar: Number(bar?.getAttribute('aria-valuenow')),
      list: [...document.querySelectorAll('[data-place][aria-current=step]')].map((line) => Number((line as HTMLElement).dataset['place'])),
      clock: document.querySelector('[role=timer]')?.textContent ?? '',
      // By path: tiles that lie there, without the Prison, and those of them that have a marker.
      tiles: entries.map((texts) => texts.length - 1),
      marks: entries.map((texts) => texts.filter((text) => text.includes('Marked ')).length),
      moving: document.querySelector('[data-moving]') !== null,
    };
  });
}

/** Everything names the same event, and the board stands as the rules say that it stood there. */
async function agrees(page: Page, timeline: ReturnType<typeof timelineOf>, what: string): Promise<number> {
  const now = await said(page);
  const { paths } = timeline.stateAt(now.bar);
  expect(now.list, what).toEqual([now.bar]);
  expect({ tiles: now.tiles, marks: now.marks }, what).toEqual({
    tiles: paths.map(({ tiles }) => tiles.length),
    marks: paths.map(({ marks }) => marks.length),
  });
  // The clock goes on between two events, and is told in tenths.
  const [from, to] = [timeline.timeAt(now.bar), now.bar === timeline.length ? timeline.end : timeline.timeAt(now.bar + 1)];
  const tenths = (t: number): string => clockText(t);
  expect(now.clock >= tenths(from) && now.clock <= tenths(to), `${what}: ${now.clock} of ${tenths(from)} to ${tenths(to)}`).toBe(true);
  return now.bar;
}

test('table, bar, clock and list name the same event, whatever goes along the round', async ({ app: { window: page, complaints } }) => {
  const round = walked(4, 'even', 3);
  const timeline = timelineOf(round);
  await open(page, round);
  const chance = chanceOf('viewer');
  const box = (await slider(page).boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  const across = (): [number, number] => [box.x + 1 + chance.below(Math.floor(box.width) - 2), box.y + box.height / 2];
  const ways: Readonly<Record<string, () => Promise<void>>> = {
    click: () => page.mouse.click(...across()),
    drag: async () => {
      await page.mouse.move(...across());
      await page.mouse.down();
      for (let to = 0; to < 3; to++) {
        await page.mouse.move(...across());
        await agrees(page, timeline, 'in the midst of a drag');
      }
      await page.mouse.up();
    },
    key: () =>
      page.keyboard.press(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Comma', 'Period', 'Home', 'End'][chance.below(8)] ?? ''),
    line: async () => {
      const lines = page.locator('[data-place]');
      await lines.nth(chance.below(await lines.count())).click();
    },
    speed: () => page.keyboard.press(['KeyE', 'KeyR', 'KeyI'][chance.below(3)] ?? ''),
    play: async () => {
      await page.keyboard.press('Space');
      await agrees(page, timeline, 'while it plays');
      await page.keyboard.press('Space');
    },
  };
  const names = Object.keys(ways);
  for (let step = 0; step < 48; step++) {
    const way = names[chance.below(names.length)] ?? '';
    await ways[way]?.();
    await agrees(page, timeline, `step ${String(step)}, ${way}`);
  }
  // To the end by itself, as fast as it goes.
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: '8×', exact: true }).click();
  await page.keyboard.press('Space');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(timeline.length), { timeout: 60_000 });
  await agrees(page, timeline, 'at the end');
  expect(complaints).toEqual([]);
});

test('whatever was clicked, the keys go along the round; what is gone to stands there at once', async ({ app: { window: page } }) => {
  const round = walked(2, 'careless', 1);
  const timeline = timelineOf(round);
  await open(page, round);
  const clicked = [
    page.getByRole('button', { name: '2×', exact: true }),
    page.getByRole('button', { name: /^Skip waiting/ }),
    view(page, 'Judge'),
    view(page, 'Ada'),
    view(page, 'Everything'),
    page.getByRole('button', { name: 'Events', exact: true }),
    page.getByRole('button', { name: 'Closer', exact: true }),
    page.getByRole('button', { name: 'Replay: next event' }),
    page.locator('.hand li').first(),
    slider(page),
    page.locator('[data-place]').nth(4),
  ];
  for (const [at, button] of clicked.entries()) {
    await button.click();
    const before = await agrees(page, timeline, `click ${String(at)}`);
    await page.keyboard.press('ArrowRight');
    expect(await agrees(page, timeline, `an arrow after click ${String(at)}`), `click ${String(at)}`).toBe(before + 1);
    await page.keyboard.press('ArrowLeft');
    await expect(slider(page)).toHaveAttribute('aria-valuenow', String(before));
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: /^Stop/ })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
    // It did not go on meanwhile by more than it played, and stands still.
    await agrees(page, timeline, `after click ${String(at)}`);
  }
  // Far away, while it stands still: nothing is on its way there.
  for (const key of ['End', 'Home', 'End']) {
    await page.keyboard.press(key);
    const place = await agrees(page, timeline, key);
    expect(place).toBe(key === 'End' ? timeline.length : 0);
    expect((await said(page)).moving, key).toBe(false);
  }
});

test('a seat sees what it saw then: no other hand, nothing that is to come, and what was wrong once the round is over', async ({
  app: { window: page },
}) => {
  const round = walked(3, 'careless', 2);
  const timeline = timelineOf(round);
  await open(page, round);
  const names = ['Ada', 'Bruno', 'Chiara'];
  const wrong = page.locator('.moments .wrong');
  await page.keyboard.press('End');
  await expect(wrong).not.toHaveCount(0);
  const all = await page.locator('[data-place]').count();
  expect(all).toBe(timeline.length + 1);
  for (const [seat, role] of round.setup.roles.entries()) {
    await view(page, names[seat] ?? '').click();
    await page.locator('[data-place="0"]').click();
    await expect(page.locator('[data-place]')).toHaveCount(1);
    for (const at of [1, 5, 9]) {
      await page.keyboard.press('Home');
      for (let step = 0; step < at; step++) await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-place]')).toHaveCount(at + 1);
      await expect(wrong).toHaveCount(0);
      await expect(page.locator('[data-kind=mistake]')).toHaveCount(0);
      // Everything that is shown or said of a tile is of one that this seat sees: a hand is there for its own seat alone.
      const held = await page
        .locator('.hand [data-tile]')
        .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset['tile']));
      const own = chase.view(timeline.stateAt(at), seat).hand;
      expect([...held].sort()).toEqual([...(own === null ? [] : own.starts.length > 0 ? own.starts : own.pile)].sort());
      if (role === 'chaser') expect(held).toEqual([]);
    }
    await page.keyboard.press('End');
    await expect(wrong).not.toHaveCount(0);
  }
  // With the judge's eyes from the beginning on.
  await view(page, 'Judge').click();
  await page.keyboard.press('Home');
  await expect(page.locator('[data-kind=mistake]')).not.toHaveCount(0);
  await page.keyboard.press('Period');
  await expect(page.locator('[aria-current=step].wrong')).toHaveCount(1);
});

test('watching adds nothing to what a player has done', async ({ app: { window: page } }) => {
  const figures = async (): Promise<unknown> => [
    await request(page, 'profile.list', {}),
    await request(page, 'statistics.brief', { kind: 'read' }),
    await request(page, 'replay.last', {}),
    (await request(page, 'replay.list', { offset: 0, limit: 10 })).replays,
  ];
  const round = walked(2, 'home', 1);
  await open(page, round);
  const before = await figures();
  await page.keyboard.press('KeyR');
  await page.getByRole('button', { name: '8×', exact: true }).click();
  await page.keyboard.press('Space');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(timelineOf(round).length), { timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Replays', level: 1 })).toBeVisible();
  expect(await figures()).toEqual(before);
});

test('by keys alone, in Italian: from the first screen into a replay, along it, to how it was judged, and back', async ({
  app: { window: page },
}) => {
  await open(page, walked(2, 'careless', 1));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await request(page, 'settings.change', { language: 'it' });
  const tabTo = async (name: RegExp): Promise<void> => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      const now = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
      expect(now.trim()).toMatch(name);
    }).toPass({ intervals: [0] });
    await page.keyboard.press('Enter');
  };
  await tabTo(/^Replay/);
  await tabTo(/^Apri la partita/);
  const bar = page.getByRole('slider', { name: 'Linea del tempo' });
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('ArrowRight');
  await expect(bar).toHaveAttribute('aria-valuetext', /Ada ha posato la tessera 1/);
  await page.keyboard.press('KeyV');
  await expect(page.getByRole('button', { name: 'Arbitro', pressed: true })).toBeVisible();
  await page.keyboard.press('Period');
  await expect(page.locator('[aria-current=step].wrong')).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Ferma/ })).toBeVisible();
  await page.keyboard.press('Space');
  await tabTo(/^Come è stato giudicato/);
  await expect(page.getByRole('region', { name: /percors/i }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
});

alone('whose eyes it is stays: through seeks, other rounds and a new start of the app', async ({ dataFolder }) => {
  const first = await launch(dataFolder);
  await request(first.window, 'settings.change', { introduced: true });
  const match = JSON.parse(replayOf(walked(3, 'even', 5))) as { rounds: unknown[] };
  const buffer = Buffer.from(JSON.stringify({ ...match, rounds: [match.rounds[0], match.rounds[0]] }));
  await first.window.getByRole('button', { name: /^Replays/ }).click();
  await first.window.locator('input[type=file]').setInputFiles([{ name: 'm.lookout.json', mimeType: 'application/json', buffer }]);
  await openReplay(first.window);
  const seen = (page: Page) => page.getByRole('group', { name: 'Seen with the eyes of' }).getByRole('button', { pressed: true });
  await view(first.window, 'Chiara').click();
  for (const key of ['End', 'ArrowLeft', 'PageUp', 'ArrowRight', 'PageDown']) {
    await first.window.keyboard.press(key);
    await expect(slider(first.window)).toBeVisible();
    await expect(seen(first.window)).toHaveText('Chiara');
  }
  await first.close();
  const again = await launch(dataFolder);
  try {
    await again.window.getByRole('button', { name: /^Replays/ }).click();
    await openReplay(again.window);
    await expect(seen(again.window)).toHaveText('Chiara');
    await expect(again.window.locator('[data-place]')).toHaveCount(1);
    expect(again.complaints).toEqual([]);
  } finally {
    await again.close();
  }
});
