// Four bots of level 10 play match after match in the real window, and what the app holds in memory must not grow.
import { say } from '../setup/common.mjs';
import { playOn, roundOver, seeResult, watchFour } from '../watch/four-bots.mjs';
import { memoryOf, SERIES } from '../watch/memory.mjs';
import { growthOfSecondHalf } from '../watch/trend.mjs';
import { openWatched } from '../watch/watched-app.mjs';

/** Measured this often, over the whole time. */
const SAMPLES = 20;
/** Fewer samples than this tell no trend. */
const LEAST_SAMPLES = 6;
/** A round of four such bots takes less than a minute. */
const ROUND_MILLIS = 180_000;

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
      say(
        `${passed().toFixed(1)} min, ${rounds} rounds: ${SERIES.map(({ name }, at) => `${name} ${values[at].toFixed(1)}`).join('; ')}`,
        'test:long',
      );
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
    process.stdout.write(
      `${well ? 'flat ' : 'GROWS'}  ${name.padEnd(20)}${ends.padEnd(20)}second half ${growth >= 0 ? '+' : ''}${growth.toFixed(2)}, at most +${most}\n`,
    );
  }
  return flat;
}

/** Lets the bots play for so many minutes; true when nothing grew. */
export async function memoryStaysFlat(minutes) {
  const watched = await openWatched();
  try {
    return judge(await play(watched, minutes));
  } finally {
    await watched.close();
  }
}
