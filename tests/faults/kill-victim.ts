/** Plays bots against bots as fast as it can and says what was acknowledged, until somebody kills it. */
import { writeSync } from 'node:fs';
import type { ChaseTable } from '../../src/shared/chase/table';
import { openApp } from '../fixtures/app';

const [folder = '', seed = ''] = process.argv.slice(2);
const app = openApp(folder, seed, {
  send: (name, payload) => {
    if (name !== 'table' || payload === null || typeof payload !== 'object' || !('table' in payload)) return;
    const { match, roundNumber, table } = payload as ChaseTable;
    const [path] = table.paths;
    const line = { match, round: roundNumber, tiles: path?.tiles.length, marks: path?.marks.length, ending: table.ending };
    writeSync(1, `${JSON.stringify(line)}\n`);
  },
});
for (;;) {
  await app.handlers['match.start']({ role: 'watch', level: 5 });
  app.time.passUntil(() => app.mayClose());
}
