/**
 * Lives of the app in its window, each ended by a kill of all its processes at a moment from the seed, and what was acknowledged to the
 * window by then. In a life a person plays a round, answers puzzles, takes replays in or changes settings.
 */
import type { Answer } from '../../src/shared/refusal';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODES } from '../../src/shared/drill';
import type { RequestName } from '../../src/shared/contract';
import type { SettingsChange } from '../../src/shared/settings';
import type { ChaseTable } from '../../src/shared/chase/table';
import { startAsChaser, startAsRunner } from '../accessibility/visits';
import type { Ask } from '../hostile/asking';
import { answerOf, atTable } from '../hostile/deeds';
import type { Dice } from '../hostile/dice';
import { Promises } from '../hostile/promises';
import type { RunningApp } from './app';

export const LIVES = ['play', 'drill', 'import', 'settings'] as const;
export type Life = (typeof LIVES)[number];

interface Bridge {
  readonly lookout: {
    request(name: string, input: unknown): Promise<unknown>;
    on(name: string, listener: (told: string) => void): unknown;
  };
  heardTable(payload: unknown): void;
}

/** Asks as the window itself does. */
export const asking =
  (page: Page): Ask =>
  (name, input) =>
    page.evaluate(([asked, given]) => (globalThis as unknown as Bridge).lookout.request(asked, given), [name, input] as const) as never;

/** So many deeds at most before the kill is on its way, and so many milliseconds at most until it is there. */
const DEEDS = 12;
const ON_ITS_WAY = 150;

const REPLAYS = ['minimal', 'replays/two-caught', 'replays/four-unfinished', 'replays/three-hideout-perfect-plan'].map(
  (name) => JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/${name}.lookout.json`), 'utf8')) as object,
);
const MARKERS = ['KeyQ', 'KeyW', 'KeyA', 'KeyS'] as const;

/** What was acknowledged to the window over several lives on one folder. */
export class Acknowledged {
  readonly promises = new Promises();
  /** Choices by player; a change that is asked for may be there, or what was before. */
  readonly #choices = new Map<string, SettingsChange>();
  #pending: SettingsChange = {};
  count = 0;

  async ask(ask: Ask, name: RequestName, input: unknown): Promise<Answer<unknown>> {
    const answer: Answer<unknown> = await ask(name, input);
    this.promises.heard({ name, input, answer });
    // Those of one moment are compared below, with the change that was cut off.
    this.promises.settings.clear();
    this.count += 1;
    return answer;
  }

  async choose(ask: Ask, change: SettingsChange): Promise<void> {
    this.#pending = change;
    const answer = await this.ask(ask, 'settings.change', change);
    if (!answer.ok) throw new Error(`The settings were refused: ${answer.error.code}`);
    const player = this.promises.chosen ?? '';
    this.#choices.set(player, { ...this.#choices.get(player), ...change });
    this.#pending = {};
  }

  /** What is missing in the life that has begun, in sentences. */
  async missing(ask: Ask, folder: string): Promise<string[]> {
    const people = await ask('profile.list', {});
    const settings = await ask('settings.read', {});
    if (!people.ok || !settings.ok) return ['Nobody can be asked.'];
    const kept = settings.value as Readonly<Record<string, unknown>>;
    const pending = this.#pending as Readonly<Record<string, unknown>>;
    this.#pending = {};
    const chosen = Object.entries(this.#choices.get(people.value.chosen) ?? {});
    // What was cut off may be there, and is what the next life has to keep then.
    const there = chosen.map(([key]) => [key, kept[key]] as const);
    this.#choices.set(people.value.chosen, Object.fromEntries(there));
    const changed = chosen.flatMap(([key, value]) => {
      const well = kept[key] === value || (key in pending && kept[key] === pending[key]);
      return well ? [] : [`The setting ${key} is ${JSON.stringify(kept[key])}, not ${JSON.stringify(value)}.`];
    });
    return [...changed, ...(await this.promises.missing(ask, folder))];
  }
}

type Go = () => Promise<void>;
interface Scene {
  readonly page: Page;
  readonly ask: Ask;
  readonly dice: Dice;
  readonly heard: Acknowledged;
}

/** How each life begins in the window; what it gives back does one deed more. */
const BEGIN: Readonly<Record<Life, (scene: Scene) => Promise<Go>>> = {
  play: async ({ page, ask, dice, heard }) => {
    await page.exposeFunction('heardTable', (table: ChaseTable) => {
      heard.promises.sent('table', table);
    });
    await page.evaluate(() => {
      const { lookout, heardTable } = globalThis as unknown as Bridge;
      lookout.on('table', (told) => {
        heardTable(JSON.parse(told) as ChaseTable);
      });
    });
    await (dice.percent(50) ? startAsChaser(page) : startAsRunner(page));
    return async () => {
      if (dice.percent(40)) {
        await page.keyboard.press(dice.oneOf(MARKERS));
        return;
      }
      const table = await ask('match.current', {});
      if (!table.ok) return;
      if (table.value === null) {
        await heard.ask(ask, 'match.start', { role: dice.oneOf(['chaser', 'runner']), level: 1 });
        return;
      }
      const { name, input } = atTable(table.value, dice);
      await heard.ask(ask, name, input);
    };
  },
  drill: async ({ page, ask, dice, heard }) => {
    await page.getByRole('button', { name: /^All drills/ }).click();
    await page.getByRole('button', { name: /^Rush/ }).click();
    return async () => {
      const run = await ask('drill.current', {});
      const puzzle = run.ok ? (run.value?.puzzle ?? null) : null;
      if (!run.ok || run.value === null || run.value.state === 'over' || puzzle === null) {
        await heard.ask(ask, 'drill.start', { mode: dice.oneOf(MODES), options: {} });
        return;
      }
      const { name, input } = answerOf(run.value.id, puzzle, dice, {});
      await heard.ask(ask, name, input);
    };
  },
  import: async ({ page, ask, dice, heard }) => {
    await page.getByRole('button', { name: 'Replays' }).click();
    return async () => {
      const id = dice.uuid();
      const text = JSON.stringify({ ...dice.oneOf(REPLAYS), id });
      await page.locator('input[type=file]').setInputFiles({ name: `${id}.json`, mimeType: 'application/json', buffer: Buffer.from(text) });
      for (let there = false; !there;) {
        const list = await ask('replay.list', { offset: 0, limit: 100 });
        there = list.ok && list.value.replays.some((replay) => replay.id === id);
      }
      heard.promises.imported(id);
      heard.count += 1;
    };
  },
  settings: async ({ page, ask, dice, heard }) => {
    await page.getByRole('button', { name: 'Settings' }).first().click();
    return async () => {
      if (dice.percent(20)) {
        await heard.ask(ask, 'profile.create', { name: `Ada ${dice.text(8)}` });
        return;
      }
      const changes: readonly SettingsChange[] = [
        { theme: dice.oneOf(['system', 'night', 'day', 'contrast']) },
        { motion: dice.oneOf(['system', 'full', 'none']) },
        { sound: dice.percent(50) },
        { calmNoClock: dice.percent(50) },
        { calmNoPenalty: dice.percent(50) },
        { plainWitnesses: dice.percent(50) },
      ];
      await heard.choose(ask, dice.oneOf(changes));
    };
  },
};

/** Lives until it is killed. Throws where something breaks before. */
export async function liveAndDie(app: RunningApp, life: Life, dice: Dice, heard: Acknowledged): Promise<void> {
  const ask = asking(app.window);
  const gone = new Promise((done) => app.electron.process().once('exit', done));
  const struck = new AbortController();
  const strike = (): void => {
    struck.abort();
    void app.kill();
  };
  const deeds = dice.below(DEEDS);
  const wait = dice.below(ON_ITS_WAY);
  try {
    await heard.ask(ask, 'profile.list', {});
    const go = await BEGIN[life]({ page: app.window, ask, dice, heard });
    for (let deed = 0; ; deed++) {
      if (deed === deeds) setTimeout(strike, wait);
      await go();
    }
  } catch (error) {
    if (!struck.signal.aborted) throw error;
  }
  await gone;
}
