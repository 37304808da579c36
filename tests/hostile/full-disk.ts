/** Fills a small disk, on which it is started, and prints what came of it as JSON: `full-disk FOLDER SEED COUNT FROM`. */
import { fullDisks } from './full';

const [scratch = '', seed = '', count = '0', from = '0'] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await fullDisks({ seed, count: Number(count), from: Number(from), scratch })));
