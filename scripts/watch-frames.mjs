// Measures how smoothly the table moves while four bots of level 10 play in the real window: node scripts/watch-frames.mjs SECONDS
// Standard output is one JSON object, { table, reference }: the frames during which a table moved, and those of an empty page
// before and after in the same app. Where the app cannot be started, one sentence on standard error says why, and the exit
// status is 1. Whoever starts this holds its standard input open: when that ends, so does this.
import { SetupError } from './setup/common.mjs';
import { playOn, roundOver, seeResult, watchFour } from './watch/four-bots.mjs';
import { takeFrames, taken } from './watch/frames.mjs';
import { referenceFrames } from './watch/reference.mjs';
import { openWatched } from './watch/watched-app.mjs';

const REFERENCE_MILLIS = 5000;

/** The frames of so many seconds of rounds; what lies between two rounds is not measured. */
async function tableFrames(page, seconds) {
  const frames = [];
  let left = seconds * 1000;
  await watchFour(page);
  for (;;) {
    const start = performance.now();
    await takeFrames(page);
    const over = await roundOver(page, left);
    frames.push(...(await taken(page)));
    left -= performance.now() - start;
    if (left <= 0 || !over) return frames;
    await seeResult(page);
    await playOn(page);
  }
}

const inMovement = (frames) => frames.filter(({ moves }) => moves).map(({ interval, work }) => ({ interval, work }));

async function measure(seconds) {
  const { app, page, close } = await openWatched();
  try {
    const before = await referenceFrames(app, REFERENCE_MILLIS);
    const table = await tableFrames(page, seconds);
    const after = await referenceFrames(app, REFERENCE_MILLIS);
    return { table: inMovement(table), reference: inMovement([...before, ...after]) };
  } finally {
    await close();
  }
}

process.stdin.resume().once('end', () => process.exit(1));
try {
  process.stdout.write(`${JSON.stringify(await measure(Number(process.argv[2] ?? 30)))}\n`);
  process.exitCode = 0;
} catch (error) {
  const [sentence] = String(error?.message ?? error).split('\n');
  process.stderr.write(error instanceof SetupError ? `${error.message}\n` : `The app could not be watched in its window: ${sentence}\n`);
  process.exitCode = 1;
}
process.stdin.unref?.();
