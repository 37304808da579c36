/**
 * Kills of the app in its window at random moments: what was acknowledged to the window is there, and the next start comes up on Home.
 * `npm run test:long -- --only window` has them in full, from a seed that it prints.
 */
import { diceOf } from '../hostile/dice';
import { expect, launch, test } from './app';
import { Acknowledged, asking, LIVES, liveAndDie } from './window-kills';

const SEED = process.env['LOOKOUT_KILLS_SEED'] ?? 'small';
const COUNT = Number(process.env['LOOKOUT_KILLS'] ?? '5');
const FROM = Number(process.env['LOOKOUT_KILLS_FROM'] ?? '0');
/** So many on one folder: each life has to keep what all before it promised. */
const ON_ONE = 5;

for (let first = FROM; first < FROM + COUNT; first += ON_ONE) {
  const kills = Math.min(ON_ONE, FROM + COUNT - first);
  test(`${kills} kills in the window from ${first} on: what was acknowledged is there, and Home comes up`, async ({ emptyFolder }) => {
    const heard = new Acknowledged();
    let app = await launch(emptyFolder);
    try {
      for (let kill = first; kill < first + kills; kill++) {
        const again = `seed ${SEED}, from ${first}, kill ${kill}`;
        const life = LIVES[kill % LIVES.length] ?? 'play';
        await liveAndDie(app, life, diceOf(`${SEED}/window ${kill}`), heard);
        app = await launch(emptyFolder);
        await expect(app.window.getByRole('heading', { name: 'Lookout', level: 1 })).toBeVisible();
        const ask = asking(app.window);
        expect(await ask('app.info', {}), again).toMatchObject({ ok: true, value: { notices: [] } });
        expect(await heard.missing(ask, emptyFolder), `${again}: ${life}`).toEqual([]);
        expect(app.complaints, again).toEqual([]);
      }
    } finally {
      await app.close();
    }
    // eslint-disable-next-line no-console -- the count is to be seen
    console.info(`${kills} kills in the window, seed ${SEED}, from ${first}: ${heard.count} deeds acknowledged`);
  });
}
