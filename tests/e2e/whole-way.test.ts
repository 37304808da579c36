/**
 * The whole way of a round, end to end: it is played, found by filter, watched, gone along to a mistake that becomes a puzzle and is solved, played on
 * from there, exported, removed, put back, imported, and watched again. Once in English with a mouse, once in Italian by keys alone.
 */
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import { request } from '../accessibility/visits';
import { pressesCount } from '../../scripts/watch/scene.mjs';
import { readingOf } from '../../src/rules/chase/marking';
import { legalSymbols } from '../../src/rules/chase/tile';
import { CATALOGUES, type Language } from '../../src/shared/catalogue';
import type { ChaseTable } from '../../src/shared/chase/table';
import { currentPuzzle, KEYS, symbolOf } from '../games/chase/e2e/drill-screen';
import { expect, test } from './app';
import { answerSaving, systemAsked } from './saving';

/** Somebody who reads a language, and reaches everything by a mouse or by keys alone. */
class Person {
  readonly page: Page;
  readonly #words: Readonly<Record<string, unknown>>;
  readonly #keys: boolean;

  constructor(page: Page, language: Language, keys: boolean) {
    this.page = page;
    this.#words = CATALOGUES[language];
    this.#keys = keys;
  }

  /** What is read, up to what is filled in. */
  text(key: string): string {
    const text = this.#words[key];
    if (typeof text !== 'string') throw new Error(`Nothing is said by ${key}.`);
    return text.split('{')[0] ?? '';
  }

  /** A button that is called so, or begins with it where something is filled in. */
  button(key: string, within: Page | Locator = this.page): Locator {
    const name = new RegExp(`^${this.text(key).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
    return within.getByRole('button', { name }).first();
  }

  /** Comes to it with Tab alone. */
  async reach(what: Locator): Promise<void> {
    await what.waitFor();
    for (let presses = 0; presses < 150; presses++) {
      if (await what.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${String(what)}.`);
  }

  async press(what: Locator): Promise<void> {
    if (!this.#keys) return what.click();
    await this.reach(what);
    await this.page.keyboard.press('Enter');
  }

  /** Goes to a row of a list. */
  async pick(rows: Locator, row: Locator): Promise<void> {
    const chosen = (): Promise<boolean> => row.evaluate((line) => line.classList.contains('chosen'));
    if (await chosen()) return;
    if (!this.#keys) return row.getByRole('button').first().click();
    await this.reach(rows.locator('[tabindex="0"]').first());
    await this.page.keyboard.press('Home');
    while (!(await chosen())) await this.page.keyboard.press('ArrowDown');
  }

  /** Chooses of a list by its text. */
  async choose(field: Locator, option: string): Promise<void> {
    if (!this.#keys) {
      await field.selectOption(option);
      return;
    }
    await this.reach(field);
    await expect(async () => {
      await this.page.keyboard.press('ArrowDown');
      expect(await field.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.textContent)).toBe(option);
    }).toPass();
  }
}

/** A symbol that is wrong on the tile that is next to be marked, and whether that is the second. */
function wrongNow({ table }: ChaseTable): { readonly symbol: ReturnType<typeof symbolOf>; readonly at: number } | null {
  const [path] = table.paths;
  const tile = path?.tiles[path.marks.length];
  const face = table.tiles[tile?.tile ?? ''];
  if (path === undefined || tile === undefined || face === undefined) return null;
  const right = legalSymbols(face, tile.rotation, readingOf(table, path, path.marks.length).direction);
  return { symbol: symbolOf(right, false), at: path.marks.length };
}

/** Marks both Starting tiles wrongly, which ends the round: the second is the last tile. */
async function play(page: Page): Promise<void> {
  const over = async (): Promise<boolean> => ((await request(page, 'match.current', {}))?.table.phase ?? 'over') === 'over';
  await expect(async () => {
    if (!(await over())) {
      const wrong = wrongNow((await request(page, 'match.current', {})) as ChaseTable);
      if (wrong !== null) await page.keyboard.press(KEYS[wrong.symbol]);
    }
    expect(await over()).toBe(true);
  }).toPass({ timeout: 30_000 });
}

async function wholeWay(person: Person, electron: ElectronApplication): Promise<void> {
  const { page } = person;
  const { keyboard } = page;
  const rows = page.locator('[data-match]');

  await test.step('a round is played', async () => {
    await person.press(person.button('home.play'));
    await play(page);
    await pressesCount(page);
    const home = person.button('result.home');
    await expect(async () => {
      await keyboard.press('Escape');
      await expect(home).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 20_000 });
    await pressesCount(page);
    await person.press(home);
  });

  const id = (await request(page, 'replay.last', {}))?.id ?? '';
  const saved = (await request(page, 'replay.round', { id, round: 0 })).log;
  const row = page.locator(`[data-match="${id}"]`);
  const chooseRow = async (): Promise<void> => {
    await expect(row).toBeVisible();
    await person.pick(rows, row);
  };
  /** One step back after the other, as far as it goes. */
  const goHome = async (): Promise<void> => {
    await expect(async () => {
      await keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: person.text('app.name'), level: 1 })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
  };
  /** From the first screen to the viewer. */
  const watch = async (): Promise<void> => {
    await person.press(person.button('home.replays'));
    await chooseRow();
    await person.press(person.button('replays.open-match'));
    await page.getByRole('slider', { name: person.text('replay.timeline') }).waitFor();
  };
  const place = page.getByRole('slider', { name: person.text('replay.timeline') });
  const toEnd = async (): Promise<void> => {
    await keyboard.press('Home');
    await person.press(person.button('verdict.play', page.getByRole('group', { name: person.text('replay.steps') })));
    await expect(place).toHaveAttribute('aria-valuenow', String(saved.events.length), { timeout: 60_000 });
  };

  await test.step('it is found by filter', async () => {
    await person.press(person.button('home.replays'));
    await person.press(person.button('replays.filters'));
    await expect(rows).toHaveCount(1);
    const role = page.getByRole('combobox', { name: person.text('replays.filter.role') });
    await person.choose(role, person.text('role.chaser'));
    await expect(row).toHaveCount(1);
    await person.choose(page.getByRole('combobox', { name: person.text('replays.filter.source') }), person.text('replays.source.imported'));
    await expect(rows).toHaveCount(0);
    await person.press(person.button('replays.clear'));
    await expect(row).toHaveCount(1);
  });

  await test.step('it is watched to its end', async () => {
    await chooseRow();
    await person.press(person.button('replays.open-match'));
    await place.waitFor();
    await person.press(page.getByRole('button', { name: '8×', exact: true }));
    await toEnd();
  });

  const mistakes = page.locator('[data-mistake]');
  let event = 0;
  await test.step('the mistake is gone to, and becomes a puzzle that is solved', async () => {
    await keyboard.press('Home');
    await keyboard.press('Period');
    event = Number(await place.getAttribute('aria-valuenow')) - 1;
    expect(saved.events[event]?.type).toBe('mark');
    await person.press(person.button('replay.panel.learn'));
    const mistake = page.locator(`[data-mistake="${String(event)}"]`);
    await expect(mistake).toHaveAttribute('aria-current', 'step');
    await person.press(person.button('learn.keep-at', mistake));
    await expect(mistake.getByText(person.text('learn.state.weak'))).toBeVisible();
    await person.press(person.button('learn.solve-at', mistake));
    await expect(page.getByRole('heading', { name: person.text('mode.practice'), level: 1 })).toBeVisible();
    await expect.poll(async () => (await request(page, 'drill.current', {}))?.puzzle?.kind).toBe('read');
    const puzzle = await currentPuzzle(page);
    if (puzzle.kind !== 'read') throw new Error(`A wrong marker became a ${puzzle.kind} puzzle.`);
    await expect(async () => {
      await keyboard.press(KEYS[symbolOf(puzzle.answer.symbols, true)]);
      await expect(page.getByText(person.text('drill.right'), { exact: true })).toBeVisible({ timeout: 500 });
    }).toPass();
    // It was the only one of this run.
    await expect(async () => {
      await keyboard.press('Space');
      await expect(person.button('drill.others')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await goHome();
    // It waits among the mistakes of this week, on the first screen, too.
    await expect(page.getByRole('button', { name: person.text('mode.mistakes') })).toBeVisible();
  });

  await test.step('it is played on from there, and left', async () => {
    await watch();
    await expect(mistakes.first()).toBeVisible();
    await keyboard.press('Period');
    await expect(place).toHaveAttribute('aria-valuenow', String(event + 1));
    await person.press(person.button('learn.play'));
    await expect.poll(async () => (await request(page, 'match.current', {}))?.paused).toBe(true);
    await expect(async () => {
      await keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
    }).toPass();
    await person.press(page.getByRole('dialog').getByRole('button', { name: person.text('match.leave'), exact: true }));
    await goHome();
    expect((await request(page, 'replay.round', { id, round: 0 })).log).toEqual(saved);
  });

  const undo = person.button('replays.put-back');
  const file = await test.step('it is exported, removed, put back and removed again', async () => {
    await person.press(person.button('home.replays'));
    await expect(rows).toHaveCount(2);
    await chooseRow();
    await answerSaving(electron, 'proposed');
    await person.press(person.button('replays.export-match'));
    await expect.poll(async () => (await systemAsked(electron)).proposed.length).toBe(1);
    await expect(
      page
        .getByRole('main')
        .getByText(/\.lookout\.json/)
        .first(),
    ).toBeVisible();
    const [written = ''] = (await systemAsked(electron)).proposed;
    await person.press(person.button('replays.remove-match'));
    await expect(row).toHaveCount(0);
    await person.press(person.button('replays.put-back-match'));
    await expect(row).toHaveCount(1);
    await expect(undo).toHaveCount(0);
    await chooseRow();
    await person.press(person.button('replays.remove-match'));
    await expect(row).toHaveCount(0);
    return written;
  });

  await test.step('it is imported, and watched again', async () => {
    const chooser = page.waitForEvent('filechooser');
    await person.press(person.button('replays.import'));
    await (await chooser).setFiles(file);
    await expect(row).toHaveCount(1);
    await chooseRow();
    await person.press(person.button('replays.open-match'));
    await place.waitFor();
    const again = (await request(page, 'replay.round', { id, round: 0 })).log;
    expect(again.events).toEqual(saved.events);
    await toEnd();
  });
}

test('with a mouse, in English', async ({ app: { window: page, electron, complaints } }) => {
  test.setTimeout(180_000);
  await request(page, 'settings.change', { introduced: true, lastRole: 'chaser', lastLevel: 1, language: 'en' });
  await page.reload();
  await wholeWay(new Person(page, 'en', false), electron);
  expect(complaints).toEqual([]);
});

test('by keys alone, in Italian', async ({ app: { window: page, electron, complaints } }) => {
  test.setTimeout(180_000);
  await request(page, 'settings.change', { introduced: true, lastRole: 'chaser', lastLevel: 1, language: 'it' });
  await page.reload();
  await wholeWay(new Person(page, 'it', true), electron);
  expect(complaints).toEqual([]);
});
