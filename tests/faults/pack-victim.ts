/** Takes packs in and out as fast as it can and says what was acknowledged, until somebody kills it. */
import { writeSync } from 'node:fs';
import { openApp } from '../fixtures/app';
import { done } from '../fixtures/live-table';
import { packBytes, smallPack } from '../fixtures/packs';

const [folder = '', seed = ''] = process.argv.slice(2);
const app = openApp(folder, seed);
const say = (what: string): void => {
  writeSync(1, `${what}\n`);
};
const packs = ['one', 'two', 'three'].map((name) => packBytes(smallPack(name, 4)));
await app.handlers['drill.start']({ mode: 'practice', options: {} });
say('ready');
for (;;) {
  for (const bytes of packs) {
    const taken = done(await app.handlers['pack.import']({ file: { name: 'x', bytes } }));
    if (taken.state === 'imported') say(`in ${taken.pack.name}`);
  }
  for (const { id, name, shipped } of done(await app.handlers['pack.list']({})).packs) {
    if (shipped) continue;
    done(await app.handlers['pack.remove']({ pack: id }));
    say(`out ${name}`);
  }
}
