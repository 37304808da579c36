/** A start that only glances at the database: the first picture comes at once, and damage is found all the same. */
import Database from 'better-sqlite3';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Background } from '../../src/main/background/work';
import { connect, DATABASE_NAME } from '../../src/main/store/connection';
import { storeFault, type Stored } from '../../src/main/store/fault';
import type { Inspection } from '../../src/main/store/inspect';
import { migrate } from '../../src/main/store/migrate';
import { MIGRATIONS, newestOf } from '../../src/main/store/migrations';
import { glanceInto, openStore } from '../../src/main/store/open';
import { openApp, type App } from '../fixtures/app';
import { DAMAGES } from '../fixtures/damages';
import { done } from '../fixtures/live-table';
import { scratchFolder } from '../fixtures/scratch';
import { DEALT, header, MATCH } from '../fixtures/stored-match';

const DAY = new Date('2026-11-27T20:00:00.000Z');

/** A store with a match in it and in its backup, closed cleanly. */
function usedFolder(): string {
  const folder = scratchFolder();
  const store = done(openStore(folder, DAY));
  done(store.matches.begin(header(), DEALT));
  done(store.backUp(DAY));
  store.close();
  return folder;
}

interface Started {
  readonly app: App;
  readonly restart: ReturnType<typeof vi.fn>;
}

function start(folder: string): Started {
  const restart = vi.fn();
  return { app: openApp(folder, 'glance', { glance: true, restart }), restart };
}

const noticesOf = async ({ app }: Started): Promise<string[]> => done(await app.handlers['app.info']({})).notices.map(({ code }) => code);

describe('a database that is well', () => {
  test('shows the first picture at once; what is asked then waits until all of it was looked over, and nothing afterwards', async () => {
    const { app, restart } = start(usedFolder());
    expect(done(await app.handlers['app.begin']({}))['settings.read']).toMatchObject({ ok: true });
    const answered: string[] = [];
    const first = Promise.resolve(app.handlers['settings.change']({ theme: 'day' })).then(() => answered.push('first'));
    const second = Promise.resolve(app.handlers['settings.read']({})).then(() => answered.push('read'));
    await second;
    expect(answered).toEqual(['read']);
    expect(app.handlers['app.shown']({})).toEqual({ ok: true, value: null });
    await first;
    expect(done(await app.handlers['settings.read']({})).theme).toBe('day');
    expect(app.handlers['settings.change']({ theme: 'night' }), 'answers at once again').not.toBeInstanceOf(Promise);
    expect(restart).not.toHaveBeenCalled();
    app.close();
  });

  test('is looked over in time where no picture comes, and before puzzles are taken in or a backup is made', async () => {
    const folder = usedFolder();
    const { app } = start(folder);
    const before = readdirSync(join(folder, 'backups'));
    const asked = app.handlers['settings.change']({ theme: 'day' });
    app.time.pass(1499);
    await new Promise(setImmediate);
    expect(done(await app.handlers['settings.read']({})).theme).not.toBe('day');
    app.time.pass(1);
    expect(done(await asked).theme).toBe('day');
    app.time.pass(5000);
    await vi.waitFor(() => {
      expect(readdirSync(join(folder, 'backups'))).not.toEqual(before);
    });
    app.close();
  });

  test('is looked over first where its log was left, which may hold anything, or where its schema is older', () => {
    const folder = usedFolder();
    expect(done(glanceInto(folder, DAY))).toMatchObject({ whole: false, found: { state: 'good', version: newestOf(MIGRATIONS) } });
    const db = new Database(join(folder, DATABASE_NAME));
    migrate(db, [...MIGRATIONS, { version: newestOf(MIGRATIONS) + 10, apply: () => undefined }]);
    // Another connection of a program that was killed.
    expect(done(glanceInto(folder, DAY))).toMatchObject({ whole: true, found: { state: 'newer' } });
    db.close();
    const older = scratchFolder();
    const earlier = connect(join(older, DATABASE_NAME));
    migrate(earlier, MIGRATIONS.slice(0, -1));
    earlier.close();
    expect(done(glanceInto(older, DAY))).toMatchObject({ whole: true });
    expect(done(glanceInto(scratchFolder(), DAY))).toMatchObject({ whole: true, found: { state: 'absent' } });
  });

  test.each<[string, () => Promise<Stored<Inspection>>]>([
    ['another program holds it', () => Promise.resolve({ ok: false, error: storeFault('store/locked') })],
    ['the thread breaks', () => Promise.reject(new Error('no thread'))],
  ])('is used all the same where it cannot be looked over since %s, which is reported', async (_why, looked) => {
    const nothing = { ownThread: false, close: () => undefined };
    const restart = vi.fn();
    const background: Background = { ...nothing, start: () => ({ done: looked(), cancel: () => undefined }) };
    const app = openApp(usedFolder(), 'glance', { glance: true, restart, background: () => background });
    const asked = app.handlers['settings.change']({ theme: 'day' });
    void app.handlers['app.shown']({});
    expect(done(await asked).theme).toBe('day');
    expect(app.reports.join()).toMatch(/^The database was not looked over: ./);
    expect(restart).not.toHaveBeenCalled();
    app.close();
  });
});

test.each(DAMAGES)(
  '%s: found at the glance or once the first picture stands; the app begins anew, and the backup takes its place',
  async (_what, damage) => {
    const folder = usedFolder();
    damage(join(folder, DATABASE_NAME));
    const started = start(folder);
    const { app, restart } = started;
    if ((await noticesOf(started)).includes('backup-restored')) {
      expect(restart).not.toHaveBeenCalled();
      app.close();
      return;
    }
    let kept = false;
    void Promise.resolve(app.handlers['settings.change']({ theme: 'day' })).then(() => (kept = true));
    void app.handlers['app.shown']({});
    await vi.waitFor(() => {
      expect(restart).toHaveBeenCalledTimes(1);
    });
    expect(kept, 'nothing is acknowledged on what is damaged').toBe(false);
    expect(app.reports.join('\n')).toMatch(/^The database is damaged: ./m);
    app.close();
    const again = openApp(folder, 'again');
    expect(done(await again.handlers['app.info']({})).notices.map(({ code }) => code)).toEqual(['backup-restored']);
    expect(done(await again.handlers['replay.list']({ offset: 0, limit: 10 })).replays.map(({ id }) => id)).toEqual([MATCH]);
    again.close();
  },
);
