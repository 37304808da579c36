/** An answer that cannot be kept has changed nothing: the same puzzle is asked, and the run goes on as if it had not been given. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DATABASE_NAME } from '../../src/main/store/connection';
import { SYMBOLS } from '../../src/rules/chase/tile';
import type { Answered, Mode, RunView } from '../../src/shared/drill';
import type { Answer } from '../../src/shared/refusal';
import type { RunOptions } from '../../src/shared/run-options';
import { openApp, type App } from '../fixtures/app';
import { done } from '../fixtures/live-table';
import { scratchFolder } from '../fixtures/scratch';

interface Player {
  readonly app: App;
  /** Whoever else has the file open. */
  readonly beside: () => Database.Database;
}

function player(): Player {
  const folder = scratchFolder();
  const app = openApp(folder, 'refused');
  onTestFinished(() => {
    app.close();
  });
  return {
    app,
    beside: () => {
      const db = new Database(join(folder, DATABASE_NAME));
      onTestFinished(() => {
        db.close();
      });
      return db;
    },
  };
}

async function start({ app }: Player, mode: Mode, options: RunOptions): Promise<RunView> {
  return done(await app.handlers['drill.start']({ mode, options }));
}

/** Answers the run's puzzle a second after it came up, or after the last try. */
async function answer({ app }: Player, run: RunView, right: boolean): Promise<Answer<Answered>> {
  const { puzzle } = run;
  if (puzzle?.kind !== 'read') throw new Error('No read puzzle is shown.');
  const symbol = SYMBOLS.find((each) => puzzle.answer.symbols.includes(each) === right) ?? 'star';
  app.time.pass(1000);
  return app.handlers['drill.answer']({ run: run.id, puzzle: puzzle.id, answer: { kind: 'read', symbol }, millis: 1000 });
}

const current = async ({ app }: Player): Promise<RunView | null> => done(await app.handlers['drill.current']({}));

/** The same answers, the second player's each refused first by a file that another program has locked. */
async function twice(mode: Mode, options: RunOptions, rights: readonly boolean[], before: (each: Player) => Promise<void>): Promise<void> {
  const [plain, refused] = [player(), player()];
  const lock = refused.beside();
  await before(plain);
  await before(refused);
  let views = [await start(plain, mode, options), await start(refused, mode, options)] as const;
  for (const right of rights) {
    const [one, other] = views;
    expect(other).toEqual(one);
    if (one.state === 'over') break;
    lock.exec('BEGIN IMMEDIATE');
    expect(await answer(refused, other, !right)).toMatchObject({ ok: false, error: { code: 'store/locked' } });
    lock.exec('COMMIT');
    const { clock, ...rest } = one;
    expect(await current(refused)).toMatchObject({ ...rest, clock: { running: clock.running } });
    // The second that went by is no other time for either of them.
    plain.app.time.pass(1000);
    views = [done(await answer(plain, one, right)).run, done(await answer(refused, other, right)).run];
  }
  expect(views[1]).toEqual(views[0]);
  const told = async ({ app }: Player): Promise<unknown> => done(await app.handlers['statistics.summary']({ period: 'all', kind: null }));
  expect(await told(refused)).toEqual(await told(plain));
}

const nothing = (): Promise<void> => Promise.resolve();

/** Some readings are missed, so that there are weak spots. */
async function missed(each: Player): Promise<void> {
  let run = await start(each, 'practice', { kinds: ['read'] });
  for (let at = 0; at < 3; at++) run = done(await answer(each, run, false)).run;
  done(await each.app.handlers['drill.end']({ run: run.id }));
}

describe('an answer that is refused and given again', () => {
  const kinds = ['read'] as const;
  test.each<[Mode, RunOptions, readonly boolean[]]>([
    ['practice', { kinds: [...kinds] }, [true, false, true, true, true, false, true, true]],
    ['rush', { minutes: 3 }, [true, true, true, true, true, true, false, true]],
    ['survival', {}, [true, false, true, false, true, false]],
    ['streak', {}, [true, true, true, false]],
    ['custom', { kinds: [...kinds], length: 4 }, [true, false, true, true]],
  ])('counts once (%s), and the run goes on as one that was never refused', async (mode, options, rights) => {
    await twice(mode, options, rights, nothing);
  });

  test('mends a weak spot once, up to the end of the run', async () => {
    await twice('weak-spots', {}, [true, true, false, true, true, true, true, true], missed);
  });
});

test('an answer that a fault stops changes nothing either', async () => {
  const one = player();
  const run = await start(one, 'survival', {});
  const db = one.beside();
  db.exec("CREATE TRIGGER stop BEFORE INSERT ON attempt BEGIN SELECT raise(ABORT, 'No answer can be kept.'); END");
  await expect(answer(one, run, false)).rejects.toThrow('No answer can be kept.');
  db.exec('DROP TRIGGER stop');
  expect(await current(one)).toMatchObject({ puzzle: run.puzzle, next: run.next, wrong: 0, strikes: { used: 0 } });
  expect(done(await answer(one, run, false)).run).toMatchObject({ wrong: 1, strikes: { used: 1 } });
});

test('a hint before it still counts as help, and one that was refused once is not shown as new', async () => {
  const one = player();
  const run = await start(one, 'practice', { kinds: ['read'] });
  const puzzle = run.puzzle?.id ?? '';
  done(await one.app.handlers['drill.hint']({ run: run.id, puzzle }));
  const lock = one.beside();
  lock.exec('BEGIN IMMEDIATE');
  expect(await answer(one, run, true)).toMatchObject({ ok: false });
  lock.exec('COMMIT');
  const answered = done(await answer(one, run, true));
  expect(answered).toMatchObject({ puzzle, right: true, millis: 1000, run: { right: 1 } });
  const ended = done(await one.app.handlers['drill.end']({ run: run.id }));
  expect(ended.result).toMatchObject({ helped: 1, missed: [] });
});
