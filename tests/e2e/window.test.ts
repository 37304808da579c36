import { spawn } from 'node:child_process';
import { launchOptions } from '../../scripts/launch.mjs';
import { expect, launch, test, type RunningApp } from './app';

interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function bounds({ electron }: RunningApp): Promise<Bounds | undefined> {
  return electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
}

/** Closes the window as its close button does, and waits for the end of the app. */
async function closeWindow({ electron }: RunningApp): Promise<void> {
  const gone = electron.waitForEvent('close');
  await electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.close();
  });
  await gone;
}

test('the window comes back where it was, and not where no screen is', async ({ dataFolder }) => {
  const size = { width: 1100, height: 700 };
  const first = await launch(dataFolder, size);
  await first.electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setPosition(120, 90);
  });
  await expect.poll(async () => (await bounds(first))?.x).toBe(120);
  const before = await bounds(first);
  await closeWindow(first);

  const second = await launch(dataFolder, null);
  expect(await bounds(second)).toEqual(before);
  await second.electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setPosition(9000, 90);
  });
  await expect.poll(async () => (await bounds(second))?.x).toBe(9000);
  await closeWindow(second);

  const third = await launch(dataFolder, null);
  try {
    const found = await bounds(third);
    expect(found).toMatchObject({ width: before?.width, height: before?.height });
    expect(found?.x).toBeLessThan(1920 - 160);
  } finally {
    await third.close();
  }
});

test('a second start says so and leaves the place to the first', async ({ app, dataFolder }) => {
  const { executablePath, args, cwd, env } = launchOptions(dataFolder);
  const second = spawn(executablePath, args.slice(2), { cwd, env: { ...env, LOOKOUT_DATA: dataFolder } });
  let said = '';
  second.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((done) => second.once('exit', done));
  expect(code).toBe(0);
  expect(said).toContain('Lookout is running already');
  expect(app.electron.windows()).toHaveLength(1);
});
