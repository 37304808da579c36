/**
 * Lives an evening as fast as it can and says after each step what was acknowledged, until somebody kills it:
 * `victim FOLDER SEED WAY TOLD`, with a way of `WAYS`, and a file that says what was acknowledged before.
 */
import { readFileSync, writeSync } from 'node:fs';
import { Evening, type EveningOptions } from './evening';
import { Promises, type Told } from './promises';
import { WAYS, type Way } from './ways';

const [folder = '', seed = '', way = '', before = ''] = process.argv.slice(2);
const say = (told: Told | null): void => {
  writeSync(1, `${JSON.stringify(told)}\n`);
};

say(null); // from here on a database may be brought to a newer schema
const options: EveningOptions = {
  folder,
  seed,
  spoils: 0,
  favours: WAYS[way as Way],
  asking: ({ name, input }) => {
    const left = evening.promises.weakened(name, input).told;
    if (JSON.stringify(left) !== JSON.stringify(evening.promises.told)) say(left);
  },
};
const evening = new Evening(options, Promises.of(JSON.parse(readFileSync(before, 'utf8')) as Told));
for (let step = 1; ; step++) {
  await evening.step();
  say(evening.promises.told);
  if (way !== 'backup' || step % 12 !== 0) continue;
  evening.app.time.pass(5000);
  evening.reopen();
}
