// npm run test:long: four bots of level 10 play match after match in the real window, for ten minutes or for --minutes N, and
// what the app holds in memory must not grow. Exit status: 0, 1 if something grew or the app could not be watched, 2 for wrong
// arguments.
import { parseArgs } from 'node:util';
import { say, SetupError } from './setup/common.mjs';
import { playOn, roundOver, seeResult, watchFour } from './watch/four-bots.mjs';
import { memoryOf, SERIES } from './watch/memory.mjs';
import { growthOfSecondHalf } from './watch/trend.mjs';
import { openWatched } from './watch/watched-app.mjs';

const USAGE = `Usage: npm run --silent test:long -- [--minutes N]
  --minutes N  how long the bots play, 1 to 600 (10); a short run finds large leaks only
Exit status: 0, 1 if something grew or the app could not be watched, 2 for wrong arguments.
`;
/** Measured this often, over the whole time. */
const SAMPLES = 20;
/** Fewer samples than this tell no trend. */
const LEAST_SAMPLES = 6;
/** A round of four such bots takes less than a minute. */
const ROUND_MILLIS = 180_000;

function wrong(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function readMinutes() {
  try {
    const { values } = parseArgs({ options: { minutes: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
    if (values.help) {
      process.stdout.write(USAGE);
      process.exit(0);
    }
    const minutes = Number(values.minutes ?? '10');
    if (!/^\d+(\.\d+)?$/.test(values.minutes ?? '10') || minutes < 1 || minutes > 600) wrong('--minutes takes a number from 1 to 600.');
    return minutes;
  } catch (error) {
    return wrong(error.message.split('\n')[0]);
  }
}

/** Plays for so long; gives back the samples, each with its time in minutes. Every one is taken at a round's result, alike. */
async function play({ app, page }, minutes) {
  const begin = performance.now();
  const passed = () => (performance.now() - begin) / 60_000;
  const measure = await memoryOf(app, page);
  const samples = [];
  let due = 0;
  await watchFour(page);
  for (let rounds = 1; ; rounds++) {
    if (!(await roundOver(page, ROUND_MILLIS))) throw new Error(`Round ${rounds} did not end within ${ROUND_MILLIS / 60_000} minutes.`);
    await seeResult(page);
    if (passed() >= due) {
      const values = await measure();
      samples.push({ at: passed(), values });
      say(`${passed().toFixed(1)} min, ${rounds} rounds: ${SERIES.map(({ name }, at) => `${name} ${values[at].toFixed(1)}`).join('; ')}`, 'test:long');
      due = Math.max(due + minutes / SAMPLES, passed());
    }
    if (passed() >= minutes) return samples;
    await playOn(page);
  }
}

/** One line for each series; true when none grew. */
function judge(samples) {
  if (samples.length < LEAST_SAMPLES) {
    process.stdout.write(`${samples.length} measurements tell no trend: let it play for longer.\n`);
    return false;
  }
  let flat = true;
  for (const [index, { name, most }] of SERIES.entries()) {
    const series = samples.map(({ at, values }) => ({ at, value: values[index] }));
    const growth = growthOfSecondHalf(series);
    const well = growth <= most;
    flat &&= well;
    const ends = `${series[0].value.toFixed(1)} to ${series.at(-1).value.toFixed(1)}`;
    process.stdout.write(`${well ? 'flat ' : 'GROWS'}  ${name.padEnd(20)}${ends.padEnd(20)}second half ${growth >= 0 ? '+' : ''}${growth.toFixed(2)}, at most +${most}\n`);
  }
  return flat;
}

const minutes = readMinutes();
try {
  const watched = await openWatched();
  try {
    process.exitCode = judge(await play(watched, minutes)) ? 0 : 1;
  } finally {
    await watched.close();
  }
} catch (error) {
  const [sentence] = String(error?.message ?? error).split('\n');
  process.stderr.write(error instanceof SetupError ? `${error.message}\n` : `The long test stopped: ${sentence}\n`);
  process.exitCode = 1;
}
